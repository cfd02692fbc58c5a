// The middle: the channel's name, its messages, the field to write in.

import { h, icon, newer, tell } from "./dom.js";
import { makeComposer } from "./composer.js";
import { plain } from "./markdown.js";
import { sameDay } from "./markdown.js";
import { renderMessage } from "./message.js";
import { channelOf, markRead, messageOf, messagesOf, userName, world } from "./world.js";

/** So near to the end, new messages are followed. */
const NEAR = 120;

export function channelName(channel) {
  if (channel.kind === 1) return userName(world.frame.bot.id);
  return channel.name;
}

function channelIcon(channel) {
  return icon({ 1: "at", 11: "thread", 12: "thread" }[channel.kind] ?? "hash");
}

export function makeChat(element, { onmenu, onpanel, ontheme }) {
  const title = h("h1", {});
  const topic = h("span", { class: "topic" });
  const tools = [
    h("button", { class: "round", type: "button", "aria-label": "Dark or light", title: "Dark or light", onclick: ontheme }, icon("theme")),
    h("button", { class: "round", type: "button", id: "open-panel", "aria-label": "Sandbox controls", title: "Sandbox controls: clock, permissions, faults", "aria-controls": "panel", onclick: onpanel }, icon("clock")),
  ];
  const badge = h("span", { class: "badge", hidden: true });
  const menu = h("button", { class: "round only-narrow", type: "button", id: "open-side", "aria-label": "Channels", "aria-controls": "side", onclick: onmenu }, icon("menu"), badge);
  const notice = h("div", { class: "notice", role: "status", hidden: true });
  const list = h("ol", { class: "messages", "aria-label": "Messages", tabindex: "0" });
  const down = h("button", { class: "to-end", type: "button", hidden: true, onclick: () => toEnd() }, "New messages", icon("down"));
  const composer = makeComposer();
  element.append(h("header", { class: "bar" }, menu, h("div", { class: "bar-name" }, title, topic), tools), notice, list, h("div", { class: "below" }, down, composer.element));

  const nearEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  const toEnd = () => {
    list.scrollTop = list.scrollHeight;
    follows = true;
    down.hidden = true;
  };
  let follows = true;
  list.addEventListener("scroll", () => {
    follows = nearEnd();
    if (follows) {
      down.hidden = true;
      read();
    }
  });
  // Whoever writes with a keyboard on the screen still sees the end.
  new ResizeObserver(() => follows && toEnd()).observe(list);

  const read = () => {
    if (document.hasFocus() && world.channel && nearEnd()) markRead(world.channel);
  };
  window.addEventListener("focus", read);

  /** The messages as they are, each element made anew only if its message changed. */
  function draw(changed, { moved, anew }) {
    // Whoever has asked the bot for something sees what it says, wherever they were.
    const answered = [...changed].some((id) => messageOf(id)?.private && !document.getElementById(`m${id}`));
    const stays = follows || moved || answered;
    const shown = messagesOf(world.channel);
    const focus = focused();
    const anchor = stays ? null : held(focus);
    const elements = [];
    shown.forEach((message, index) => {
      const before = shown[index - 1];
      if (!before || !sameDay(before.at, message.at)) elements.push(day(message.at));
      const known = anew ? null : document.getElementById(`m${message.id}`);
      const keeps = known && !changed.has(message.id) && known.dataset.before === (before?.id ?? "");
      const drawn = keeps ? known : renderMessage(message, before);
      drawn.dataset.before = before?.id ?? "";
      elements.push(drawn);
    });
    if (!shown.length) elements.push(welcome());
    place(elements);
    refocus(focus);
    if (stays) toEnd();
    else if (anchor) hold(anchor);
  }

  /** Puts the elements in the list without touching those that stand where they should. */
  function place(elements) {
    const wanted = new Set(elements);
    for (const old of [...list.children]) if (!wanted.has(old)) old.remove();
    elements.forEach((one, index) => {
      if (list.children[index] !== one) list.insertBefore(one, list.children[index] ?? null);
    });
  }

  function day(ms) {
    return h("li", { class: "day" }, h("span", {}, new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format(ms)));
  }

  function welcome() {
    const channel = channelOf(world.channel);
    if (!channel) return h("li", { class: "welcome" }, h("h2", {}, "Nothing to see here"), h("p", {}, "Choose a channel at the side."));
    const name = channel.kind === 1 ? channelName(channel) : `#${channelName(channel)}`;
    return h("li", { class: "welcome" }, h("h2", {}, `Welcome to ${name}`), h("p", {}, "Type ", h("kbd", {}, "/"), " to see what the bot can do."));
  }

  // A message that changes under the fingers must not lose the focus.
  function focused() {
    const active = document.activeElement;
    const message = active?.closest?.(".message");
    return message && list.contains(active) ? { message: message.id, key: active.dataset.key, active } : null;
  }

  // What somebody looks at stays where it is when something above it changes.
  function held(focus) {
    const top = list.getBoundingClientRect().top;
    const first = focus?.message ?? [...list.querySelectorAll(".message")].find((one) => one.getBoundingClientRect().bottom > top)?.id;
    return first ? { id: first, at: document.getElementById(first).getBoundingClientRect().top } : null;
  }

  function hold({ id, at }) {
    const now = document.getElementById(id)?.getBoundingClientRect().top ?? at;
    list.scrollTop += now - at;
  }

  function refocus(focus) {
    if (!focus || focus.active.isConnected) return;
    const message = document.getElementById(focus.message);
    const controls = [...(message?.querySelectorAll("button[data-key]:not(:disabled)") ?? [])];
    const same = controls.find((one) => one.dataset.key === focus.key);
    (same ?? controls[0] ?? message?.querySelector("article") ?? list).focus({ preventScroll: true });
  }

  function announce(changed) {
    for (const message of changed) {
      if (message.channel !== world.channel || message.author === world.frame.me) continue;
      const what = message.loading ? "is thinking" : plain(message.content).slice(0, 300) || message.attachments[0]?.description || "";
      tell(`${message.private ? "Only to you, " : ""}${message.name}: ${what}`);
    }
  }

  let drawn = null;
  let newest = null;
  return {
    composer,
    update({ changed, gone, whole }) {
      const channel = channelOf(world.channel);
      const here = changed.filter((message) => message.channel === world.channel);
      const place = `${world.frame.me}/${world.channel}`;
      const moved = drawn !== place;
      const anew = moved || whole;
      title.replaceChildren(...(channel ? [channelIcon(channel), h("bdi", {}, channelName(channel))] : ["Nowhere"]));
      topic.textContent = channel?.topic ?? "";
      list.setAttribute("aria-label", channel ? `Messages in ${channelName(channel)}` : "Messages");
      const said = !world.connected ? "The sandbox does not answer. Trying again…" : !world.frame.bot.online ? "The bot is offline." : channel?.archived ? "This thread is archived." : "";
      if (notice.textContent !== said) notice.textContent = said;
      notice.hidden = !said;
      if (anew || here.length || gone.length) draw(new Set(here.map((message) => message.id)), { moved, anew });
      const last = messagesOf(world.channel).at(-1)?.id ?? "";
      if (!anew && here.some((message) => !newest || newer(message.id, newest)) && !nearEnd()) down.hidden = false;
      newest = last;
      if (!anew) announce(here);
      drawn = place;
      composer.update(channel, moved);
      read();
    },
    /** Shows a message, and where it is for a moment. */
    show(id) {
      const target = messageOf(id) && document.getElementById(`m${id}`);
      target?.scrollIntoView({ block: "center" });
      target?.classList.add("shown-now");
      target?.addEventListener("animationend", () => target.classList.remove("shown-now"), { once: true });
      target?.querySelector("article").focus({ preventScroll: true });
    },
    badge(count) {
      badge.hidden = !count;
      badge.textContent = count;
    },
  };
}
