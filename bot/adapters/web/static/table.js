// One table: keeps the page in step with the server and sends what is pressed and typed.

import { Board } from "/static/board.js";
import { CommandBox } from "/static/box.js";
import { keepCalm } from "/static/calm.js";
import { Choices, Prompt } from "/static/choices.js";
import { announce, button, el, icon, seatMark } from "/static/dom.js";
import { Stage, Story } from "/static/feed.js";
import { feel, halfMade, inWindow, offerBack, recall, remember, sendOn } from "/static/host.js";
import { freshId, get, listen, post, Refusal, showBanner } from "/static/net.js";
import { askPlayer, closeSheet, ensureName, me, openSheet, refreshMe, sure, switchTo } from "/static/people.js";
import { Hand, Private } from "/static/private.js";
import { calls } from "/static/sound.js";
import { Seen, Walk } from "/static/walk.js";
import { say } from "/static/words.js";

const AWAKE = ["pointerdown", "keydown"]; // signs that somebody is at a resting page
const SOON = 700; // milliseconds in which a page hears of what it has done itself
const HIDDEN_EVERY = 15000; // a hidden page asks now and then, so that open connections are left to those one looks at

export async function showTable(main, id) {
  const table = new TablePage(main, id);
  await table.begin();
  return () => table.end();
}

class TablePage {
  constructor(main, id) {
    this.main = main;
    this.address = `/api/t/${id}`;
    this.reading = null;
    this.next = null;
    this.sent = null;
    this.snapshot = null;
    this.plan = null; // the board on which somebody who waits makes a plan
    this.story = new Story();
    this.stage = new Stage();
    this.walk = new Walk(this.address, this.stage, { changed: (on) => this.walking(on), moved: (at) => this.handOf(at) });
    this.seenBefore = new Seen(id);
    this.private = new Private((text, stamp) => this.send(text, stamp), (since, at) => this.walk.open(since, at));
    this.hand = new Hand();
    this.board = new Board(this.stage, {
      play: (words, stamp) => (this.plan ? this.wish(words) : this.send(words.startsWith("/") ? words : `/play ${words}`, stamp)),
      invite: () => this.invite(),
      chosen: (own) => {
        this.prompt.show(this.offer, own?.says);
        halfMade(Boolean(own?.chosen));
      },
    });
    this.prompt = new Prompt(() => this.board.choose(""));
    this.choicesPanel = el("div", { class: "choices", hidden: true });
    this.choices = new Choices(
      this.choicesPanel,
      (move, stamp) => this.send(`/play ${move}`, stamp),
      (move) => this.send(`/preview ${move}`),
    );
    this.box = new CommandBox(`${this.address}/complete`, (text) => this.send(text));
    this.seats = el("ul", { class: "seat-list", "aria-label": say("web-seats") });
    this.status = el("div", { class: "status" });
    this.asides = el("div", { class: "asides" });
    this.words = el(
      "details",
      { class: "in-words", ontoggle: () => remember("inWords", this.words.open) },
      el("summary", {}, icon("keyboard"), el("span", {}, say("web-words"))),
      this.choicesPanel,
      this.box.root,
    );
    this.words.open = recall("inWords") === "true";
    this.line = el("input", { class: "command", maxlength: 300, autocomplete: "off", enterkeyhint: "send", placeholder: say("web-talk-hint"), "aria-label": say("web-talk-hint") });
    this.talk = el(
      "details",
      { class: "talk", hidden: true, ontoggle: () => this.talk.open && this.line.focus() },
      el("summary", {}, icon("talk"), el("span", {}, say("web-talk"))),
      el("form", { class: "box", onsubmit: (event) => this.speak(event) }, this.line, el("button", { class: "primary send", "aria-label": say("web-send") }, icon("send"))),
    );
    this.tools = el("div", { class: "tools", role: "group", "aria-label": say("web-tools") });
    this.visibility = () => {
      this.seen();
      if (!document.hidden) this.update().then(() => this.catchUp());
    };
    this.shortcut = (event) => this.toBox(event);
  }

