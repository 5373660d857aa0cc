// How a page comes in by a window of a chat's app, and how it hears of changes there. A bridge brings `begin(facts, hears)`,
// `proof()` and what its app can do besides.

import { headers, hold, inWindow } from "/static/host.js";
import { freshId, get, post, Refusal } from "/static/net.js";
import { learn } from "/static/words.js";

const address = `/api/window/${inWindow}`;
const visit = ofThisWindow(); // the proof that was used for this visit is good for no other
const LEAST = 30; // seconds between two passes

/** Somebody comes in; resolves to the path they came for. */
export async function enter(bridge) {
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

/** A name that is the same when this window is loaded anew, and known to no other. A frame may have no other memory. */
function ofThisWindow() {
  const name = history.state?.visit ?? freshId();
  history.replaceState({ ...history.state, visit: name }, "");
  return name;
}

const OPENS_WITHIN = 3000; // milliseconds: what stands before a window may pass no streams on
const ASKS_EVERY = 2000;
let passes = true; // whether streams come through

/** Hears of changes: the stream is asked for with the pass; where none comes, the page asks for itself. */
export function follow(path, changed, rest) {
  const end = new AbortController();
  let timer = null;

  async function open() {
    const opened = await read(end.signal);
    if (end.signal.aborted) return;
    passes &&= opened;
    if (passes) timer = setTimeout(open, 1000);
    else poll();
  }

  function poll() {
    changed();
    timer = setInterval(changed, ASKS_EVERY);
  }

  /** Hears until the stream is over; whether it ever began. */
  async function read(ended) {
    const late = new AbortController();
    const patience = setTimeout(() => late.abort(), OPENS_WITHIN);
    let opened = false;
    try {
      const response = await fetch(path, { headers: headers(), signal: AbortSignal.any([ended, late.signal]) });
      const reader = response.ok ? response.body.pipeThrough(new TextDecoderStream()).getReader() : null;
      for (let part = await reader?.read(); part && !part.done; part = await reader.read()) {
        if (!opened || part.value.includes("event: changed")) changed();
        opened = true;
        clearTimeout(patience);
        if (part.value.includes("event: rest")) return stop(rest());
      }
    } catch {
      // it is tried again, or asked for
    }
    clearTimeout(patience);
    return opened;
  }

  function stop() {
    clearTimeout(timer);
    clearInterval(timer);
    end.abort();
  }

  if (passes) open();
  else poll();
  return stop;
}
