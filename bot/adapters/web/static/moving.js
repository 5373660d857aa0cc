// What happened is played over the picture as it happened: pieces of a film, which the server makes, lie on the picture
// and move. Nothing here knows what is played. A tap or a key ends it, and whoever wants no motion has none.

import { el } from "/static/dom.js";
import { headers } from "/static/host.js";
import { ahead, ready, show } from "/static/pictures.js";
import { moves } from "/static/sound.js";

const LONGEST = 3000; // milliseconds, for all that happens at once: the picture is never further behind
const WORTH = 350; // with less than that left, the picture is shown as it is
const PATIENCE = 1500; // for a film to come; then the picture does not wait for it
const CALLED_OFF = ["pointerdown", "keydown"];
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Shows the pictures of one image, and between two that follow each other how the later one came about. */
export class Moving {
  constructor(img) {
    this.img = img;
    this.shown = null;
    this.wanted = null;
    this.playing = null;
    this.skip = this.skip.bind(this);
  }

  /** The picture to be in sight; what led to it from the one before is played first. */
  show(picture) {
    const follows = this.shown && picture.film && picture.at > (this.shown.at ?? 0);
    this.wanted = picture;
    if (!follows || still.matches || document.hidden) return this.cut();
    this.run ??= this.catchUp().finally(() => (this.run = null));
  }

  /** The picture at once: nothing is played, and what was being played ends. */
  cut(picture = this.wanted) {
    this.wanted = picture;
    this.skip();
    this.put(this.wanted);
  }

  put(picture) {
    this.shown = picture;
    this.img.alt = picture.alt;
    this.img.width = picture.width;
    this.img.height = picture.height;
    show(this.img, picture.src);
  }

  /** Plays until the picture in sight is the one wanted; what comes meanwhile is played in the time that is left. */
  async catchUp() {
    this.until = performance.now() + LONGEST;
    for (const sign of CALLED_OFF) document.addEventListener(sign, this.skip, { capture: true });
    document.addEventListener("visibilitychange", this.skip);
    addEventListener("resize", this.skip);
    while (this.shown !== this.wanted) {
      const next = this.wanted;
      const film = this.left() > WORTH ? await load(next, this.shown.at ?? 0) : null;
      if (next !== this.wanted) continue;
      if (film && this.left() > WORTH) await this.play(film, next);
      else this.put(next);
    }
    for (const sign of CALLED_OFF) document.removeEventListener(sign, this.skip, { capture: true });
    document.removeEventListener("visibilitychange", this.skip);
    removeEventListener("resize", this.skip);
  }

  left() {
    return this.until - performance.now();
  }

  /** What is being played ends, and nothing more of what has happened so far is played. */
  skip() {
    this.until = 0;
    this.playing?.();
  }

  async play(film, picture) {
    const screen = new Screen(film, this.img);
    screen.frame(0);
    this.put(picture);
    const ended = new Promise((done) => (this.playing = done));
    await Promise.race([ready(this.img), ended]);
    const seconds = Math.min(film.seconds, this.left() / 1000);
    const begin = performance.now();
    moves();
    const draw = (now) => {
      if (!screen.root.isConnected) return;
      const share = Math.max(0, now - begin) / 1000 / seconds;
      if (!(share < 1)) return this.playing?.();
      screen.frame(share * film.seconds);
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    await ended;
    this.playing = null;
    screen.root.remove();
  }
}

/** The film that leads to a picture, with its pieces ready to be drawn; nothing if there is none, or none in time. */
async function load(picture, since) {
  ahead(picture.src); // meanwhile the picture itself comes, too
  try {
    const response = await fetch(`${picture.film}&since=${since}`, { headers: headers(), signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return null;
    const { film, told } = await response.json();
    const bytes = Uint8Array.from(atob(film.sheet), (letter) => letter.charCodeAt(0));
    return { ...film, told, sheet: await createImageBitmap(new Blob([bytes], { type: "image/webp" })) };
  } catch {
    return null;
  }
}

/** What lies over an image while a film is played: the ground, what moves on it, and the sentence. */
class Screen {
  constructor(film, img) {
    this.film = film;
    this.next = 0;
    const size = { width: film.width, height: film.height };
    const [ground, top] = [el("canvas", size), el("canvas", size)];
    this.ground = ground.getContext("2d");
    this.top = top.getContext("2d");
    this.line = el("p", { class: "moving-line" });
    this.root = el("div", { class: "moving", "aria-hidden": "true" }, ground, top, this.line);
    img.after(this.root);
    for (const side of ["Left", "Top", "Width", "Height"]) this.root.style[side.toLowerCase()] = `${img[`offset${side}`]}px`;
  }

  /** How it is so many seconds after the beginning. */
  frame(now) {
    const { patches, moves, told } = this.film;
    for (; this.next < patches.length && patches[this.next][0] <= now; this.next++) this.patch(patches[this.next]);
    this.top.clearRect(0, 0, this.film.width, this.film.height);
    for (const move of moves) this.move(move, now);
    const text = told.filter(([at]) => at <= now);
    const latest = text.filter(([at]) => at === text.at(-1)[0]).map(([, words]) => words).join(" ");
    if (this.line.textContent !== latest) this.line.textContent = latest;
  }

  /** From now on a piece lies there, or what is beneath is seen. */
  patch([, [x, y, width, height], piece]) {
    this.ground.clearRect(x, y, width, height);
    if (piece) this.ground.drawImage(this.film.sheet, ...piece, width, height, x, y, width, height);
  }

  /** A piece on its way. */
  move([begin, end, [x, y, width, height], path, sizes, turns, even], now) {
    if (now < begin || now >= end) return;
    const gone = (now - begin) / (end - begin);
    const share = even ? gone : gone * gone * (3 - 2 * gone);
    const size = sizes[0] + (sizes[1] - sizes[0]) * share;
    const [middle, level] = along(path, share);
    const [wide, high] = [width * size * (turns ? Math.sin((share * Math.PI) / 2) : 1), height * size];
    this.top.drawImage(this.film.sheet, x, y, width, height, middle - wide / 2, level - high / 2, wide, high);
  }
}

/** The point that share of the way along a path. */
function along(path, share) {
  const lengths = path.slice(1).map(([x, y], k) => Math.hypot(x - path[k][0], y - path[k][1]));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [k, length] of lengths.entries()) {
    if (left <= length && length) return [0, 1].map((at) => path[k][at] + ((path[k + 1][at] - path[k][at]) * left) / length);
    left -= length;
  }
  return path.at(-1);
}