  async begin() {
    await this.refresh();
    this.main.className = "table-page";
    const dock = el(
      "section",
      { class: "dock", "aria-label": say("web-dock") },
      el("div", { class: "aside" }, this.private.root, this.asides),
      el("div", { class: "now" }, this.status, this.prompt.root, this.tools),
      this.walk.root,
    );
    this.stage.frame.append(this.hand.panel);
    this.main.replaceChildren(this.stage.root, this.story.root, el("aside", { class: "side" }, this.seats), dock);
    document.addEventListener("visibilitychange", this.visibility);
    document.addEventListener("keydown", this.shortcut);
    this.seen();
    offerBack(true);
    this.beginWalk();
    this.story.root.scrollTop = this.story.root.scrollHeight;
    const release = keepCalm(dock);
    const covering = watchSize(dock, (box) => this.board.uncovered(box));
    this.release = () => {
      release();
      covering();
    };
  }

  /** The moment that the address names, or what has happened since one last looked. */
  beginWalk() {
    const named = new URLSearchParams(location.search).get("at");
    if (named !== null && /^\d{1,6}$/.test(named) && this.walk.past) this.walk.open(Number(named));
    else this.catchUp();
  }

  catchUp() {
    const before = this.seenBefore.before(this.snapshot);
    if (before !== null && this.walk.past) this.walk.open(before, this.snapshot.entries);
    this.note();
  }

  /** What is in sight now has been seen. */
  note() {
    if (!document.hidden && !this.ended) this.seenBefore.note(this.snapshot);
  }

  walking(on) {
    this.main.toggleAttribute("data-walking", on);
    if (on) return this.walk.row.prepend(this.hand.toggle);
    this.toolsKey = "";
    this.showTools();
    this.showHand();
    if (this.snapshot.own) this.board.focus();
  }

  /** One's own board shows what one holds; of an earlier moment, one's hand is what it was then. */
  showHand() {
    this.hand.show(this.snapshot.own ? null : this.snapshot.hand);
  }

  handOf(at) {
    const { hand } = this.snapshot;
    this.hand.show(hand && { src: `${hand.src}&at=${at}`, words: `${hand.words}&at=${at}` });
  }

  end() {
    this.ended = true;
    offerBack(false);
    halfMade(false);
    this.walk.end();
    this.release?.();
    this.unlisten?.();
    showBanner("");
    clearInterval(this.timer);
    for (const sign of AWAKE) document.removeEventListener(sign, this.visibility);
    document.removeEventListener("visibilitychange", this.visibility);
    document.removeEventListener("keydown", this.shortcut);
  }

  /** A page in sight hears of changes at once. One that is hidden holds no connection open, and asks now and then. */
  seen() {
    this.unlisten?.();
    this.unlisten = null;
    clearInterval(this.timer);
    for (const sign of AWAKE) document.removeEventListener(sign, this.visibility);
    if (document.hidden) this.askNowAndThen();
    else this.unlisten = listen(`${this.address}/events`, () => this.update(), () => this.rest());
  }

  askNowAndThen() {
    this.timer = setInterval(() => this.update(), HIDDEN_EVERY);
  }

  /** There are too many pages for all of them to hear at once: this one says so, and asks until somebody is at it. */
  rest() {
    showBanner(say("web-resting"));
    this.askNowAndThen();
    for (const sign of AWAKE) document.addEventListener(sign, this.visibility);
  }

  /** Reads the table anew by itself; a refusal is said, and the page stays as it is. */
  async update() {
    try {
      await this.refresh();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      showBanner(error.message);
    }
  }

  toBox(event) {
    const typing = event.target.closest("input, select, textarea, dialog");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.words.open = true;
    this.box.input.value = "/";
    this.box.input.focus();
    this.box.ask();
  }

  /** Reads the table anew; calls that come meanwhile share one more reading after it. */
  refresh() {
    if (!this.reading) {
      this.reading = this.read().finally(() => (this.reading = null));
      return this.reading;
    }
    this.next ??= this.reading
      .catch(() => {})
      .then(() => {
        this.next = null;
        return this.refresh();
      });
    return this.next;
  }

  /** Waits until the page shows this version of the table: it hears of it by itself, and if not soon, it asks. */
  async caughtUp(version) {
    if (version && version <= this.snapshot.version) return;
    if (version && this.unlisten) {
      const shown = new Promise((done) => (this.awaited = { version, done }));
      await Promise.race([shown, new Promise((done) => setTimeout(done, SOON))]);
      this.awaited = null;
    }
    if (!version || version > this.snapshot.version) await this.refresh();
  }

