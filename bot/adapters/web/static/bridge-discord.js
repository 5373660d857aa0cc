// Discord's window: its client speaks with the frame by messages, each a number of what it is and what it says. These
// are the few that are needed; the official library is forty times as large, and would ask for a weaker policy of scripts.

import { Refusal } from "/static/net.js";
import { say } from "/static/words.js";

const [HANDSHAKE, FRAME, CLOSE] = [0, 1, 2];
const READY_WITHIN = 10000; // milliseconds; else this is no frame of Discord's

const asked = new URLSearchParams(location.search);
const hosts = document.documentElement.dataset.hosts.split(" ");
const onPhone = asked.get("platform") === "mobile"; // there the app around the frame has no name
const client = window.parent.opener ?? window.parent; // a window popped out of it asks the one it came from
const waiting = new Map();

let application = "";
let host = around();
let ready = null;
let count = 0;

/** The page around the frame, as far as the browser tells; one on a phone tells nothing. */
function around() {
  const origin = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return hosts.includes(origin) ? origin : "";
}

function tell(kind, what) {
  client.postMessage([kind, what], host || (onPhone ? "*" : hosts[0]));
}

/** Asks Discord's client for something. */
function ask(cmd, args) {
  const nonce = `${++count}-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  return new Promise((done, failed) => {
    waiting.set(nonce, { done, failed });
    tell(FRAME, { cmd, args, nonce });
  });
}

function heard({ source, origin, data }) {
  const known = hosts.includes(origin) || (onPhone && origin === "null");
  if (source !== client || !known || !Array.isArray(data)) return;
  const [kind, said] = data;
  if (kind === CLOSE) return ready?.failed(new Refusal(403, say("web-denied")));
  if (kind !== FRAME || !said) return;
  host = origin === "null" ? "*" : origin;
  if (said.cmd === "DISPATCH" && said.evt === "READY") return ready?.done();
  const question = waiting.get(said.nonce);
  waiting.delete(said.nonce);
  if (said.evt === "ERROR") question?.failed(new Refusal(403, say("web-denied")));
  else question?.done(said.data);
}

export async function begin(facts) {
  application = facts.client;
  if (client === window) throw new Refusal(403, say("web-not-framed"));
  addEventListener("message", heard);
  await new Promise((done, failed) => {
    ready = { done, failed };
    setTimeout(() => failed(new Refusal(403, say("web-not-framed"))), READY_WITHIN);
    tell(HANDSHAKE, { v: 1, encoding: "json", client_id: application, frame_id: asked.get("frame_id") ?? "" });
  });
}

export async function proof() {
  const { code } = await ask("AUTHORIZE", { client_id: application, response_type: "code", state: "", prompt: "none", scope: ["identify"] });
  return { code, instance: asked.get("instance_id") ?? "" };
}

/** Discord's client hears that the code was good. */
export async function entered({ access }) {
  await ask("AUTHENTICATE", { access_token: access });
}
