// Discord's way of marking text, as elements. Text stays text: whatever is not understood is shown as it is.

import { h } from "./dom.js";
import { now, userName, world } from "./world.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "in 3 days", by the sandbox's clock. */
export function relative(ms) {
  const seconds = Math.round((ms - now()) / 1000);
  const words = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return words.format(Math.round(seconds / length), unit);
  }
  return words.format(seconds, "second");
}

/** A moment in the reader's own zone. */
export function formatted(ms, style) {
  return new Intl.DateTimeFormat(undefined, STYLES[style] ?? STYLES.f).format(ms);
}

function time(seconds, style) {
  const ms = Number(seconds) * 1000;
  // Beyond this there are no dates.
  if (Math.abs(ms) > 8.64e15) return null;
  const element = h("time", { class: "stamp", datetime: new Date(ms).toISOString(), title: formatted(ms, "F") });
  if (style === "R") element.dataset.ms = ms;
  element.append(style === "R" ? relative(ms) : formatted(ms, style ?? "f"));
  return element;
}

export function sameDay(a, b) {
  return new Date(a).toDateString() === new Date(b).toDateString();
}

/** "Today at 14:05", as the reader's clock on the wall would say it. */
export function when(ms) {
  const time = formatted(ms, "t");
  if (sameDay(ms, now())) return `Today at ${time}`;
  if (sameDay(ms, now() - 86_400_000)) return `Yesterday at ${time}`;
  return `${formatted(ms, "d")} ${time}`;
}

