// The legal moves read word by word, as buttons: a word that is the only one possible is taken at once.

import { button, el, icon } from "/static/dom.js";
import { say } from "/static/words.js";

/** Where the reading of `moves` stands after `path`, single words skipped. */
export function step(moves, path) {
  let words = path;
  let rows = moves.map((move) => move.split(" ")).filter((row) => words.every((word, at) => row[at] === word));
  for (;;) {
    const depth = words.length;
    const complete = rows.some((row) => row.length === depth);
    const next = [...new Set(rows.filter((row) => row.length > depth).map((row) => row[depth]))];
    if (complete || next.length !== 1) return { words, next, complete };
    words = [...words, next[0]];
  }
}

/** Whose turn it is, what is to be decided, and what is chosen on the board so far; `back` puts that back. */
export class Prompt {
  constructor(back) {
    this.back = back;
    this.root = el("div", { class: "crumbs", hidden: true });
    this.key = "";
  }

  show(offer, chosen) {
    const key = JSON.stringify([offer?.prompt, offer?.until, offer?.sign, offer?.told, chosen, Boolean(offer)]);
    if (key === this.key) return;
    this.key = key;
    this.root.hidden = !offer;
    if (!offer) return this.root.replaceChildren();
    const back = chosen ? button([icon("back"), say("web-back")], this.back, { class: "quiet back" }) : null;
    const until = offer.until ? el("span", { class: "until" }, offer.until) : null;
    const told = offer.told?.length ? el("span", { class: "told" }, offer.told.join(" ")) : null; // of what was laid down ahead
    const sign = el("b", { class: "turn-sign" }, offer.sign ?? say("web-your-turn"));
    this.root.replaceChildren(...[sign, el("span", { class: "prompt" }, chosen || offer.prompt), told, until, back].filter(Boolean));
  }
}

/** The panel of choices for one offer; `send` gets a whole move, `look` one to be seen before it is played. */
export class Choices {
  constructor(root, send, look) {
    this.root = root;
    this.send = send;
    this.look = look;
    this.offer = null;
    this.trail = [];
    this.key = "";
  }

  /** Shows an offer; the steps made in it so far are kept while it stays the same. */
  show(offer) {
    const key = offer ? JSON.stringify(offer) : "";
    if (key === this.key) return;
    const hadFocus = this.root.contains(document.activeElement);
    this.key = key;
    this.offer = offer;
    this.trail = [];
    this.draw();
    if (hadFocus) this.focus();
  }

  draw() {
    this.root.hidden = !this.offer;
    if (!this.offer) return this.root.replaceChildren();
    const here = step(this.offer.moves, this.trail.at(-1) ?? []);
    this.root.dataset.path = here.words.join(" ");
    const faces = here.next.map((word) => this.choice([...here.words, word]));
    if (here.complete) faces.unshift(this.finish(here.words));
    this.root.replaceChildren(this.heading(here.words), el("div", { class: "faces" }, faces));
  }

  /** What was chosen so far in words, and as it will be written. */
  heading(words) {
    if (!words.length) return "";
    const faces = words.map((_, at) => this.face(words.slice(0, at + 1)));
    const written = words.length > 1 || faces[0] !== words[0] ? el("code", {}, `${words.join(" ")} …`) : "";
    const back = this.trail.length ? button([icon("back"), say("web-back")], () => this.back(), { class: "quiet back" }) : "";
    return el("div", { class: "crumbs" }, el("span", {}, faces.join(" · ")), written, back);
  }

  choice(words) {
    const after = step(this.offer.moves, words);
    const whole = after.next.length === 0;
    const text = whole ? this.faces(words, after.words) : this.face(words);
    const notation = whole ? after.words.join(" ") : null;
    const detail = whole && words.length > 1 && notation !== text ? el("small", {}, notation) : null;
    const face = el(
      "button",
      { type: "button", class: "choice", "data-words": after.words.join(" "), "data-stamp": this.offer.stamp, onclick: () => this.press(words, after) },
      el("span", {}, text),
      detail,
    );
    return whole && this.offer.previews ? el("div", { class: "pair" }, face, this.glance(notation, text)) : face;
  }

  /** What the move would look like, for oneself alone. */
  glance(move, text) {
    const says = say("web-preview", { name: text });
    return button([icon("eye")], () => this.look(move), { class: "quiet glance", "aria-label": says, title: says });
  }

  /** A move that could also go on. */
  finish(words) {
    const move = words.join(" ");
    return button([icon("check"), move], () => this.send(move, this.offer.stamp), { class: "choice whole", "data-words": move, "data-stamp": this.offer.stamp });
  }

  /** A whole move in words, with all that can only follow: nothing is played that was not named. */
  faces(words, all) {
    return all.slice(words.length - 1).map((_, at) => this.face(all.slice(0, words.length + at))).join(" · ");
  }

  face(words) {
    return this.offer.labels[words.join(" ")] ?? words.at(-1);
  }

  press(words, after) {
    if (after.next.length === 0) return this.send(after.words.join(" "), this.offer.stamp);
    this.trail.push(words);
    this.draw();
    this.focus();
  }

  back() {
    this.trail.pop();
    this.draw();
    this.focus();
  }

  focus() {
    this.root.querySelector(".choice")?.focus({ preventScroll: true });
  }

  /** While a move is on its way nothing else can be pressed; the focus stays where it is. */
  busy(on) {
    this.root.setAttribute("aria-busy", on);
  }
}
