// The box that takes commands and bare moves, with completion by keyboard and pointer.

import { el, icon } from "/static/dom.js";
import { get } from "/static/net.js";
import { say } from "/static/words.js";

export class CommandBox {
  /** `complete` is the address that completes a text; `send` gets what was typed. */
  constructor(complete, send) {
    this.complete = complete;
    this.send = send;
    this.options = [];
    this.at = -1;
    this.asked = null;
    this.list = el("ul", { class: "completions", id: "completions", role: "listbox", "aria-label": say("web-completions"), hidden: true });
    this.input = el("input", {
      class: "command",
      id: "command",
      placeholder: say("web-command-hint"),
      "aria-label": say("web-command"),
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      maxlength: 300,
      role: "combobox",
      "aria-controls": "completions",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      oninput: () => this.ask(),
      onkeydown: (event) => this.key(event),
      onblur: () => this.close(),
    });
    const go = el("button", { class: "primary send", "aria-label": say("web-send") }, icon("send"));
    this.root = el("form", { class: "box", onsubmit: (event) => this.submit(event) }, this.list, this.input, go);
  }

  async ask() {
    this.asked?.abort();
    this.asked = new AbortController();
    try {
      const { options } = await get(`${this.complete}?text=${encodeURIComponent(this.input.value)}`, this.asked.signal);
      this.open(options);
    } catch (error) {
      if (error.name !== "AbortError") this.close();
    }
  }

  open(options) {
    this.options = options;
    this.at = -1;
    this.list.replaceChildren(...options.map((option, at) => this.row(option, at)));
    this.shown(options.length > 0);
  }

  row(option, at) {
    const take = (event) => {
      event.preventDefault();
      this.accept(at);
    };
    return el(
      "li",
      { role: "option", id: `completion-${at}`, onpointerdown: take },
      el("code", {}, option.word),
      option.label && option.label !== option.word ? el("span", {}, option.label) : null,
    );
  }

  shown(on) {
    this.list.hidden = !on;
    this.input.setAttribute("aria-expanded", on);
    if (!on) this.input.removeAttribute("aria-activedescendant");
  }

  close() {
    this.asked?.abort();
    this.shown(false);
  }

  key(event) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" && this.list.hidden) {
      event.preventDefault();
      this.ask();
    }
    if (this.list.hidden) return;
    if (event.key === "ArrowDown") this.move(event, 1);
    else if (event.key === "ArrowUp") this.move(event, -1);
    else if (event.key === "Escape") this.escape(event);
    else if (event.key === "Tab" && !event.shiftKey) this.take(event, Math.max(this.at, 0));
    else if (event.key === "Enter" && this.at >= 0) this.take(event, this.at);
  }

  move(event, by) {
    event.preventDefault();
    this.list.children[this.at]?.removeAttribute("aria-selected");
    this.at = (this.at + by + this.options.length) % this.options.length;
    const row = this.list.children[this.at];
    row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", row.id);
  }

  escape(event) {
    event.preventDefault();
    this.close();
  }

  take(event, at) {
    event.preventDefault();
    this.accept(at);
  }

  /** Writes the completed text; asks on unless it is whole. */
  accept(at) {
    const option = this.options[at];
    this.input.value = option.whole ? option.text : `${option.text} `;
    this.input.focus();
    if (option.whole) this.close();
    else this.ask();
  }

  async submit(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text) return;
    this.close();
    if (await this.send(text)) this.input.value = "";
  }
}