  async read() {
    const snapshot = await get(this.address);
    if (snapshot.who !== me.active) return refreshMe().then(() => this.take(snapshot));
    this.take(snapshot);
  }

  /** What can be chosen on the board: moves to play, or while one waits those that one may lay down. */
  get offer() {
    return this.snapshot.offer ?? this.plan?.offer ?? null;
  }

  /** Who waits makes a plan on their own board; pressed again, the board of everyone comes back. */
  async planAhead() {
    if (this.plan) {
      this.plan = null;
      this.private.clear();
      return this.take(this.snapshot);
    }
    await this.send("/ahead");
    try {
      const plan = await get(`${this.address}/plan`);
      if (plan.offer.stamp === this.snapshot.stamp && !this.snapshot.mine) this.plan = plan;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.take(this.snapshot);
  }

  /** What is tapped there is not played: it is laid down, and the board is as before. */
  async wish(words) {
    await this.send(`/ahead ${words}`);
    this.board.choose("");
    return true;
  }

  take(snapshot) {
    if (this.ended) return;
    if (this.plan && (snapshot.mine || snapshot.who !== this.snapshot.who || snapshot.stamp !== this.plan.offer.stamp)) this.plan = null;
    const before = this.snapshot;
    const { activeElement } = document;
    this.snapshot = snapshot;
    if (before && before.who !== snapshot.who) this.hide();
    const now = snapshot.posts.find((one) => one.id === snapshot.stage);
    const own = snapshot.own ?? this.plan?.own ?? null;
    this.story.show(snapshot.posts.filter((one) => !one.buttons.length), now);
    if (now || snapshot.phase !== "closed") this.stage.show(own && now ? { ...now, picture: this.board.picture(own, this.offer) } : now);
    this.board.show(own, this.offer);
    this.showPlace();
    this.showSeats();
    this.showStatus();
    this.showAsides(snapshot.posts.filter((one) => one.buttons.length));
    this.walk.know(snapshot);
    if (!this.walk.on) this.showHand();
    this.choices.show(snapshot.offer);
    this.prompt.show(this.offer, this.board.own?.says);
    this.showTools();
    this.showTalk();
    if (before) this.hear(before, snapshot);
    if (this.sent && snapshot.version > this.sent.version) this.hold(null);
    if (this.awaited && snapshot.version >= this.awaited.version) this.awaited.done();
    if (before && !before.mine && snapshot.mine) {
      announce(say("web-your-turn"));
      calls();
    }
    const lost = document.activeElement === document.body; // nothing that was drawn anew has taken it
    if (before) this.note();
    if (lost && activeElement?.isConnected === false) this.refocus();
  }

  /** What has been said beside the game is read out. */
  hear(before, { posts }) {
    const known = new Set(before.posts.map((one) => one.id));
    const fresh = posts.filter((one) => !known.has(one.id) && !one.picture && !one.buttons.length);
    for (const one of fresh) announce(one.lines.join(" "));
  }

  /** What had the focus is gone: it goes to where one goes on. */
  refocus() {
    if (this.snapshot.own) this.board.focus();
    else this.tools.querySelector("button, summary")?.focus({ preventScroll: true });
  }

  /** Another person is at the screen now. */
  hide() {
    this.private.clear();
    this.hand.close();
  }

  showPlace() {
    const { title, phase, version } = this.snapshot;
    document.title = `${this.snapshot.mine ? "● " : ""}${title} · Zoco`;
    const share = button([icon("share"), el("span", {}, say("web-share"))], () => this.share(), { class: "quiet share", "aria-label": say("web-share") });
    document.getElementById("place").replaceChildren(el("h1", {}, title), this.link ? share : "");
    this.main.dataset.phase = phase;
    this.main.dataset.version = version;
  }

  showSeats() {
    this.seats.replaceChildren(
      ...this.snapshot.seats.map((seat, number) =>
        el(
          "li",
          { class: seat.acting ? "seat acting" : "seat", "data-seat": number },
          seatMark(number),
          el("span", { class: "seat-name" }, seat.name),
          seat.local ? el("span", { class: "badge" }, say("web-here")) : null,
        ),
      ),
    );
  }

  showStatus() {
    const { status, mine, hotseat } = this.snapshot;
    const key = JSON.stringify([status, mine, hotseat]);
    if (key === this.statusKey) return;
    this.statusKey = key;
    this.status.hidden = mine && !hotseat.length;
    const others = hotseat.map((other) => this.switchButton(other));
    this.status.replaceChildren(mine ? "" : el("span", { role: "status" }, status), ...others);
  }

  /** One press, and another at the same screen is at it. */
  switchButton(other) {
    const key = other.text ? "web-seat-here" : "web-play-as";
    return button(say(key, { name: other.name }), () => this.handOver(other), { class: this.snapshot.mine ? "plain switch" : "primary switch", "data-person": other.person });
  }

  async handOver(other) {
    if (other.text) return this.send(other.text, undefined, other.person);
    await switchTo(other.person);
    this.board.focus();
  }

  /** By which others come to this table; "" where they come by the chat alone. */
  get link() {
    return inWindow ? this.snapshot.link : location.href;
  }

  /** While there is room: how others come to the table. */
  inviting() {
    if (inWindow) return [];
    if (!this.snapshot.room || !this.snapshot.seats.some((seat) => seat.local)) return [];
    return [this.addButton(), button([icon("share"), say("web-invite")], () => this.share(), { class: "plain" })];
  }

  /** A second player at the same screen sits down at once. */
  addButton() {
    const add = async () => {
      const person = await askPlayer();
      if (person) await this.send("/join", undefined, person);
    };
    return button(say("web-add-here"), add, { class: "plain add-here" });
  }

  showAsides(posts) {
    const key = JSON.stringify(posts);
    if (key === this.asidesKey) return;
    if (this.asidesKey && posts.length) announce(posts.at(-1).lines.join(" "));
    this.asidesKey = key;
    this.asides.replaceChildren(...posts.map((one) => this.aside(one)));
  }

  /** A question to the table, or anything else with buttons of its own. */
  aside(one) {
    return el(
      "div",
      { class: "question", "data-post": one.id },
      [...one.lines, one.call].filter(Boolean).map((text) => el("p", {}, text)),
      el("div", { class: "row" }, one.buttons.map((face) => this.tool(face, one.stamp))),
    );
  }

  showTools() {
    const { tools, toggles } = this.snapshot;
    const inviting = this.inviting();
    const key = JSON.stringify([tools, toggles, inviting.length]);
    if (key === this.toolsKey) return;
    this.toolsKey = key;
    const rest = tools.filter((face) => !face.main);
    const more = rest.length
      ? el("details", { class: "more", onclick: closeAfter }, el("summary", {}, icon("more"), el("span", {}, say("web-more"))), el("div", { class: "row" }, rest.map((face) => this.tool(face))))
      : null;
    const main = tools.filter((face) => face.main);
    const first = main.filter((face) => face.style === "primary").map((face) => this.tool(face));
    const others = main.filter((face) => face.style !== "primary").map((face) => this.tool(face));
    const rules = toggles.length ? [el("div", { class: "rules", role: "group", "aria-labelledby": "house-rules" }, el("h2", { id: "house-rules" }, say("web-house-rules")), toggles.map((toggle) => this.toggle(toggle)))] : [];
    const { activeElement } = document;
    this.tools.replaceChildren(...first, ...inviting, ...others, this.hand.toggle, this.words, this.talk, more ?? "", ...rules);
    if (this.tools.contains(activeElement)) activeElement.focus({ preventScroll: true }); // it lost the focus as it moved
  }

  tool(face, stamp) {
    const press = () => (face.text === "/ahead" ? this.planAhead() : this.send(face.text, stamp));
    return button(face.label, press, { class: face.style, "data-command": face.text });
  }

  toggle(toggle) {
    const press = () => this.send(toggle.text);
    return el(
      "button",
      { type: "button", class: "toggle", role: "switch", "aria-checked": String(toggle.on), "data-command": toggle.text, onclick: press },
      el("span", { class: "knob" }),
      el("span", {}, el("b", {}, toggle.label), el("small", {}, toggle.about)),
    );
  }

  /** Says something to the others at the table; it is never a command, and never a move. */
  async speak(event) {
    event.preventDefault();
    const text = this.line.value.trim();
    if (!text) return;
    try {
      const answer = await post(`${this.address}/talk`, { text, id: freshId(), who: this.snapshot.who });
      if (!answer.ok) return this.private.show(answer);
      this.line.value = "";
      await this.caughtUp(answer.version);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.private.show({ ok: false, lines: [{ text: error.message }], buttons: [] });
    }
  }

  /** Those who sit at a table of the page can talk there, once they are several. */
  showTalk() {
    const { seats, phase } = this.snapshot;
    this.talk.hidden = inWindow || phase === "closed" || seats.length < 2 || !seats.some((seat) => seat.local);
  }

  /** Sends a command; true when it was carried out. One at a time: what is pressed meanwhile is not heard. */
  async send(text, stamp, who = this.snapshot.who) {
    if (this.sent || !(await ensureName())) return false;
    this.walk.leave();
    const sent = { version: this.snapshot.version };
    this.hold(sent);
    try {
      const answer = await post(this.address, { text, stamp, id: freshId(), who });
      if (!answer.ok) feel("refused");
      if (answer.sure) this.makeSure(answer, who);
      else await this.private.show(answer);
      if (answer.buttons.length) this.hold(null); // what an answer offers can be pressed as soon as it is seen
      await this.caughtUp(answer.version);
      return answer.ok;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.private.show({ ok: false, lines: [{ text: error.message }], buttons: [] });
      return false;
    } finally {
      if (this.sent === sent) this.hold(null);
    }
  }

  /** What cannot be undone is done only when it is pressed a second time, knowing what it does. */
  makeSure(answer, who) {
    const [face] = answer.buttons;
    sure(face.label, answer.lines.map(({ text }) => text).join(" "), () => this.send(face.text, answer.stamp, who));
  }

  /** While something is on its way the choices wait; as soon as its effect is seen, they can be pressed again. */
  hold(sent) {
    this.sent = sent;
    this.choices.busy(Boolean(sent));
  }

  /** A free seat in the lobby: taken at once, or who may be asked to sit there. */
  invite() {
    const offered = this.snapshot.tools.filter((face) => face.text === "/robot");
    const press = (act) => () => {
      closeSheet();
      act();
    };
    const robots = offered.map((face) => button(face.label, press(() => this.send(face.text)), { class: "plain" }));
    if (inWindow) return robots.length ? openSheet(say("web-seat-who"), robots) : undefined;
    const add = this.addButton();
    openSheet(say("web-seat-who"), [...robots, button(add.textContent, press(() => add.click()), { class: "plain" }), button([icon("share"), say("web-invite")], press(() => this.share()), { class: "plain" })]);
  }

  async share() {
    const { link } = this;
    if (sendOn(link)) return;
    if (!inWindow && navigator.share && matchMedia("(pointer: coarse)").matches) {
      return navigator.share({ title: document.title, url: link }).catch(() => {});
    }
    const copied = await copy(link);
    const field = el("input", { class: "link", readonly: true, value: link, "aria-label": say("web-link") });
    await this.private.show({ ok: true, lines: [{ text: say(copied ? "web-copied" : "web-copy-this") }], buttons: [] });
    this.private.root.querySelector(".lines").append(field);
    if (!copied) field.select();
  }
}

/** Tells where an element lay before, whenever its size has changed. */
function watchSize(element, changed) {
  let box = element.getBoundingClientRect();
  const renew = () => (box = element.getBoundingClientRect());
  const look = () => {
    const before = box;
    renew();
    if (before.width !== box.width || before.height !== box.height) changed(before);
  };
  const sizes = new ResizeObserver(look);
  const moved = new AbortController(); // it may have come to lie elsewhere without another size
  sizes.observe(element);
  addEventListener("resize", renew, { signal: moved.signal });
  addEventListener("pointerdown", look, { capture: true, signal: moved.signal }); // a finger may be there before it is told
  return () => {
    sizes.disconnect();
    moved.abort();
  };
}

/** What was behind “More” goes back there once something of it is pressed: its answer needs the room. */
function closeAfter(event) {
  if (event.target.closest("button")) event.currentTarget.open = false;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