/** Brings every "in 3 days" and "Today at 14:05" up to date. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-ms], time[data-sent]")) {
    const { ms, sent } = element.dataset;
    const text = ms ? relative(Number(ms)) : when(Number(sent));
    if (element.textContent !== text) element.textContent = text;
  }
}

function link(url, words) {
  const place = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url);
  if (place) {
    // A message of this sandbox is shown here.
    const channel = world.frame.channels.find((one) => one.id === place[1]);
    const where = !channel ? "unknown" : channel.name || "direct messages";
    const name = `#${where}${place[2] ? " › message" : ""}`;
    return h("a", { class: "mention", href: `#${place[1]}${place[2] ? `/${place[2]}` : ""}` }, words ?? name);
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer", title: url }, words ?? url);
}

function mention(id) {
  const mine = id === world.frame.me;
  return h("span", { class: mine ? "mention mine" : "mention" }, h("bdi", {}, `@${userName(id)}`));
}

function channelMention(id) {
  const channel = world.frame.channels.find((one) => one.id === id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h("a", { class: "mention", href: `#${id}` }, h("bdi", {}, `#${channel.name}`));
}

function spoiler(children) {
  const show = () => {
    element.classList.add("shown");
    element.removeAttribute("role");
    element.removeAttribute("aria-label");
  };
  const onkeydown = (event) => ["Enter", " "].includes(event.key) && show();
  const props = { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler", onclick: show, onkeydown };
  const element = h("span", props, h("span", {}, children));
  return element;
}

// Each rule is tried where the text stands; what it gives takes the place of what it matched.
const RULES = [
  [/\\([^\w\s])/y, (match) => match[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => h("code", {}, match[2].trim() || match[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match) => time(match[1], match[2])],
  [/<@!?(\d+)>/y, (match) => mention(match[1])],
  [/<@&(\d+)>/y, () => h("span", { class: "mention" }, "@role")],
  [/<#(\d+)>/y, (match) => channelMention(match[1])],
  [/<\/([-_\p{L}\p{N} ]{1,100}):\d+>/uy, (match) => h("a", { class: "mention", href: `#/${match[1]}` }, `/${match[1]}`)],
  [/@(?:everyone|here)(?!\w)/y, (match) => h("span", { class: "mention" }, match[0])],
  [/<a?:(\w+):\d+>/y, (match) => `:${match[1]}:`],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => link(match[1])],
  [/\[([^\]\n]+)\]\((https?:\/\/[^\s()<>]+(?:\([^\s()<>]*\))?[^\s()<>]*)\)/y, (match) => link(match[2], inline(match[1]))],
  [/https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/y, (match) => link(match[0])],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (match) => h("strong", {}, inline(match[1]))],
  [/__([\s\S]+?)__(?!_)/y, (match) => h("u", {}, inline(match[1]))],
  [/~~([\s\S]+?)~~/y, (match) => h("s", {}, inline(match[1]))],
  [/\|\|([\s\S]+?)\|\|/y, (match) => spoiler(inline(match[1]))],
  [/\*(?!\s)((?:\*\*|[^*])+?)\*(?!\*)/y, (match) => h("em", {}, inline(match[1]))],
  [/(?<!\w)_((?:__|[^_])+?)_(?![_\w])/y, (match) => h("em", {}, inline(match[1]))],
];

const STARTS = /[\\`<[@h*_~|]/g;

function inline(text) {
  const parts = [];
  let plain = 0;
  let at = 0;
  const take = (found, end) => {
    if (plain < at) parts.push(text.slice(plain, at));
    parts.push(found);
    plain = at = end;
  };
  for (;;) {
    STARTS.lastIndex = at;
    const start = STARTS.exec(text);
    if (!start) break;
    at = start.index;
    let taken = false;
    for (const [pattern, make] of RULES) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      const found = match && make(match);
      if (found) {
        take(found, at + match[0].length);
        taken = true;
        break;
      }
    }
    if (!taken) at += 1;
  }
  if (plain < text.length) parts.push(text.slice(plain));
  return parts;
}

const LIST = /^( *)(?:[-*]|(\d{1,3})\.) +(.*)$/;

/** The whole text of a message. */
export function markdown(text) {
  const parts = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) parts.push(h("div", { class: "line" }, inline(paragraph.join("\n"))));
    paragraph = [];
  };
  const block = (element) => {
    flush();
    parts.push(element);
  };
  for (let n = 0; n < lines.length; n += 1) {
    const line = lines[n];
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (line.startsWith("```")) {
      const end = lines.findIndex((one, index) => index >= n && one.slice(index === n ? 3 : 0).includes("```"));
      if (end >= 0) {
        const inside = lines.slice(n, end + 1).join("\n").slice(3);
        const [code, after] = [inside.slice(0, inside.indexOf("```")), inside.slice(inside.indexOf("```") + 3)];
        block(h("pre", { tabindex: "0" }, h("code", {}, code.replace(/^\w*\n/, "").replace(/\n$/, ""))));
        if (after.trim()) paragraph.push(after);
        n = end;
        continue;
      }
    }
    if (heading) block(h("div", { class: `heading heading-${heading[1].length}` }, inline(heading[2])));
    else if (small) block(h("div", { class: "small" }, inline(small[1])));
    else if (/^>>> /.test(line)) {
      block(h("blockquote", {}, markdown([line.slice(4), ...lines.slice(n + 1)].join("\n"))));
      break;
    } else if (/^> /.test(line)) {
      const quoted = [];
      while (n < lines.length && /^> ?/.test(lines[n])) quoted.push(lines[n++].replace(/^> ?/, ""));
      n -= 1;
      block(h("blockquote", {}, markdown(quoted.join("\n"))));
    } else if (LIST.test(line)) {
      const items = [];
      const first = LIST.exec(line);
      for (let item; (item = LIST.exec(lines[n] ?? "")); n += 1) {
        items.push(h("li", { class: item[1] ? "deeper" : null }, inline(item[3])));
      }
      n -= 1;
      block(first[2] ? h("ol", { start: first[2] }, items) : h("ul", {}, items));
    } else if (line === "" && !paragraph.length) parts.push(h("div", { class: "gap" }));
    else if (line === "") {
      flush();
      parts.push(h("div", { class: "gap" }));
    } else paragraph.push(line);
  }
  flush();
  return parts;
}

/** The text without its marks, in one line: for those who listen, and for the quote above a reply. */
export function plain(text) {
  return h("div", {}, markdown(text)).textContent.replaceAll(/\s+/g, " ").trim();
}
