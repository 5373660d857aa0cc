// The board as the way to play: what can be tapped on one's own picture, by finger, mouse, keyboard and screen reader.
// It knows no game: a place is a few boxes of the picture, words, and what a tap does with them.

import { announce, el } from "/static/dom.js";
import { feel } from "/static/host.js";
import { get, Refusal } from "/static/net.js";
import { ahead } from "/static/pictures.js";
import { say } from "/static/words.js";

const CALM = 500; // milliseconds in which what has just come to lie under a finger is not pressed by it
const DWELL = 80; // milliseconds a mouse rests on a place before the next picture is fetched
const HELD = 300; // milliseconds after which a finger that stays down is shown what it would do
const DRAGGED = 12; // pixels after which a press is a drag

/** The place that a finger at (x, y) of the picture means: the nearest, no further away than `slack`. */
export function hit(places, x, y, slack) {
  let best = null;
  for (const place of places) {
    for (const [left, top, wide, tall] of place.boxes) {
      const aside = Math.max(left - x, x - left - wide, 0);
      const above = Math.max(top - y, y - top - tall, 0);
      const away = aside * aside + above * above;
      const middle = (x - left - wide / 2) ** 2 + (y - top - tall / 2) ** 2;
      if (!best || away < best.away || (away === best.away && middle < best.middle)) best = { place, away, middle };
    }
  }
  return best && best.away <= slack * slack ? best.place : null;
}

export class Board {
  /** `stage` shows the picture; `play` sends a whole move; `invite` asks who takes a seat; `chosen` hears of a choice. */
  constructor(stage, { play, invite, chosen }) {
    this.stage = stage;
    this.play = play;
    this.invite = invite;
    this.tell = chosen;
    this.base = null; // one's own board with nothing chosen
    this.own = null; // as it is shown
    this.want = ""; // the words that are chosen, or are about to be
    this.ahead = new Map();
    this.turn = 0;
    this.before = { places: [], until: 0 };
    this.nodes = new Map();
    this.order = [];
    this.moves = [];
    this.last = null;
    this.root = el("div", {
      class: "spots",
      role: "group",
      "aria-label": say("web-spots"),
      hidden: true,
      onclick: (event) => this.click(event),
      onkeydown: (event) => this.key(event),
      onfocusin: (event) => this.focused(event.target),
      onpointerdown: (event) => this.down(event),
      onpointermove: (event) => this.move(event),
      onpointerup: (event) => this.up(event),
      onpointercancel: () => this.cancel(),
      onpointerleave: () => this.leave(),
      onfocusout: () => this.mean(null),
    });
    stage.frame.append(this.root);
  }

  /** The picture for an own board: with the words chosen, as long as they still begin a move. */
  picture(own, offer) {
    if (!this.begins(offer)) this.want = "";
    return this.want ? { ...own.picture, src: own.pictures + encoded(this.want) } : own.picture;
  }

  begins(offer) {
    return Boolean(this.want && offer?.moves.some((move) => `${move} `.startsWith(`${this.want} `)));
  }

  /** Shows what can be tapped now, once its picture is in sight; null: nothing. */
  show(own, offer) {
    const key = JSON.stringify([own, offer?.stamp]);
    if (key === this.given) return;
    this.given = key;
    this.base = own;
    this.stamp = offer?.stamp;
    this.moves = offer?.moves ?? [];
    this.ahead.clear();
    this.turn++;
    if (!own) {
      this.want = "";
      return this.place(null);
    }
    if (this.want) return this.choose(this.want);
    this.arrive(own);
  }

  async arrive(own) {
    const turn = this.turn;
    this.wait(true);
    await this.stage.settled();
    if (turn === this.turn) this.place(own);
  }

  /** While something is on its way, taps are not heard; the picture and the focus stay. */
  wait(on) {
    this.root.setAttribute("aria-busy", on);
  }

  busy() {
    return this.root.getAttribute("aria-busy") === "true";
  }

