// What has just come to lie under a finger is not pressed by it: for half a second new buttons hear no pointer.
// The keyboard is heard at once: whoever presses Enter sees where the focus is.

const CALM = 500; // milliseconds
const PRESSABLE = "button, summary";

/** Watches over the buttons in `root`, for as long as it is in the page. */
export function keepCalm(root) {
  let known = layout(root);
  const until = new Map();
  const renew = () => (known = layout(root));
  const look = () => {
    const now = layout(root);
    for (const one of now) if (!known.some((other) => covers(other, one))) until.set(one.name, performance.now() + CALM);
    for (const one of now) hush(one, until);
    known = now;
  };
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["open", "hidden"] });
  const sizes = new ResizeObserver(look);
  sizes.observe(root);
  addEventListener("scroll", renew, { passive: true, capture: true });
  addEventListener("resize", renew);
  return () => {
    changes.disconnect();
    sizes.disconnect();
    removeEventListener("scroll", renew, { capture: true });
    removeEventListener("resize", renew);
  };
}

/** Every button in sight: what it does, and where it lies. */
function layout(root) {
  const seen = [...root.querySelectorAll(PRESSABLE)].map((element) => ({ element, box: element.getBoundingClientRect(), name: nameOf(element) }));
  return seen.filter((one) => one.box.width && one.box.height);
}

function nameOf(element) {
  const { words, stamp, command } = element.dataset;
  return [words ?? command ?? element.textContent, stamp ?? ""].join("|");
}

/** Whether the same button lay there before: under its middle. */
function covers(before, now) {
  const x = now.box.left + now.box.width / 2;
  const y = now.box.top + now.box.height / 2;
  const { left, right, top, bottom } = before.box;
  return before.name === now.name && left <= x && x <= right && top <= y && y <= bottom;
}

function hush({ element, name }, until) {
  const left = (until.get(name) ?? 0) - performance.now();
  if (left <= 0) return until.delete(name);
  element.classList.add("calm");
  setTimeout(() => element.classList.remove("calm"), left);
}
