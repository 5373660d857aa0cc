// The little that every part of the page needs to make elements. Text is always text, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** An element: `el("button", {class: "plain", onclick}, "text", child…)`. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A button; its face is a text, an element, or a list of them. */
export function button(face, onclick, attributes = {}) {
  return el("button", { type: "button", onclick, ...attributes }, face);
}

function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

const MARKS = [
  ["circle", { cx: 0, cy: 0, r: 5 }],
  ["path", { d: "M-4.6-4.6h9.2v9.2h-9.2z" }],
  ["path", { d: "M0-5.8 6 4.6H-6z" }],
  ["path", { d: "M-1.8-5.6h3.6v3.8h3.8v3.6H1.8v3.8h-3.6V1.8h-3.8v-3.6h3.8z" }],
  ["path", { d: "M0-6.4 1.6-2l4.6.1-3.6 2.8 1.3 4.5L0 2.8l-3.9 2.6 1.3-4.5-3.6-2.8 4.6-.1z" }],
  ["path", { d: "M0-5.8 5-2.9v5.8L0 5.8-5 2.9v-5.8z" }],
];

/** The disc of a seat, as on the pictures: its colour and its mark. */
export function seatMark(seat) {
  const [tag, shape] = MARKS[seat % MARKS.length];
  const disc = svg("circle", { cx: 0, cy: 0, r: 10.5, class: "disc" });
  return svg(
    "svg",
    { viewBox: "-12 -12 24 24", class: `mark seat-${seat % MARKS.length}`, "aria-hidden": "true" },
    disc,
    svg(tag, shape),
  );
}

const ICONS = {
  back: "M15 5l-7 7 7 7",
  forth: "M9 5l7 7-7 7",
  play: "M8 5.500v13l11-6.500z",
  pause: "M8 5.500v13M16 5.500v13",
  close: "M6 6l12 12M18 6L6 18",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1",
  check: "M5 12.5l4.5 4.5L19 7.5",
  send: "M4 12h15M13 5.5l6.5 6.5-6.5 6.5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01",
  talk: "M4 5h16v11H11l-5 4v-4H4z",
  eye: "M2.5 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 14.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600z",
  keyboard: "M3 6.500h18v11H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  people: "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19.5c.4-3.600 2.700-5.500 6-5.500s5.600 1.900 6 5.500M16 5.200a3 3 0 0 1 0 5.600M17.500 14.300c2.100.600 3.300 2.400 3.500 5.200",
};

/** A line drawing of one colour. */
export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: ICONS[name] }));
}

const SPOKEN = 4; // kept, so that what is said at once is all read out

/** Says something to who listens to the page. */
export function announce(text) {
  const region = document.getElementById("announce");
  region.append(el("p", {}, text));
  while (region.children.length > SPOKEN) region.firstChild.remove();
}
