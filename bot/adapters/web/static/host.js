// Where the page is open: in a browser of its own, or in a window of a chat's app, which it speaks with over a bridge.
// A bridge brings `begin(facts, hears)`, `proof()` and what its app can do besides; what it cannot is left out.

import { freshId, get, post, Refusal } from "/static/net.js";
import { hold, inWindow } from "/static/pass.js";
import { learn } from "/static/words.js";

const address = `/api/window/${inWindow}`;
const visit = ofThisWindow(); // the proof that was used for this visit is good for no other
const LEAST = 30; // seconds between two passes

let bridge = null;

/** Somebody comes in; resolves to the path they came for. In a browser of its own there is nothing to do. */
export async function enter() {
  if (!inWindow) return location.pathname;
  bridge = await import(`/static/bridge-${inWindow}.js`);
  const { facts, language, words } = await get(address);
  learn(words, language);
  await bridge.begin(facts, { back: () => document.dispatchEvent(new CustomEvent("zoco:go", { detail: "/" })) });
  const { pass, seconds, table, back } = await post(address, { proof: { ...(await bridge.proof()), visit } });
  keep(pass, seconds);
  await bridge.entered?.(back);
  return table || "/";
}

/** A window that stays open gets another pass in time. */
function keep(pass, seconds) {
  hold(pass);
  if (seconds < LEAST) return;
  setTimeout(async () => {
    try {
      const next = await post(`${address}/renewal`, {});
      keep(next.pass, next.seconds);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // what is asked for next says so
    }
  }, (seconds / 2) * 1000);
}

/** The app's own button that leads back, where it has one. */
export function offerBack(on) {
  bridge?.offerBack?.(on);
}

/** While a move is half made the app asks before it closes the window. */
export function halfMade(on) {
  bridge?.halfMade?.(on);
}

/** Something is felt, where the device can: a "press", one's "turn", or that something was "refused". */
export function feel(what) {
  bridge?.feel?.(what);
}

/** Sends a link on, by the app's own ways; false where it has none. */
export function sendOn(link) {
  return bridge?.sendOn?.(link) ?? false;
}

/** What the app can do with its window: words for a button, and what it does. */
export function extras() {
  return bridge?.extras?.() ?? [];
}

/** A name that is the same when this window is loaded anew, and known to no other. A frame may have no other memory. */
function ofThisWindow() {
  const name = history.state?.visit ?? freshId();
  if (inWindow) history.replaceState({ ...history.state, visit: name }, "");
  return name;
}
