// The page begins here: who is at this browser, and which of the two views the address asks for.

import { showHome } from "/static/home.js";
import { enter, inWindow } from "/static/host.js";
import { Refusal } from "/static/net.js";
import { onPeople, refreshMe, setUpPeople } from "/static/people.js";
import { showTable } from "/static/table.js";
import { button, el } from "/static/dom.js";
import { say } from "/static/words.js";

const main = document.getElementById("main");
let leave = () => {};
let latest = 0;
let start = "/"; // in a window: what it was opened for; its address stays the app's own

const here = () => (inWindow ? (history.state?.path ?? start) : location.pathname);

/** Shows what the address asks for; of several at once the last one stays. */
async function show(scroll = true) {
  const turn = ++latest;
  if (scroll) scrollTo(0, 0);
  leave();
  leave = () => {};
  document.getElementById("place").replaceChildren();
  document.title = "Zoco";
  try {
    const away = await view(here());
    if (turn === latest) leave = away;
    else away();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    main.className = "plain";
    main.replaceChildren(notice(error.message));
  }
  if (scroll) main.focus({ preventScroll: true });
}

function view(path) {
  const table = path.match(/^\/t\/([^/]+)$/);
  if (table) return showTable(main, table[1]);
  if (path === "/") return showHome(main);
  throw new Refusal(404, say("web-not-found"));
}

function notice(text) {
  return el("div", { class: "notice" }, el("h1", {}, text), el("a", { class: "button primary", href: "/" }, say("web-to-tables")));
}

function follow(event) {
  const link = event.target.closest("a[href^='/']");
  if (!link || link.download || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute("href"));
}

function go(path) {
  history.pushState({ ...history.state, path }, "", inWindow ? location.href : path);
  return show();
}

document.addEventListener("click", follow);
document.addEventListener("zoco:go", (event) => go(event.detail));
window.addEventListener("popstate", () => show());
onPeople(() => show(false));

/** Nobody is let in: why, and that it may be tried again. */
function shutOut(error) {
  if (!(error instanceof Refusal)) throw error;
  main.className = "";
  const again = inWindow && button(say("web-try-again"), () => begin().catch(shutOut), { class: "primary" });
  main.replaceChildren(el("div", { class: "notice" }, el("h1", {}, error.message), again));
}

async function begin() {
  start = await enter();
  await refreshMe();
  setUpPeople();
  await show(false);
}

await begin().catch(shutOut);
document.documentElement.dataset.ready = "yes";
