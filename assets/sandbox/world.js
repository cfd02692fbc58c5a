// What this window knows: the server tells what changes, and everything that is done goes back to it.

import { newer } from "./dom.js";

/** The frame is everything but messages; the messages are by channel, oldest first. */
export const world = { frame: null, channel: null, connected: false };

let messages = new Map();
let source = null;
const listeners = [];

/** Calls back after every change with what changed: the messages by id, and whether everything is new. */
export function onNews(listener) {
  listeners.push(listener);
}

function news(change) {
  for (const listener of listeners) listener({ changed: [], gone: [], whole: false, ...change });
}

/** Becomes an account, by its unique name. */
export function become(name) {
  source?.close();
  source = new EventSource(`/page/stream?as=${encodeURIComponent(name)}`);
  source.onmessage = (event) => receive(JSON.parse(event.data));
  source.onerror = () => {
    world.connected = false;
    news({});
  };
}

function receive(told) {
  world.connected = true;
  if (told.whole) messages = new Map();
  if (told.frame) world.frame = told.frame;
  for (const id of told.gone ?? []) messages.delete(id);
  for (const message of told.messages ?? []) messages.set(message.id, message);
  news({ changed: told.messages ?? [], gone: told.gone ?? [], whole: Boolean(told.whole) });
}

export function messagesOf(channel) {
  return [...messages.values()]
    .filter((message) => message.channel === channel && !dismissed().has(message.id))
    .sort((a, b) => (newer(a.id, b.id) ? 1 : -1));
}

export function messageOf(id) {
  return messages.get(id);
}

export function channelOf(id) {
  return world.frame?.channels.find((channel) => channel.id === id);
}

export function userName(id) {
  return world.frame?.users[id]?.name ?? "deleted user";
}

/** A name or description of a command, an option or a choice, as a client in this person's language shows it. */
export function translated(one, what = "name") {
  return one[`${what}_localizations`]?.[world.frame.locale] ?? one[what];
}

/** The sandbox's time, in milliseconds: the machine's, and what the panel added; or one that stands still until it is moved. */
export function now() {
  const { ahead, runs } = world.frame.clock;
  return ahead + (runs ? Date.now() : 0);
}

async function post(path, body) {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    return response.ok ? answer : { kind: "failed", why: answer.message ?? "The sandbox refused" };
  } catch {
    return { kind: "failed", why: "The sandbox does not answer" };
  }
}

/** Does something in a channel, and gives the bot's first answer. */
export function act(channel, what) {
  return post("/page/act", { user: world.frame.me, channel, act: what });
}

/** Changes something that only the sandbox can change. */
export function change(what) {
  return post("/page/panel", what);
}

// What was read and put away is this browser's business; all its windows share it.

function stored(kind, user) {
  return `${kind}:${world.frame.sandbox}:${user ?? world.frame.me}`;
}

function load(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function dismissed() {
  return new Set(load(stored("dismissed"), []));
}

export function dismiss(id) {
  const all = [...dismissed(), id].slice(-500);
  localStorage.setItem(stored("dismissed"), JSON.stringify(all));
  news({ gone: [id] });
}

/** Notes that a channel was read to its end. */
export function markRead(channel) {
  const last = messagesOf(channel).at(-1)?.id;
  const read = load(stored("read"), {});
  if (!last || (read[channel] && !newer(last, read[channel]))) return;
  localStorage.setItem(stored("read"), JSON.stringify({ ...read, [channel]: last }));
  news({});
}

export function isUnread(channel) {
  const last = messagesOf(channel).at(-1)?.id;
  const read = load(stored("read"), {})[channel];
  return Boolean(last) && (!read || newer(last, read));
}

/** How often a person was called, and has not looked: everywhere, or in one channel. */
export function pings(user, channel) {
  const account = world.frame.accounts.find((one) => one.id === user);
  const read = load(stored("read", user), {});
  const fresh = ([where, id]) => (!channel || where === channel) && (!read[where] || newer(id, read[where]));
  return (account?.pings ?? []).filter(fresh).length;
}

window.addEventListener("storage", () => world.frame && news({}));
