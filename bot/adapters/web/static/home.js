// The list of tables, and the choice of a new game.

import { button, el, seatMark } from "/static/dom.js";
import { freshId, get, post, showBanner } from "/static/net.js";
import { ensureName, me } from "/static/people.js";
import { ago, say } from "/static/words.js";

const EVERY = 8000;

export async function showHome(main) {
  main.className = "home-page";
  const lists = el("div", { class: "lists" });
  const strangers = el("div", { class: "lists" });
  main.replaceChildren(
    el("h1", { class: "tagline" }, say("web-tagline")),
    lists,
    el("section", { class: "new" }, el("h2", {}, say("web-new-game")), el("ul", { class: "games" }, me.games.map(gameCard))),
    strangers,
  );
  let drawn = "";
  async function refresh() {
    const { tables } = await get("/api/tables");
    const now = JSON.stringify(tables);
    if (now === drawn) return;
    drawn = now;
    lists.replaceChildren(...section(say("web-your-tables"), tables.filter((table) => table.mine)));
    strangers.replaceChildren(...section(say("web-other-tables"), tables.filter((table) => !table.mine)));
  }
  const awake = () => document.hidden || refresh();
  await refresh();
  const timer = setInterval(awake, EVERY);
  document.addEventListener("visibilitychange", awake);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", awake);
  };
}

function section(title, tables) {
  if (!tables.length) return [];
  return [el("section", {}, el("h2", {}, title), el("ul", { class: "tables" }, tables.map(tableRow)))];
}

function tableRow(table) {
  return el(
    "li",
    {},
    el(
      "a",
      { href: `/t/${table.id}`, class: table.turn ? "card turn" : "card" },
      table.emblem ? el("img", { src: table.emblem, width: 48, height: 48, alt: "" }) : el("span"),
      el("span", { class: "what" }, el("b", {}, table.title), el("span", { class: "seats" }, table.seats.map(seatName))),
      el("span", { class: "state" }, el("span", { class: table.turn ? "pill" : "quiet-text" }, table.state), table.since ? el("time", {}, ago(table.since)) : null),
    ),
  );
}

function seatName(seat, number) {
  return el("span", { class: seat.acting ? "seat acting" : "seat" }, seatMark(number), seat.name);
}

function gameCard(game) {
  return el(
    "li",
    { class: "game" },
    el("img", { src: game.picture, alt: "", width: 362, height: 468 }),
    el("div", { class: "about" }, el("h3", {}, game.title), el("p", { class: "hint" }, game.players), el("p", {}, game.about)),
    button(say("web-open-table", { game: game.title }), (event) => openTable(event.target, game), { class: "primary", "data-game": game.name }),
  );
}

async function openTable(pressed, game) {
  if (!(await ensureName())) return;
  pressed.disabled = true;
  try {
    const { id } = await post("/api/tables", { game: game.name, id: freshId() });
    document.dispatchEvent(new CustomEvent("zoco:go", { detail: `/t/${id}` }));
  } catch (error) {
    showBanner(error.message);
    pressed.disabled = false;
  }
}
