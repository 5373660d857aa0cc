// Who sits before this browser: one person or several, their names and their language.

import { button, el, icon } from "/static/dom.js";
import { extras, inWindow } from "/static/host.js";
import { get, post, Refusal } from "/static/net.js";
import { want, wanted } from "/static/sound.js";
import { learn, say } from "/static/words.js";

/** What the server knows of this browser: `people`, `active`, `language`, `languages`, `games`. */
export let me = null;

const chip = document.getElementById("me");
const sheet = document.getElementById("sheet");
let listener = () => {};

export function onPeople(changed) {
  listener = changed;
}

export async function refreshMe() {
  take(await get("/api/me"));
}

function take(news) {
  me = news;
  learn(me.words, me.language);
  const name = activePerson().name || say("web-who");
  chip.replaceChildren(icon("people"), el("span", {}, name));
  chip.setAttribute("aria-label", inWindow ? name : say("web-people-of", { name }));
}

export function activePerson() {
  return me.people.find((person) => person.id === me.active);
}

/** Changes something about the people here; everything is drawn anew. */
export async function change(action) {
  const news = await post("/api/me", action);
  take(news);
  await listener();
  if (!news.table) return;
  sheet.close();
  document.dispatchEvent(new CustomEvent("zoco:go", { detail: news.table }));
}

export async function switchTo(person) {
  await change({ action: "switch", person });
}

export function setUpPeople() {
  chip.addEventListener("click", openPeople);
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet) sheet.close();
  });
}

function fillSheet(...content) {
  const close = button(icon("close"), () => sheet.close(), { class: "quiet close", "aria-label": say("web-close") });
  sheet.replaceChildren(el("div", { class: "sheet-body" }, close, ...content));
  if (!sheet.open) sheet.showModal();
}

/** A few things to choose from. */
export function openSheet(title, buttons) {
  fillSheet(el("h2", {}, title), el("div", { class: "row" }, buttons));
}

export function closeSheet() {
  sheet.close();
}

function openPeople() {
  if (inWindow) return openWindow();
  fillSheet(
    el("h2", {}, say("web-people")),
    el("ul", { class: "people" }, me.people.map(personRow)),
    me.room ? addForm() : null,
    carryForm(),
    languageField(),
    soundSwitch(),
  );
}

/** Who somebody is, the app says; what is left is what the window can do. */
function openWindow() {
  const buttons = extras().map(({ label, act }) => button(label, () => (sheet.close(), act()), { class: "plain" }));
  fillSheet(el("h2", {}, activePerson().name), soundSwitch(), buttons.length ? el("div", { class: "row" }, buttons) : null);
}

function personRow(person) {
  const active = person.id === me.active;
  const problem = el("p", { class: "problem", role: "alert" });
  const field = el("input", { name: "name", value: person.name, "aria-label": say("web-name"), autocomplete: "nickname" });
  const form = el(
    "form",
    { class: "row", onsubmit: (event) => act(event, problem, { action: "rename", person: person.id, name: field.value }) },
    field,
    el("button", { class: "plain" }, say("web-save")),
    active
      ? el("span", { class: "badge" }, say("web-active"))
      : button(say("web-play-as-short"), (event) => act(event, problem, { action: "switch", person: person.id }), { class: "plain" }),
    me.people.length > 1 && button(icon("close"), () => sureRemove(person), { class: "quiet", "aria-label": say("web-remove", { name: person.name }) }),
  );
  return el("li", { class: active ? "active" : null }, form, problem);
}

function addForm() {
  const problem = el("p", { class: "problem", role: "alert" });
  const field = el("input", { name: "name", placeholder: say("web-name"), "aria-label": say("web-add-player"), autocomplete: "off" });
  return el(
    "form",
    { class: "add", onsubmit: (event) => act(event, problem, { action: "add", name: field.value }) },
    el("h3", {}, say("web-add-player")),
    el("p", { class: "hint" }, say("web-add-hint")),
    el("div", { class: "row" }, field, el("button", { class: "primary" }, say("web-add"))),
    problem,
  );
}

