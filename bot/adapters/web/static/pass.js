// In a window of a chat's app: the pass that says who sits before it. It is kept in memory and sent with every request.

let pass = "";

/** Whether this page is open in a window of an app; "" in a browser of its own. */
export const inWindow = document.documentElement.dataset.window;

export function hold(given) {
  pass = given;
}

/** What every request has with it. */
export function headers() {
  return pass ? { Authorization: `Bearer ${pass}` } : {};
}
