// The side: servers, channels with their threads, and whom one plays as.

import { avatar, h, icon } from "./dom.js";
import { channelName } from "./chat.js";
import { channelOf, isUnread, pings, world } from "./world.js";

function badge(count, words) {
  return count ? h("span", { class: "badge", "aria-label": `${count} ${words}` }, String(count)) : null;
}

function channelLine(channel) {
  const here = channel.id === world.channel;
  const count = pings(world.frame.me, channel.id);
  const classes = ["channel", here && "here", channel.kind > 1 && "thread", isUnread(channel.id) && !here && "unread"];
  const name = { 1: "at", 11: "thread", 12: "thread" }[channel.kind] ?? "hash";
  return h(
    "li",
    {},
    h("a", { class: classes.filter(Boolean).join(" "), href: `#${channel.id}`, "data-key": channel.id, "aria-current": here ? "page" : null }, icon(name), h("bdi", {}, channelName(channel)), badge(count, "mentions")),
  );
}

/** Channels, each followed by its threads. */
function channelList(channels) {
  const top = channels.filter((channel) => !channel.parent);
  return top.flatMap((channel) => [channel, ...channels.filter((one) => one.parent === channel.id)]).map(channelLine);
}

function account(one, onswitch) {
  const mine = one.id === world.frame.me;
  const count = mine ? 0 : pings(one.id);
  const label = mine ? `${one.name}, this is you` : `Become ${one.name}`;
  const become = h(
    "button",
    { class: "account", type: "button", "data-key": `be-${one.id}`, "aria-pressed": String(mine), "aria-label": count ? `${label}, called ${count} times` : label, onclick: () => onswitch(one.username) },
    avatar(one.id, one.name),
    h("bdi", {}, one.name),
    mine ? h("span", { class: "small" }, "you") : badge(count, "calls"),
  );
  const address = `/?as=${encodeURIComponent(one.username)}`;
  const label2 = `Open a window for ${one.name}`;
  return h("li", {}, become, h("a", { class: "round", href: address, "data-key": `window-${one.id}`, target: "_blank", rel: "noopener", title: label2, "aria-label": label2 }, icon("window")));
}

export function makeSidebar(element, { onswitch }) {
  const rail = h("ul", { class: "rail", "aria-label": "Servers" });
  const head = h("h2", { class: "bar" });
  const channels = h("ul", { class: "channels", "aria-label": "Channels" });
  const accounts = h("ul", { class: "accounts", "aria-label": "Play as" });
  element.append(rail, h("div", { class: "side" }, head, channels, h("section", { class: "who", "aria-label": "Play as" }, h("h3", {}, "Play as"), accounts)));

  function place(label, mark, list, here) {
    const first = list.find((channel) => channel.kind < 2) ?? list[0];
    const count = list.reduce((sum, channel) => sum + pings(world.frame.me, channel.id), 0);
    const link = h("a", { class: here ? "place here" : "place", href: `#${first.id}`, "data-key": `place-${first.id}`, title: label, "aria-label": label, "aria-current": here ? "true" : null }, mark, badge(count, "mentions"));
    return h("li", {}, link);
  }

  return {
    update() {
      const { frame } = world;
      const current = channelOf(world.channel);
      const direct = frame.channels.filter((channel) => !channel.server);
      const servers = frame.servers.filter((server) => server.mine);
      const of = (server) => frame.channels.filter((channel) => channel.server === server.id);
      const places = servers.filter((server) => of(server).length).map((server) => {
        const initials = server.name.split(/\s+/).map((word) => [...word][0]).join("").slice(0, 3);
        return place(server.name, h("span", { "aria-hidden": "true" }, initials), of(server), current?.server === server.id);
      });
      if (direct.length) places.unshift(place("Direct messages", icon("at"), direct, current && !current.server));
      const server = servers.find((one) => one.id === current?.server);
      const listed = server ? of(server) : direct;
      const focus = element.contains(document.activeElement) && document.activeElement.dataset.key;
      rail.replaceChildren(...places);
      head.replaceChildren(h("bdi", {}, server?.name ?? "Direct messages"));
      channels.replaceChildren(...channelList(listed));
      accounts.replaceChildren(...frame.accounts.map((one) => account(one, onswitch)));
      if (focus) element.querySelector(`[data-key="${CSS.escape(focus)}"]`)?.focus();
    },
  };
}
