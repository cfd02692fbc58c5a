// Elements: every text goes in as a text node, so that nothing anybody writes can become markup.

/** Makes an element. `props` are attributes; `on…` are listeners; null, undefined and false are left out. */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  hash: "M10 4 8 20M16 4l-2 16M5 9h15M4 15h15",
  thread: "M10 4 8 13M16 4l-2 9M5 8h15M4 13h7M13 17h7m-3-3 3 3-3 3",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0c0 2 1 3 2.5 3S21 14 21 12a9 9 0 1 0-3.5 7.1",
  clock: "M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 3 5l18 7-18 7 1-7Zm0 0h8",
  window: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  theme: "M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9Z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
  down: "m6 9 6 6 6-6",
  check: "m5 13 4 4L19 7",
  reply: "M5 18v-5a4 4 0 0 1 4-4h10m-4-4 4 4-4 4",
  plus: "M12 8v8M8 12h8M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
  link: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
};

/** A small drawing that goes with words, and is hidden from those who listen. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const COLORS = 6;

/** A person's circle: the first letter of the name, on a color of their own. */
export function avatar(id, name, bot) {
  const color = bot ? "bot" : Number(BigInt(id) % 1000003n) % COLORS;
  const letter = [...name][0] ?? "?";
  return h("span", { class: `avatar avatar-${color}`, "aria-hidden": "true" }, letter.toUpperCase());
}

/** Tells those who listen to the page. */
export function tell(text) {
  const live = document.getElementById("live");
  // The same words twice are told twice.
  live.replaceChildren(h("span", {}, text));
}

/** Whether a snowflake is newer than another: longer or, of equal length, greater. */
export function newer(a, b) {
  return a.length === b.length ? a > b : a.length > b.length;
}