function languageField() {
  const options = Object.entries(me.languages).map(([code, name]) => el("option", { value: code, selected: code === me.language, lang: code }, name));
  const select = el("select", { id: "language", onchange: (event) => act(event, null, { action: "language", language: select.value }) }, options);
  return el("label", { class: "field" }, el("span", {}, say("web-language")), select);
}

/** How somebody goes on playing at another device: a code that is got here, or one that is typed in. */
function carryForm() {
  const problem = el("p", { class: "problem", role: "alert" });
  const code = el("input", { id: "code", readonly: true, hidden: true, "aria-label": say("web-carry") });
  const field = el("input", { name: "code", "aria-label": say("web-carry-type"), placeholder: say("web-carry-type"), autocomplete: "off", autocapitalize: "off" });
  const show = async () => {
    try {
      code.value = (await post("/api/me", { action: "carry", person: me.active })).code;
      code.hidden = false;
      code.select();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problem.textContent = error.message;
    }
  };
  return el(
    "form",
    { class: "add carry", onsubmit: (event) => act(event, problem, { action: "arrive", code: field.value }) },
    el("h3", {}, say("web-carry")),
    el("p", { class: "hint" }, say("web-carry-hint")),
    activePerson().name ? el("div", { class: "row" }, button(say("web-carry-get"), show, { class: "plain" }), code) : null,
    el("div", { class: "row" }, field, el("button", { class: "plain" }, say("web-carry-go"))),
    problem,
  );
}

function soundSwitch() {
  const press = (event) => {
    want(!wanted());
    event.currentTarget.setAttribute("aria-checked", String(wanted()));
  };
  return el(
    "button",
    { type: "button", class: "toggle", role: "switch", id: "sound", "aria-checked": String(wanted()), onclick: press },
    el("span", { class: "knob" }),
    el("span", {}, el("b", {}, say("web-sound"))),
  );
}

/** Sends the form's change; a refusal stands beside the field it is about. */
async function act(event, problem, action) {
  event.preventDefault();
  try {
    await change(action);
    if (sheet.open) openPeople();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (problem) problem.textContent = error.message;
  }
}

function sureRemove(person) {
  sure(say("web-remove", { name: person.name }), say("web-remove-sure", { name: person.name }), async () => {
    await change({ action: "remove", person: person.id });
    openPeople();
  });
}

/** Asks before something that cannot be taken back. */
export function sure(title, text, yes) {
  const go = () => {
    sheet.close();
    yes();
  };
  fillSheet(
    el("h2", {}, title),
    el("p", {}, text),
    el("div", { class: "row end" }, button(say("web-no"), () => sheet.close(), { class: "plain" }), button(title, go, { class: "danger" })),
  );
}

/** Resolves once the active person has a name; false if they would rather not say. */
export async function ensureName() {
  if (activePerson().name) return true;
  return askName(say("web-name-ask"), say("web-go-on"), (name) => ({ action: "rename", person: me.active, name }));
}

/** Asks for a second player at the same screen; resolves to the new person, or to nothing. */
export async function askPlayer() {
  const added = await askName(say("web-add-player"), say("web-add"), (name) => ({ action: "add", name }));
  return added ? me.people.at(-1).id : null;
}

/** A sheet with a field for a name; true once the server has taken what `action` makes of it. */
function askName(title, go, action) {
  return new Promise((done) => {
    const problem = el("p", { class: "problem", role: "alert" });
    const field = el("input", { name: "name", "aria-label": say("web-name"), autocomplete: "nickname", autofocus: true });
    const dismissed = () => done(false);
    const submit = async (event) => {
      event.preventDefault();
      try {
        take(await post("/api/me", action(field.value)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problem.textContent = error.message;
        return;
      }
      sheet.removeEventListener("close", dismissed);
      sheet.close();
      done(true);
    };
    sheet.addEventListener("close", dismissed, { once: true });
    fillSheet(
      el("h2", {}, title),
      el("form", { class: "ask", onsubmit: submit }, el("div", { class: "row" }, field, el("button", { class: "primary" }, go)), problem),
    );
  });
}
