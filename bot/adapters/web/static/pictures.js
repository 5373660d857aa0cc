// Pictures of the server's. A browser asks for them by itself; in a window of an app they are fetched with the pass.

import { el } from "/static/dom.js";
import { headers, inWindow } from "/static/host.js";

const KEPT = 32; // of those fetched; a turn shows a dozen

const fetched = new Map();
const coming = new WeakMap();

/** Shows the picture at this address in an image. */
export function show(img, src) {
  if (!inWindow) {
    if (img.getAttribute("src") !== src) img.src = src;
    return;
  }
  if (img.dataset.src === src) return;
  img.dataset.src = src;
  const put = (address) => {
    if (address && img.dataset.src === src) img.src = address;
  };
  coming.set(img, blob(src).then(put));
}

/** An image with the picture at this address. */
export function picture(src, alt) {
  const img = el("img", { alt });
  show(img, src);
  return img;
}

/** Shows nothing. */
export function empty(img) {
  img.removeAttribute("src");
  delete img.dataset.src;
}

/** Resolves once an image shows what it was told to. */
export async function ready(img) {
  await coming.get(img);
  await img.decode().catch(() => {});
}

/** Resolves once the picture at this address could be shown at once. */
export async function ahead(src) {
  const img = new Image();
  show(img, src);
  await ready(img);
  return img;
}

/** Where in memory the picture at this address is; the oldest of many goes. Nothing if it could not be fetched. */
function blob(src) {
  if (!fetched.has(src)) fetched.set(src, fetchBlob(src));
  const found = fetched.get(src);
  fetched.delete(src);
  fetched.set(src, found);
  if (fetched.size > KEPT) {
    const [oldest, address] = fetched.entries().next().value;
    fetched.delete(oldest);
    address.then((old) => old && URL.revokeObjectURL(old));
  }
  return found;
}

async function fetchBlob(src) {
  try {
    const response = await fetch(src, { headers: headers() });
    if (response.ok) return URL.createObjectURL(await response.blob());
  } catch {
    // told by whoever asks for the table: it cannot be reached then either
  }
  fetched.delete(src);
  return "";
}
