// Telegram's window: events go to the app and come from it, by the ways of core.telegram.org/api/web-events.

import { say } from "/static/words.js";

const hosts = document.documentElement.dataset.hosts.split(" ");
const framed = window.parent !== window;
const launch = new URLSearchParams(location.hash.slice(1));
const version = (launch.get("tgWebAppVersion") ?? "6.0").split(".").map(Number);
const host = around();
const SIDES = ["top", "right", "bottom", "left"];
const HAPTICS = {
  press: { type: "impact", impact_style: "light" },
  turn: { type: "notification", notification_type: "success" },
  refused: { type: "notification", notification_type: "error" },
};
const CONTRAST = 4.5; // less than that nobody need read

const insets = { safe_area_changed: {}, content_safe_area_changed: {} };
let hears = {};
let full = launch.get("tgWebAppFullscreen") === "true";
let home = "";

/** The page around the frame; one that is none of Telegram's hears nothing from us, and is not heard. */
function around() {
  if (!framed) return "";
  const origin = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return hosts.includes(origin) ? origin : hosts[0];
}

function knows(major, minor = 0) {
  return version[0] > major || (version[0] === major && version[1] >= minor);
}

/** Tells the app something. */
function tell(eventType, eventData = {}) {
  const message = JSON.stringify({ eventType, eventData });
  if (framed) window.parent.postMessage(message, host);
  else if (window.TelegramWebviewProxy) window.TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
  else if (window.external && "notify" in window.external) window.external.notify(message);
}

/** The app tells us something. */
function heard(type, data) {
  if (type in insets) area(type, data);
  else if (type === "theme_changed") colour(data?.theme_params);
  else if (type === "back_button_pressed") hears.back?.();
  else if (type === "fullscreen_changed") full = Boolean(data?.is_fullscreen);
  else if (type === "home_screen_checked") home = data?.status;
  else if (type === "home_screen_added") home = "added";
  else if (type === "reload_iframe") location.reload();
}

function fromFrame(event) {
  if (event.source !== window.parent || !hosts.includes(event.origin) || typeof event.data !== "string") return;
  try {
    const { eventType, eventData } = JSON.parse(event.data);
    heard(eventType, eventData);
  } catch {
    // it was not meant for us
  }
}

export async function begin(facts, listener) {
  hears = listener;
  if (framed) addEventListener("message", fromFrame);
  else window.TelegramGameProxy_receiveEvent = (window.TelegramGameProxy = { receiveEvent: heard }).receiveEvent;
  window.Telegram = { WebView: { receiveEvent: heard } };
  if (framed) tell("iframe_ready", { reload_supported: true });
  colour(read(launch.get("tgWebAppThemeParams")));
  tell("web_app_ready");
  tell("web_app_expand");
  tell("web_app_request_theme");
  if (knows(7, 7)) tell("web_app_setup_swipe_behavior", { allow_vertical_swipe: false }); // pieces are dragged
  if (!knows(8)) return;
  tell("web_app_request_safe_area");
  tell("web_app_request_content_safe_area");
  tell("web_app_check_home_screen");
}

export async function proof() {
  return { data: launch.get("tgWebAppData") ?? "" };
}

/** What of the window lies under the device's or the app's own parts. */
function area(kind, sides) {
  insets[kind] = sides ?? {};
  for (const side of SIDES) {
    const sum = Object.values(insets).reduce((all, one) => all + (Number(one[side]) || 0), 0);
    document.documentElement.style.setProperty(`--safe-${side}`, `${sum}px`);
  }
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** By day or by night as the app is, on its own ground and in its own ink, where one can read that. */
function colour(theme) {
  const [ground, ink, hint, raised] = ["bg_color", "text_color", "hint_color", "secondary_bg_color"].map((name) => rgb(theme?.[name]));
  if (!ground) return;
  night(light(ground) < 0.2);
  const legible = (one, on) => one && contrast(one, on) >= CONTRAST;
  const paper = raised && legible(ink, raised) ? raised : ground;
  set({ ground, paper, ink }, legible(ink, ground));
  set({ "ink-2": hint }, legible(ink, ground) && legible(hint, ground) && legible(hint, paper));
  const own = getComputedStyle(document.documentElement).getPropertyValue("--ground").trim();
  if (knows(6, 9)) tell("web_app_set_header_color", { color: own });
  tell("web_app_set_background_color", { color: own });
}

function set(colours, wanted) {
  const { style } = document.documentElement;
  for (const [name, [red, green, blue] = []] of Object.entries(colours)) {
    if (wanted) style.setProperty(`--${name}`, `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`);
    else style.removeProperty(`--${name}`);
  }
}

/** The page's own colours for the night, or those for the day, whatever the device has. */
function night(on) {
  document.documentElement.style.colorScheme = on ? "dark" : "light";
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const dark = rule.conditionText.includes("prefers-color-scheme: dark") || nights.has(rule);
      if (dark) nights.add(rule);
      if (dark) rule.media.mediaText = on ? "all" : "not all";
    }
  }
}

const nights = new Set();

function rgb(text) {
  return /^#[0-9a-f]{6}$/i.test(text ?? "") ? [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) : null;
}

function light(colours) {
  const [red, green, blue] = colours.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

export function offerBack(on) {
  if (knows(6, 1)) tell("web_app_setup_back_button", { is_visible: on });
}

let asks = false;

export function halfMade(on) {
  if (on === asks || !knows(6, 2)) return;
  asks = on;
  tell("web_app_setup_closing_behavior", { need_confirmation: on });
}

export function feel(what) {
  if (knows(6, 1)) tell("web_app_trigger_haptic_feedback", HAPTICS[what]);
}

export function sendOn(link) {
  if (!knows(6, 1)) return false;
  tell("web_app_open_tg_link", { path_full: `/share/url?url=${encodeURIComponent(link)}` });
  return true;
}

export function extras() {
  if (!knows(8)) return [];
  const screen = { label: say(full ? "web-screen-small" : "web-screen-full"), act: () => tell(full ? "web_app_exit_fullscreen" : "web_app_request_fullscreen") };
  const icon = { label: say("web-home-screen"), act: () => tell("web_app_add_to_home_screen") };
  return home === "missed" || home === "unknown" ? [screen, icon] : [screen];
}
