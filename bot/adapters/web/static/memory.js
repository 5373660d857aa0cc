// Small things that a browser remembers for its user. Where it will not, in a frame say, the page remembers them itself.

const kept = {};

export function recall(key) {
  try {
    return localStorage[key];
  } catch {
    return kept[key];
  }
}

export function remember(key, value) {
  try {
    localStorage[key] = value;
  } catch {
    kept[key] = value;
  }
}
