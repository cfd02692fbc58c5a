// What one cannot do in the real Discord: move the clock, take permissions, break the line.

import { h, icon, tell } from "./dom.js";
import { ask } from "./dialogs.js";
import { formatted } from "./markdown.js";
import { change, channelOf, now, world } from "./world.js";

const STEPS = [
  ["1 hour", 3_600],
  ["1 day", 86_400],
  ["1 week", 604_800],
];

const PERMISSIONS = [
  ["VIEW_CHANNEL", "See the channel"],
  ["SEND_MESSAGES", "Write messages"],
  ["SEND_MESSAGES_IN_THREADS", "Write in threads"],
  ["ATTACH_FILES", "Attach pictures"],
  ["EMBED_LINKS", "Embed links"],
  ["READ_MESSAGE_HISTORY", "Read what was written before"],
];

const WEATHER = [
  ["fair", "All is well"],
  ["slow", "Slow: a second for each call"],
  ["late", "Too late: answers take four seconds"],
  ["failing", "Failing: every call is answered with 500"],
  ["deaf", "Lost: done, but the bot never hears so"],
];

async function apply(what, said) {
  const answer = await change(what);
  tell(answer.kind === "failed" ? answer.why : said);
}

function action(label, onclick, style = "secondary") {
  return h("button", { class: `button button-${style}`, type: "button", onclick }, label);
}

function section(title, ...children) {
  return h("section", { "aria-label": title }, h("h3", {}, title), ...children);
}

function clockSection() {
  const time = h("output", { class: "clock", id: "clock" });
  const steps = STEPS.map(([label, seconds]) => action(`+ ${label}`, () => apply({ advance: { seconds } }, `The clock went forward by ${label}`)));
  const element = section("Clock", time, h("div", { class: "row" }, steps), h("p", { class: "small" }, "For Discord and bot alike. It only goes forward."));
  const draw = () => {
    const { ahead: ms, runs } = world.frame.clock;
    const ahead = runs && ms > 999 ? ` · ${Math.round(ms / 360_000) / 10} h ahead` : "";
    time.textContent = `${formatted(now(), "f")}${ahead}`;
  };
  return { element, draw };
}

function permissionSection(channel) {
  const boxes = PERMISSIONS.map(([name, label]) => {
    const box = h("input", { type: "checkbox", checked: channel.bot_may.includes(name), onchange: () => apply({ permission: { channel: channel.id, name, allowed: box.checked } }, box.checked ? `Given: ${label}` : `Taken: ${label}`) });
    return h("label", { class: "check" }, box, label);
  });
  return section(`The bot in #${channel.name}`, ...boxes);
}

function memberSection(server) {
  const people = [...world.frame.accounts, { id: world.frame.bot.id, name: world.frame.users[world.frame.bot.id].name }];
  const lines = people.map((one) => {
    const present = server.members.some((member) => member.id === one.id);
    const label = present ? `Let ${one.name} leave` : `Let ${one.name} in`;
    const said = present ? `${one.name} has left` : `${one.name} is back`;
    return h("li", {}, h("bdi", {}, one.name), h("button", { class: "button button-secondary", type: "button", "aria-label": label, onclick: () => apply({ member: { server: server.id, user: one.id, present: !present } }, said) }, present ? "Leave" : "Come back"));
  });
  return section(`Who is in ${server.name}`, h("ul", { class: "people" }, lines));
}

function lineSection() {
  const choices = WEATHER.map(([value, label]) => {
    const radio = h("input", { type: "radio", name: "weather", value, checked: world.frame.weather === value, onchange: () => apply({ weather: value }, label) });
    return h("label", { class: "check" }, radio, label);
  });
  const drop = action("Drop the gateway", () => apply("drop_gateway", "The bot's connection was cut"));
  return section("Answers to the bot", h("div", { role: "radiogroup", "aria-label": "Answers to the bot" }, choices), h("div", { class: "row" }, drop));
}

function channelSection(server, channel) {
  const name = h("input", { type: "text", maxlength: "100", placeholder: "new-channel", "aria-label": "Name of the new channel or thread" });
  const add = (what, said) => {
    if (!name.value.trim()) return name.focus();
    apply(what(name.value), said);
    name.value = "";
  };
  const buttons = [action("Add a channel", () => add((value) => ({ add_channel: { server: server.id, name: value } }), "The channel is there"))];
  if (channel && channel.kind === 0) {
    buttons.push(action("Add a thread", () => add((value) => ({ add_thread: { channel: channel.id, name: value } }), "The thread is there")));
  }
  const remove = () => ask(`Delete #${channel.name} with all its messages?`, "Delete", () => apply({ delete_channel: { channel: channel.id } }, "The channel is deleted"));
  return section("Channels", name, h("div", { class: "row" }, buttons), channel?.server ? h("div", { class: "row" }, action(`Delete #${channel.name}`, remove, "danger")) : null);
}

export function makePanel(element, { onclose }) {
  const body = h("div", { class: "panel-body" });
  const close = h("button", { class: "round", type: "button", "aria-label": "Close the controls", onclick: onclose }, icon("close"));
  element.append(h("header", { class: "bar" }, h("h2", {}, "Sandbox controls"), close), body);
  const clock = () => clockShown?.draw();
  let clockShown = null;
  let drawn = "";
  setInterval(() => !element.hidden && world.frame && clock(), 1_000);
  return {
    update() {
      if (element.hidden) return;
      const { frame } = world;
      const channel = channelOf(world.channel);
      const server = frame.servers.find((one) => one.id === channel?.server) ?? frame.servers[0];
      clock();
      // Drawn anew only if something in it changed, so that nobody's finger is on a button that goes away.
      const state = JSON.stringify([frame.me, channel?.id, channel?.name, channel?.bot_may, frame.servers, frame.weather, frame.accounts.map((one) => one.name)]);
      if (state === drawn) return;
      drawn = state;
      const focus = [...body.querySelectorAll("button, input")].indexOf(document.activeElement);
      clockShown = clockSection();
      clock();
      body.replaceChildren(
        clockShown.element,
        ...[channel?.server && permissionSection(channel), server && memberSection(server), lineSection(), server && channelSection(server, channel)].filter(Boolean),
      );
      if (focus >= 0) body.querySelectorAll("button, input")[focus]?.focus();
    },
  };
}
