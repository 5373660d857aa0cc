// Talking to the server: what fails on the way is tried again, and counts once.

import { follow, headers as passed, inWindow } from "/static/host.js";
import { say } from "/static/words.js";

const PATIENCE = [400, 800, 1600, 3000, 5000];
const banner = document.getElementById("banner");

/** What the server refuses, in words for the reader. */
export class Refusal extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

export function showBanner(text) {
  banner.textContent = text;
  banner.hidden = !text;
}

/** An id of our own for a request: sent again, it is the same request. (`randomUUID` needs a secure origin.) */
export function freshId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

async function once(path, { headers, ...options }) {
  const response = await fetch(path, { ...options, headers: { "Zoco-Zone": ZONE, ...passed(), ...headers } });
  if (response.status >= 502 && response.status <= 504) throw new TypeError("unreachable");
  if (response.status === 401 && !inWindow && !sessionStorage.introduced) return introduce();
  const body = await response.json();
  if (!inWindow) delete sessionStorage.introduced;
  if (!response.ok) throw new Refusal(response.status, body.error);
  return body;
}

/** A browser that the server does not know gets to be known with the page itself. */
function introduce() {
  sessionStorage.introduced = "yes";
  location.reload();
  return new Promise(() => {});
}

async function patiently(path, options) {
  for (let attempt = 0; ; attempt++) {
    try {
      const body = await once(path, options);
      if (attempt) showBanner("");
      return body;
    } catch (error) {
      if (error instanceof Refusal || error.name === "AbortError") throw error;
      showBanner(say("web-offline"));
      await pause(PATIENCE[Math.min(attempt, PATIENCE.length - 1)]);
    }
  }
}

export function get(path, signal) {
  return patiently(path, { signal });
}

export function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return patiently(path, { method: "POST", headers, body: JSON.stringify(body) });
}

const PAGE = freshId(); // one stream is enough for a page: the server ends an older one of the same name

/**
 * Calls `changed` when the address says something new, and after every lost connection; `rest` when the server has no
 * room for this page among those that hear at once. Returns how to stop.
 */
export function listen(path, changed, rest) {
  return inWindow ? follow(`${path}?page=${PAGE}`, changed, rest) : hear(path, changed, rest);
}

function hear(path, changed, rest) {
  let source = null;
  let timer = null;

  function open() {
    source = new EventSource(`${path}?page=${PAGE}`);
    source.addEventListener("open", () => {
      stopTimer();
      showBanner("");
      changed();
    });
    source.addEventListener("changed", changed);
    source.addEventListener("rest", () => {
      stop();
      rest();
    });
    source.addEventListener("error", () => (timer ??= setTimeout(lost, 1000)));
  }

  function stopTimer() {
    clearTimeout(timer);
    timer = null;
  }

  /** The browser tries again by itself, unless the server answered with an error. */
  function lost() {
    timer = null;
    showBanner(say("web-offline"));
    if (source.readyState === EventSource.CLOSED) open();
  }

  function stop() {
    stopTimer();
    source.close();
  }

  open();
  return stop;
}