  /** Goes on to the words chosen; the picture and the places change together. */
  async choose(words) {
    const turn = ++this.turn;
    this.want = words;
    try {
      const own = await this.step(words);
      if (turn !== this.turn) return;
      this.stage.picture(own.picture);
      await this.stage.settled();
      if (turn !== this.turn) return;
      this.place(own);
      announce(words ? own.says : say("web-put-back"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (turn === this.turn) this.place(this.own);
    }
  }

  /** One's own board with these words chosen; fetched once. */
  step(words) {
    if (!words) return Promise.resolve(this.base);
    if (!this.ahead.has(words)) {
      const src = this.base.pictures + encoded(words);
      const found = Promise.all([get(this.base.steps + encoded(words)), ahead(src)]).then(([own]) => ({
        ...own,
        picture: { ...own.picture, src },
      }));
      found.catch(() => this.ahead.delete(words));
      this.ahead.set(words, found);
    }
    return this.ahead.get(words);
  }

  /** Fetches what a tap would show. */
  prepare(place) {
    if (this.base?.steps && place.role !== "play" && place.words) this.step(place.words);
  }

  /** The picture as it would be with a move chosen, for as long as that is pointed at. */
  async foresee(place) {
    const ghost = await ahead(this.base.pictures + encoded(place.words));
    if (place !== this.meant || !ghost.naturalWidth) return;
    ghost.className = "ghost";
    ghost.alt = "";
    this.dispel();
    this.root.before(ghost);
  }

  /** What a pointer rests on, a finger stays on, or the keyboard has come to; null: nothing. */
  mean(place) {
    clearTimeout(this.lingering);
    if (place === this.meant) return;
    this.meant = place;
    this.dispel();
    if (!place) return;
    if (this.base?.steps && place.role === "play" && place.words !== this.own.chosen) this.foresee(place);
    else this.prepare(place);
  }

  linger(place, time) {
    clearTimeout(this.lingering);
    this.lingering = setTimeout(() => this.busy() || this.mean(place), time);
  }

  dispel() {
    for (const ghost of this.stage.frame.querySelectorAll(".ghost")) ghost.remove();
  }

  place(own) {
    const held = this.held();
    this.before = { places: this.own?.places ?? [], until: performance.now() + CALM };
    this.own = own;
    this.wait(false);
    this.root.hidden = !own?.places.length;
    this.root.dataset.chosen = own?.chosen ?? "";
    this.nodes = new Map();
    this.mean(null);
    const order = own ? [...own.places].sort(inReadingOrder) : [];
    this.order = order;
    this.root.replaceChildren(...order.flatMap((place) => this.draw(place)));
    this.tell(own);
    const next = held && (order.find((place) => place.words === held.words && place.role === held.role) ?? hit(order, ...middle(held), Infinity));
    this.rove(next ?? order[0]);
    if (next || (own && this.wanted)) this.focus(next);
  }

  /** The focus goes to a place, the first one if none is named; where there is none yet, as soon as there is. */
  focus(place = this.order[0]) {
    this.wanted = !place;
    this.last = null;
    if (place) this.nodes.get(place).focus({ preventScroll: true });
  }

  /** The place that has the focus, or had it until there was nothing to tap any more. */
  held() {
    const { activeElement } = document;
    if (this.root.contains(activeElement)) this.last = this.spotOf(activeElement);
    else if (activeElement !== document.body) this.last = null;
    return this.last;
  }

  /** A button where the place is; further boxes that mean the same are marked with it. */
  draw(place) {
    const { width, height } = this.own.picture;
    const nodes = place.boxes.map((box, at) => {
      const attributes = { class: `spot ${place.role}`, "data-words": place.words };
      const node = at ? el("span", { ...attributes, "aria-hidden": "true" }) : el("button", { ...attributes, type: "button", tabindex: -1, "aria-label": place.says });
      if (this.goesOn(place)) node.classList.add("lifts");
      const [left, top, wide, tall] = box;
      Object.assign(node.style, { left: percent(left, width), top: percent(top, height), width: percent(wide, width), height: percent(tall, height) });
      return node;
    });
    this.nodes.set(place, nodes[0]);
    return nodes;
  }

  /** Whether a place is the beginning of moves only: what is there can be dragged to where they end. */
  goesOn(place) {
    return place.role === "choose" && this.moves.some((move) => move.startsWith(`${place.words} `));
  }

  spotOf(node) {
    return this.order.find((place) => this.nodes.get(place) === node) ?? null;
  }

  /** What lies under a pointer. */
  under(event) {
    if (!this.own) return null;
    return hit(this.own.places, ...this.point(event), this.own.slack);
  }

  point(event) {
    const box = this.root.getBoundingClientRect();
    const scale = this.own.picture.width / box.width;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  }

  /** What lay over the board until now may lie elsewhere: what it uncovered hears no finger at first. */
  uncovered(box) {
    this.lid = { box, until: performance.now() + CALM };
  }

  wasCovered({ clientX, clientY }) {
    if (!this.lid || performance.now() >= this.lid.until) return false;
    const { left, right, top, bottom } = this.lid.box;
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  }

  /** Whether what lies there has only just come to lie there. */
  tooSoon(event, place) {
    if (this.wasCovered(event)) return true;
    if (performance.now() >= this.before.until) return false;
    const was = hit(this.before.places, ...this.point(event), this.own.slack);
    return was?.words !== place?.words || was?.role !== place?.role;
  }

  click(event) {
    if (this.busy() || !this.own || this.dropped) return (this.dropped = false);
    const pointed = event.detail > 0;
    const place = pointed ? this.under(event) : this.spotOf(event.target);
    if (pointed && this.tooSoon(event, place)) return this.mark(null);
    if (place) this.press(place);
    else if (this.own.chosen) this.choose("");
  }

  press(place) {
    this.mark(place);
    feel("press");
    if (place.role === "invite") {
      this.mark(null);
      return this.invite();
    }
    if (place.role === "play") return this.send(place.words);
    this.choose(place.words);
  }

  async send(words) {
    this.wait(true);
    const turn = this.turn;
    const chosen = this.want;
    this.want = "";
    const done = await this.play(words, this.stamp);
    if (done || turn !== this.turn) return;
    this.want = chosen;
    this.place(this.own);
  }

  /** What is pressed looks pressed at once, however long the answer takes. */
  mark(place) {
    for (const node of this.root.children) node.classList.toggle("pressed", Boolean(place) && node.dataset.words === place.words);
  }

  down(event) {
    this.dropped = false;
    if (event.button || !this.own || this.busy()) return;
    const place = this.under(event);
    if (!place || this.tooSoon(event, place)) return;
    this.mark(place);
    if (place.role === "play") this.linger(place, HELD);
    else this.prepare(place);
    if (this.goesOn(place)) this.drag = { place, x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null };
  }

  move(event) {
    if (this.drag) return this.pull(event);
    if (event.pointerType === "mouse" && !event.buttons) this.hover(this.under(event));
  }

  hover(place) {
    if (place === this.hovered) return;
    this.hovered = place;
    this.linger(place, DWELL);
    this.root.classList.toggle("pointing", Boolean(place));
    for (const node of this.root.children) node.classList.toggle("near", Boolean(place) && node.dataset.words === place.words);
  }

  /** What is dragged goes with the pointer, and the places where it may go are shown. */
  pull(event) {
    const { drag } = this;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAGGED;
    if (!drag.ghost && far) {
      drag.ghost = this.lift(drag.place);
      this.root.setPointerCapture(drag.id);
      this.choose(drag.place.words);
    }
    if (drag.ghost) Object.assign(drag.ghost.style, { translate: `${event.clientX - drag.x}px ${event.clientY - drag.y}px` });
  }

  /** A copy of a piece of the picture. */
  lift(place) {
    const [left, top, wide, tall] = place.boxes[0];
    const frame = this.root.getBoundingClientRect();
    const scale = frame.width / this.own.picture.width;
    const ghost = el("div", { class: "dragged", "aria-hidden": "true" });
    Object.assign(ghost.style, {
      left: `${left * scale}px`,
      top: `${top * scale}px`,
      width: `${wide * scale}px`,
      height: `${tall * scale}px`,
      backgroundImage: `url("${this.stage.img.src}")`,
      backgroundSize: `${frame.width}px auto`,
      backgroundPosition: `${-left * scale}px ${-top * scale}px`,
    });
    this.stage.frame.append(ghost);
    return ghost;
  }

  up(event) {
    const { drag } = this;
    this.drag = null;
    if (!drag?.ghost) return;
    drag.ghost.remove();
    this.dropped = true;
    this.release(drag, this.point(event));
  }

  /** Played where it was let go, once the places are known; anywhere else it stays chosen. */
  async release(drag, point) {
    const own = await this.step(drag.place.words);
    const place = hit(own.places, ...point, own.slack);
    if (place?.role === "play" && this.want === drag.place.words) this.press(place);
  }

  leave() {
    this.hover(null);
    this.mean(null);
  }

  cancel() {
    this.mean(null);
    this.drag?.ghost?.remove();
    this.drag = null;
    this.mark(null);
  }

  rove(place) {
    for (const [other, node] of this.nodes) node.tabIndex = other === place ? 0 : -1;
  }

  focused(node) {
    const place = this.spotOf(node);
    if (!place) return;
    this.rove(place);
    if (node.matches(":focus-visible")) this.mean(place);
    else this.prepare(place);
  }

  /** Left and right go through all places, up and down to the nearest there; Escape puts back what is chosen. */
  key(event) {
    const here = this.spotOf(event.target);
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.own.chosen) this.choose("");
    const next = this.toward(event.key, here);
    if (!next) return;
    event.preventDefault();
    this.nodes.get(next).focus({ preventScroll: true });
  }

  toward(key, here) {
    const at = this.order.indexOf(here);
    const count = this.order.length;
    if (key === "ArrowRight") return this.order[(at + 1) % count];
    if (key === "ArrowLeft") return this.order[(at + count - 1) % count];
    if (key === "Home") return this.order[0];
    if (key === "End") return this.order.at(-1);
    if (key === "ArrowDown") return this.beyond(here, 1);
    if (key === "ArrowUp") return this.beyond(here, -1);
    return null;
  }

  beyond(here, way) {
    const [x, y] = middle(here);
    const ahead = this.order.map((place) => ({ place, aside: Math.abs(middle(place)[0] - x), far: (middle(place)[1] - y) * way }));
    const near = ahead.filter((one) => one.far > 8).sort((one, other) => one.far + 2 * one.aside - other.far - 2 * other.aside);
    return near[0]?.place ?? here;
  }
}

const encoded = (words) => encodeURIComponent(words);

const percent = (part, whole) => `${(100 * part) / whole}%`;

function middle(place) {
  const [left, top, wide, tall] = place.boxes[0];
  return [left + wide / 2, top + tall / 2];
}

const ROW = 48; // places whose middles are no further apart stand in one row, in the picture's pixels

function inReadingOrder(one, other) {
  const [x, y] = middle(one);
  const [left, top] = middle(other);
  const rows = Math.round(y / ROW) - Math.round(top / ROW);
  return rows || x - left;
}
