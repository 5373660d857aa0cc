// The sentences of the page in the reader's language, as the server sent them.

let words = {};

export function learn(sentences, language) {
  words = sentences;
  document.documentElement.lang = language;
}

/** A sentence, its `{name}`s filled in. */
export function say(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);
}

/** How long ago, in the reader's language. */
export function ago(seconds) {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const past = Math.max(0, Date.now() / 1000 - seconds);
  for (const [unit, size] of [["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (past >= size) return format.format(-Math.floor(past / size), unit);
  }
  return format.format(0, "minute");
}
