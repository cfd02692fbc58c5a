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

// Faults as the sandbox reads them; without `times` they happen once, with null until they are taken back.
const STANDING = [
  ["All is well", []],
  ["Slow: a second for each call", [{ kind: { slow: { seconds: 1 } }, times: null }]],
  ["Too late: answers take four seconds", [{ kind: { slow: { seconds: 4 } }, route: "CreateInteractionResponse", times: null }]],
  ["Failing: every call is answered with 500", [{ kind: { refused: "internal_server_error" }, times: null }]],
  ["Lost: done, but the bot never hears so", [{ kind: "lost_answer", times: null }]],
];

const ONCE = [
  ["Drop the gateway", "gateway_dropped"],
  ["Ask the bot to reconnect", "gateway_reconnect"],
  ["End the bot's session", { session_invalid: { resumable: false } }],
  ["Cut the next call", "dropped"],
  ["Lose the next answer", "lost_answer"],
  ["Refuse the next call: too many (429)", { rate_limited: { seconds: 2, global: false } }],
  ["Refuse the next call: missing access (50001)", { refused: "missing_access" }],
  ["Refuse the next call: missing permissions (50013)", { refused: "missing_permissions" }],
  ["Refuse the next call: unavailable (503)", { refused: "service_unavailable" }],
];

// Languages that Discord's own client speaks; for others, a bot must ask.
const LANGUAGES = [
  ["en-US", "English"],
  ["el", "Ελληνικά"],
  ["de", "Deutsch"],
  ["es-ES", "Español"],
  ["fr", "Français"],
  ["hi", "हिन्दी"],
  ["ja", "日本語"],
];

const gist = (faults) => JSON.stringify(faults.map(({ kind, route }) => [kind, route]));

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
  const others = world.frame.accounts.filter((one) => one.id !== server.owner);
  const people = [...others, { id: world.frame.bot.id, name: world.frame.users[world.frame.bot.id].name }];
  const lines = people.map((one) => {
    const present = server.members.some((member) => member.id === one.id);
    const label = present ? `Let ${one.name} leave` : `Let ${one.name} in`;
    const said = present ? `${one.name} has left` : `${one.name} is back`;
    return h("li", {}, h("bdi", {}, one.name), h("button", { class: "button button-secondary", type: "button", "aria-label": label, onclick: () => apply({ member: { server: server.id, user: one.id, present: !present } }, said) }, present ? "Leave" : "Come back"));
  });
  return section(`Who is in ${server.name}`, h("ul", { class: "people" }, lines));
}

function languageSection() {
  const options = LANGUAGES.map(([code, name]) => h("option", { value: code, selected: code === world.frame.locale }, name));
  const pick = h("select", { "aria-label": "Language of your Discord", onchange: () => apply({ language: { user: world.frame.me, locale: pick.value } }, "The language has changed") }, options);
  return section("Your Discord's language", h("div", { class: "field" }, pick));
}

function lineSection() {
  const standing = gist(world.frame.faults);
  const choices = STANDING.map(([label, faults]) => {
    const radio = h("input", { type: "radio", name: "faults", checked: standing === gist(faults), onchange: () => apply({ faults }, label) });
    return h("label", { class: "check" }, radio, label);
  });
  const pick = h("select", { "aria-label": "What goes wrong once" }, ONCE.map(([label], index) => h("option", { value: index }, label)));
  const order = action("Let it happen", () => apply({ fault: { kind: ONCE[pick.value][1] } }, ONCE[pick.value][0]));
  return section("What goes wrong", h("div", { role: "radiogroup", "aria-label": "What goes wrong" }, choices), h("div", { class: "field" }, pick), h("div", { class: "row" }, order));
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
      const state = JSON.stringify([frame.me, frame.locale, channel?.id, channel?.name, channel?.bot_may, frame.servers, frame.faults, frame.accounts.map((one) => one.name)]);
      if (state === drawn) return;
      drawn = state;
      const focus = [...body.querySelectorAll("button, input")].indexOf(document.activeElement);
      clockShown = clockSection();
      clock();
      body.replaceChildren(
        clockShown.element,
        ...[channel?.server && permissionSection(channel), server && memberSection(server), languageSection(), lineSection(), server && channelSection(server, channel)].filter(Boolean),
      );
      if (focus >= 0) body.querySelectorAll("button, input")[focus]?.focus();
    },
  };
}
