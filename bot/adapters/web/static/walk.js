// Through the game from position to position: by itself what happened since one last looked, or step by step by hand.
// Nothing here knows what is played; what a step may tell this reader is the server's to say.

import { announce, button, el, icon } from "/static/dom.js";
import { recall, remember } from "/static/host.js";
import { get, Refusal } from "/static/net.js";
import { say } from "/static/words.js";

const REST = 900; // milliseconds in which a position is looked at before the next step is played
const MOST = 40; // steps that are played by themselves; of more, the last ones
const BRIEFLY = 20000; // milliseconds away from a table after which nothing needs to be told
const LINKED = 250; // milliseconds a position is in sight before the address names it: browsers count how often it changes
const STEP = { ArrowLeft: -1, ArrowRight: 1 };
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Walk {
  /** `stage` shows the pictures; `changed` hears when a walk begins and ends, `moved` of each position in sight. */
  constructor(address, stage, { changed, moved }) {
    this.address = address;
    this.stage = stage;
    this.changed = changed;
    this.moved = moved;
    this.on = false;
    this.at = 0; // the number of the step in sight; 0: the opening
    this.steps = [];
    this.turn = 0; // counts what is asked for: an older one that comes late does nothing
    this.slider = el("input", { type: "range", min: 0, step: 1, "aria-label": say("web-walk-step"), oninput: () => this.by(() => this.go(Number(this.slider.value))) });
    this.back = button(icon("back"), () => this.by(() => this.go(this.at - 1)), { class: "quiet walk-back", "aria-label": say("web-walk-back") });
    this.forth = button(icon("forth"), () => this.by(() => this.go(this.at + 1)), { class: "quiet walk-on", "aria-label": say("web-walk-on") });
    this.plays = button([], () => this.toggle(), { class: "plain walk-play" });
    this.says = el("div", { class: "walk-says", tabindex: "0" });
    this.root = el(
      "div",
      { class: "walk", role: "group", "aria-label": say("web-walk"), hidden: true },
      this.says,
      el("div", { class: "walk-way" }, this.back, this.slider, this.forth),
      (this.row = el("div", { class: "row" }, this.plays, button(say("web-walk-now"), () => this.leave(), { class: "primary walk-now" }))),
    );
    this.key = this.key.bind(this);
    document.addEventListener("keydown", this.key);
  }

  end() {
    this.turn++;
    document.removeEventListener("keydown", this.key);
  }

  /** What is pressed by hand ends what plays by itself. */
  by(act) {
    this.pause();
    act();
  }

  /** Left and right lead through the game, wherever they mean nothing else; Escape leads back to how it stands. */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest("input, select, textarea, dialog, .spots, summary")) return;
    if (this.on && event.key === "Escape") return this.leave();
    if (!STEP[event.key] || !(this.on || (this.past && event.key === "ArrowLeft"))) return;
    event.preventDefault();
    if (this.on) this.by(() => this.go(this.at + STEP[event.key]));
    else this.open(this.past.entries, this.past.entries, -1);
  }

  /** How the table stands; `past` is null where there is no game to walk through. */
  know(snapshot) {
    const { game, entries, phase } = snapshot;
    this.past = entries && phase !== "lobby" && phase !== "closed" ? { game, entries } : null;
    if (!this.past || (this.on && game !== this.game)) this.leave();
    else if (this.on && entries !== this.known) this.read();
  }

  /** Where in its steps the game was after so many entries of its log. */
  numbered(entries) {
    return this.steps.filter((step) => step.at <= entries).length;
  }

  async read() {
    const turn = ++this.turn;
    const { game, entries, steps } = await get(`${this.address}/walk`);
    if (turn !== this.turn) return false;
    this.game = game;
    this.known = entries;
    this.steps = steps;
    this.slider.max = steps.length;
    this.tell();
    return true;
  }

  /** Begins at a position, or some steps from there; with `to` further on, goes there by itself. */
  async open(since, to = since, beside = 0) {
    try {
      if (!(await this.read())) return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return announce(error.message);
    }
    const last = this.numbered(to);
    const first = Math.max(this.numbered(since), last - MOST);
    if (!this.on) {
      this.on = true;
      this.root.hidden = false;
      this.stage.leave();
      this.changed(true);
    }
    this.go(first + beside);
    if (first < last && !still.matches) this.play(last);
  }

  /** Back to how the table stands. */
  leave() {
    if (!this.on) return;
    this.pause();
    this.turn++;
    this.on = false;
    this.root.hidden = true;
    clearTimeout(this.linking);
    if (location.search) history.replaceState(null, "", location.pathname);
    this.changed(false);
    this.stage.comeBack();
  }

  go(number) {
    const at = Math.min(Math.max(number, 0), this.steps.length);
    const forth = at === this.at + 1 && this.shown;
    const step = this.steps[at - 1];
    const entries = step?.at ?? 0;
    const next = forth && entries === this.shown.at + 1; // nothing lies between that was taken back
    const picture = `kind=board&at=${entries}&game=${this.game}`;
    this.at = at;
    this.shown = { at: entries };
    this.stage.past({ src: `${this.address}/picture.png?${picture}`, film: next ? `${this.address}/film?at=${entries}&own=false&game=${this.game}` : "", at: entries, alt: this.named() });
    this.tell();
    this.moved(entries);
    clearTimeout(this.linking);
    this.linking = setTimeout(() => history.replaceState(null, "", `?at=${entries}`), LINKED);
    this.ahead(at);
  }

  /** The pictures beside this one are fetched before they are asked for. */
  ahead(at) {
    for (const step of [this.steps[at], this.steps[at - 2]].filter(Boolean)) {
      new Image().src = `${this.address}/picture.png?kind=board&at=${step.at}&game=${this.game}`;
    }
  }

  named() {
    const step = this.steps[this.at - 1];
    return step ? step.says.join(" ") : say("web-walk-opening");
  }

  tell() {
    const step = this.steps[this.at - 1];
    const count = el("b", {}, say("web-walk-of", { step: this.at, count: this.steps.length }));
    const says = (step?.says ?? [say("web-walk-opening")]).map((text) => el("p", {}, text));
    this.says.replaceChildren(count, ...says);
    this.says.scrollTop = 0;
    this.slider.value = this.at;
    this.slider.setAttribute("aria-valuetext", `${count.textContent}. ${this.named()}`);
    this.back.disabled = this.at === 0;
    this.forth.disabled = this.at >= this.steps.length;
    this.face();
  }

  face() {
    this.plays.replaceChildren(icon(this.playing ? "pause" : "play"), el("span", {}, say(this.playing ? "web-walk-pause" : "web-walk-play")));
  }

  toggle() {
    if (this.playing) return this.pause();
    if (this.at >= this.steps.length) this.go(0);
    this.play(this.steps.length);
  }

  pause() {
    this.playing = null;
    this.face();
  }

  /** Step after step, each as it happened; what has been shown to the end of the game leads back to how it stands. */
  async play(last) {
    const mine = (this.playing = {});
    this.face();
    while (mine === this.playing && this.on && this.at < last) {
      await this.stage.settled();
      await new Promise((done) => setTimeout(done, REST));
      if (mine !== this.playing || !this.on) return;
      this.go(this.at + 1);
    }
    await this.stage.settled();
    await new Promise((done) => setTimeout(done, REST));
    if (mine === this.playing && this.on) this.pause();
    else return;
    if (this.at === this.steps.length) this.leave();
  }
}

/** What of each table was in sight at this browser, and when. */
export class Seen {
  constructor(id) {
    this.name = `seen:${id}`;
  }

  note({ game, entries }) {
    remember(this.name, JSON.stringify({ game, entries, when: Date.now() }));
  }

  /** After how many entries of this game one has looked away; nothing if one was never here, or away only shortly. */
  before({ game, entries }) {
    try {
      const seen = JSON.parse(recall(this.name) ?? null);
      const known = seen && seen.game === game && seen.entries < entries;
      return known && Date.now() - seen.when > BRIEFLY ? seen.entries : null;
    } catch {
      return null;
    }
  }
}
