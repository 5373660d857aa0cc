// Where the page is open: in a browser of its own, or in a window of a chat's app. In a window it has a pass in place of
// a cookie, and a bridge to the app: scripts of their own, which no other page loads. What an app cannot, is left out.

/** The app whose window this is; "" in a browser of its own. */
export const inWindow = document.documentElement.dataset.window;

const kept = {};
let pass = "";
let bridge = null;

/** Somebody comes in; resolves to the path they came for. In a browser of its own there is nothing to do. */
export async function enter() {
  if (!inWindow) return location.pathname;
  const entrance = await import("/static/bridge-entrance.js");
  bridge = { ...(await import(`/static/bridge-${inWindow}.js`)), follow: entrance.follow };
  return entrance.enter(bridge);
}

export function hold(given) {
  pass = given;
}

/** What every request has with it. */
export function headers() {
  return pass ? { Authorization: `Bearer ${pass}` } : {};
}

/** Hears of changes, in a window; gives how to stop. */
export function follow(...what) {
  return bridge.follow(...what);
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

/** A small thing that the browser remembers for its user. Where it will not, in a frame say, the page does. */
export function recall(key) {
  try {
    return localStorage[key];
  } catch {
    return kept[key];
  }
}

export function remember(key, value) {
  try {
    localStorage[key] = value;
  } catch {
    kept[key] = value;
  }
}
