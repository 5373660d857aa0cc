// What has been said at the table: older posts as text with their picture behind a press, the live one large.

import { announce, button, el, icon } from "/static/dom.js";
import { Moving } from "/static/moving.js";
import { get, Refusal } from "/static/net.js";
import { picture, ready } from "/static/pictures.js";
import { say } from "/static/words.js";

/** The older posts. Elements are kept while their post stays the same, so that nothing open closes by itself. */
export class Story {
  constructor() {
    this.list = el("ol", { class: "posts" });
    this.root = el("section", { class: "story", "aria-label": say("web-story"), tabindex: "0" }, this.list);
    this.kept = new Map();
  }

  /** `now` is the post on the stage: on a wide page its words stand here, at the end of the talk. */
  show(posts, now) {
    const following = this.atEnd();
    const kept = new Map();
    for (const post of posts) {
      const key = JSON.stringify([post, post === now]);
      const before = this.kept.get(post.id);
      kept.set(post.id, before?.key === key ? before : { key, node: post === now ? livePost(post) : oldPost(post) });
    }
    this.kept = kept;
    this.list.replaceChildren(...[...kept.values()].map((entry) => entry.node));
    if (following) this.root.scrollTop = this.root.scrollHeight;
  }

  atEnd() {
    return this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < 40;
  }
}

const paragraphs = (post) =>
  el("div", { class: "lines" }, post.lines.map((text) => el("p", {}, text)), post.call ? el("p", { class: "call" }, post.call) : null, fineOf(post));

/** What only few want to read, folded away behind a word. */
function fineOf(post) {
  if (!post.fine.length) return null;
  return el("details", { class: "fine" }, el("summary", {}, say("web-fair-dice")), post.fine.map((text) => el("p", {}, text)));
}

function livePost(post) {
  return el("li", { class: "post live", "data-post": post.id }, paragraphs(post));
}

function oldPost(post) {
  return el("li", { class: "post", "data-post": post.id }, paragraphs(post), post.picture ? pictureOf(post) : null);
}

/** A small button that opens the picture of an old post, with its words. */
function pictureOf(post) {
  const place = el("div", { class: "old-picture" });
  const toggle = button(icon("picture"), open, { class: "quiet look", "aria-expanded": "false", "aria-label": say("web-picture-show") });
  async function open() {
    const shown = toggle.getAttribute("aria-expanded") === "true";
    toggle.setAttribute("aria-expanded", !shown);
    toggle.setAttribute("aria-label", say(shown ? "web-picture-show" : "web-picture-hide"));
    if (shown) return place.replaceChildren();
    const alt = await described(post.picture);
    if (alt === null) return toggle.remove();
    place.replaceChildren(picture(post.picture.src, alt));
  }
  if (!post.lines.length) open(); // the picture is all there is to it
  return [toggle, place];
}

/** A picture in words; nothing if it is not kept any more. */
async function described(picture) {
  try {
    return (await get(picture.words)).alt;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The post that shows how things stand now. */
export class Stage {
  constructor() {
    this.img = el("img", { class: "board", alt: "" });
    this.moving = new Moving(this.img);
    this.lines = el("div", { class: "lines" });
    this.frame = el("div", { class: "frame" }, this.img);
    this.root = el("section", { class: "stage", "aria-label": say("web-stage") }, el("figure", {}, this.frame, el("figcaption", {}, this.lines)));
    this.key = "";
  }

  show(post) {
    const key = JSON.stringify(post);
    if (key === this.key) return;
    const spoken = this.key && post;
    this.key = key;
    this.root.hidden = !post;
    if (!post) return;
    this.root.dataset.post = post.id;
    this.picture(post.picture);
    this.lines.replaceChildren(...post.lines.map((text) => el("p", {}, text)), fineOf(post) ?? "");
    if (spoken) announce(post.lines.join(" "));
  }

  /** Pictures of earlier moments are shown now; what comes of the present one is shown afterwards. */
  leave() {
    this.away = true;
  }

  comeBack() {
    this.away = false;
    if (this.present) this.moving.cut(this.present);
    this.img.hidden = !this.present;
  }

  /** An earlier moment, as large as the present one. */
  past(picture) {
    const { width, height } = this.present ?? this.img;
    this.img.hidden = false;
    this.moving.show({ ...picture, width, height });
  }

  /** The picture before stays until the new one is there: no flicker, no jump. */
  picture(picture) {
    this.present = picture;
    if (this.away) return;
    this.img.hidden = !picture;
    if (!picture) return;
    if (picture.width) this.frame.style.setProperty("--shape", picture.width / picture.height);
    this.moving.show(picture);
  }

  /** Resolves once the picture is in sight, and what led to it has been played. */
  async settled() {
    await this.moving.run;
    await ready(this.img);
  }
}
