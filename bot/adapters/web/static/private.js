// What only the active person sees: answers, pictures of a hand, files. Gone as soon as another takes the seat.

import { announce, button, el, icon } from "/static/dom.js";
import { get } from "/static/net.js";
import { empty, picture, show } from "/static/pictures.js";
import { say } from "/static/words.js";

export class Private {
  constructor(send, walk) {
    this.send = send;
    this.walk = walk;
    this.root = el("div", { class: "private" });
  }

  clear() {
    this.root.replaceChildren();
  }

  /** Shows an answer; the one before it goes. */
  async show(answer) {
    if (answer.walk) {
      this.clear();
      return this.walk(answer.walk.since, answer.walk.at);
    }
    if (!answer.lines.length && !answer.picture && !answer.buttons.length && !answer.file) return this.clear();
    const described = answer.picture ? await get(answer.picture.words) : null;
    const row = answer.buttons.length ? el("div", { class: "row" }, answer.buttons.map((face) => this.face(face, answer.stamp))) : null;
    const shown = described ? picture(answer.picture.src, described.alt) : null;
    const [first, then] = answer.picture?.src.includes("kind=ahead") ? [row, shown] : [shown, row]; // a plan is gone on with first
    const bubble = el(
      "div",
      { class: answer.ok ? "bubble" : "bubble refused", role: answer.ok ? "status" : "alert" },
      el("div", { class: "bubble-head" }, icon("lock"), el("span", {}, say("web-only-you")), this.closeButton()),
      el("div", { class: "lines" }, answer.lines.map(({ text, link }) => el("p", {}, link ? el("a", { href: link }, text) : text))),
      first,
      answer.file ? download(answer.file) : null,
      then,
    );
    const byKeyboard = document.activeElement?.matches("button:focus-visible");
    this.root.replaceChildren(bubble);
    bubble.scrollIntoView({ block: "nearest" });
    if (byKeyboard) bubble.querySelector(".row button")?.focus();
    announce(answer.lines.map(({ text }) => text).join(" "));
  }

  closeButton() {
    return button(icon("close"), () => this.clear(), { class: "quiet close", "aria-label": say("web-close") });
  }

  face(face, stamp) {
    return button(face.label, () => this.send(face.text, stamp), { class: face.style, "data-command": face.text });
  }
}

function download(file) {
  const href = URL.createObjectURL(new Blob([file.data], { type: "application/json" }));
  return el("a", { class: "button plain", href, download: file.name }, say("web-download", { name: file.name }));
}

/** One's own hand, while one's own board does not show it: over the board, and never shown to the next at the screen. */
export class Hand {
  constructor() {
    this.open = false;
    this.img = el("img", { alt: "" });
    this.toggle = button([icon("lock"), say("web-hand")], () => this.press(), { class: "plain", "aria-expanded": "false" });
    this.panel = el("div", { class: "hand", role: "region", "aria-label": say("web-hand"), tabindex: "0", hidden: true });
    this.picture = null;
  }

  press() {
    this.open = !this.open;
    this.draw();
  }

  close() {
    this.open = false;
    this.draw();
  }

  show(picture) {
    this.picture = picture;
    if (!picture) this.open = false;
    this.draw();
  }

  async draw() {
    this.toggle.hidden = !this.picture;
    this.toggle.setAttribute("aria-expanded", this.open);
    this.panel.hidden = !this.open;
    this.panel.replaceChildren(...(this.open ? [this.img] : []));
    if (!this.open) return empty(this.img);
    if (this.shown === this.picture.src && this.img.hasAttribute("src")) return;
    this.shown = this.picture.src;
    show(this.img, this.picture.src);
    this.img.alt = (await get(this.picture.words)).alt;
  }
}
