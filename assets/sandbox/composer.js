// The field to write in: text, names after @, commands after /.

import { avatar, h, icon, tell } from "./dom.js";
import { makeCommand } from "./command.js";
import { openForm } from "./dialogs.js";
import { Listbox } from "./suggest.js";
import { act, translated, world } from "./world.js";

/** Every command that can be typed in a channel, as a flat list. */
function commandsIn(channel) {
  const found = [];
  const walk = (path, names, one) => {
    const deeper = (one.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (deeper.length) return deeper.forEach((option) => walk([...path, option.name], [...names, translated(option)], option));
    found.push({ text: `/${path.join(" ")}`, shown: `/${names.join(" ")}`, description: translated(one, "description"), options: one.options ?? [] });
  };
  for (const command of world.frame.commands) {
    if (channel?.offers.includes(command.id)) walk([command.name], [translated(command)], command);
  }
  return found;
}

/** Those that fit what was typed so far, the best first. */
function fitting(commands, typed) {
  const words = typed.toLowerCase().slice(1).split(/\s+/).filter(Boolean);
  const rank = (one) => {
    const text = one.shown.slice(1).toLowerCase();
    if (!words.every((word) => text.includes(word) || one.description.toLowerCase().includes(word))) return 3;
    if (text.startsWith(words.join(" "))) return 0;
    return words.every((word) => text.split(" ").some((part) => part.startsWith(word))) ? 1 : 2;
  };
  return commands.map((one) => [rank(one), one]).filter(([value]) => value < 3).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
}

export function makeComposer() {
  let channel = null;
  let command = null;
  const wrong = h("p", { class: "failure", role: "alert", hidden: true });
  const field = h("textarea", {
    id: "write",
    rows: "1",
    maxlength: "2000",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    autocomplete: "off",
    enterkeyhint: "send",
    oninput: () => typed(),
    onkeydown: (event) => key(event),
    onblur: () => setTimeout(() => !element.matches(":hover, :active") && list.hide(), 150),
  });
  const list = new Listbox({ label: "Suggestions", onpick: (item) => item.take() });
  list.tie(field);
  const slash = h("button", { class: "round", type: "button", "aria-label": "Commands", title: "Commands", onclick: () => begin() }, icon("plus"));
  const send = h("button", { class: "round send", type: "submit", "aria-label": "Send" }, icon("send"));
  const text = h("div", { class: "write" }, slash, field, send);
  const holder = h("div", { class: "write-holder" });
  const element = h("form", { class: "composer", onsubmit: (event) => (event.preventDefault(), submit()) }, list.element, wrong, text, holder);

  function begin() {
    field.value = "/";
    field.focus();
    typed();
  }

  function fail(why) {
    wrong.textContent = why;
    wrong.hidden = !why;
  }

  function typed() {
    fail("");
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, 200)}px`;
    const value = field.value;
    if (value.startsWith("/") && !value.includes("\n")) return suggestCommands(value);
    const at = /(?:^|\s)@([^\s@]*)$/.exec(value.slice(0, field.selectionStart));
    if (at) return suggestPeople(at[1]);
    list.hide();
  }

  function suggestCommands(value) {
    const commands = commandsIn(channel);
    // A whole command and a space behind it is the command; what follows are options.
    for (const one of commands) {
      const name = [one.shown, one.text].find((name) => value.startsWith(`${name} `));
      if (name) return take(one, value.slice(name.length + 1));
    }
    const items = fitting(commands, value).map((one) => ({
      label: one.shown,
      hint: one.description,
      lead: avatar(world.frame.bot.id, "D", true),
      take: () => take(one),
    }));
    const note = commands.length ? "No command like this" : "The bot has no commands here";
    list.show(items, { note: items.length ? "" : note });
  }

  function suggestPeople(start) {
    const members = world.frame.servers.find((server) => server.id === channel?.server)?.members ?? [];
    const items = members
      .filter((member) => member.name.toLowerCase().startsWith(start.toLowerCase()))
      .map((member) => ({
        label: member.name,
        lead: avatar(member.id, member.name, member.id === world.frame.bot.id),
        take: () => {
          const end = field.selectionStart;
          field.setRangeText(`@${member.name} `, end - start.length - 1, end, "end");
          list.hide();
        },
      }));
    list.show(items);
  }

  /** Turns to the fields of a command. */
  function take(one, rest = "") {
    list.hide();
    fail("");
    command = makeCommand(one, channel, { oncancel: () => back(), onsend: (options) => type(one, options), fail });
    text.hidden = true;
    holder.replaceChildren(command.element);
    command.begin(rest);
    tell(`${one.shown}: ${one.description}`);
  }

  function back(value = "") {
    command = null;
    holder.replaceChildren();
    text.hidden = false;
    field.value = value;
    fail("");
    field.style.height = "auto";
    field.focus();
  }

  async function type(one, options) {
    const taken = command;
    taken.busy(true);
    const answer = await act(channel.id, { type: { command: one.text, options } });
    taken.busy(false);
    if (command !== taken) return;
    if (answer.kind === "failed") return fail(answer.why);
    back();
    if (answer.kind === "form") openForm(channel.id, answer);
  }

  async function submit() {
    if (command) return command.send();
    const value = field.value.trim();
    if (!value || !channel) return;
    if (value.startsWith("/")) {
      const one = commandsIn(channel).find((known) => value === known.text || value === known.shown);
      if (one) return take(one);
    }
    field.value = "";
    typed();
    const answer = await act(channel.id, { say: { text: withMentions(value) } });
    if (answer.kind === "failed") {
      field.value = value;
      fail(answer.why);
    }
  }

  /** Names after @ as Discord sends them. */
  function withMentions(value) {
    const members = world.frame.servers.find((server) => server.id === channel?.server)?.members ?? [];
    const longest = [...members].sort((a, b) => b.name.length - a.name.length);
    return longest.reduce((sum, member) => sum.replaceAll(`@${member.name}`, `<@${member.id}>`), value);
  }

  function key(event) {
    if (list.open && event.key === "Tab" && list.active >= 0) {
      event.preventDefault();
      return list.pick();
    }
    if (list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      submit();
    }
  }

  return {
    element,
    /** Opens a command, by its words without the slash. */
    command(words) {
      const one = commandsIn(channel).find((known) => known.text === `/${words}`);
      if (one) take(one);
    },
    update(to, moved) {
      channel = to ?? null;
      const name = channel ? (channel.kind === 1 ? `@${world.frame.users[world.frame.bot.id]?.name}` : `#${channel.name}`) : "";
      field.disabled = send.disabled = slash.disabled = !channel?.writable;
      field.placeholder = channel ? (channel.writable ? `Message ${name}` : "You cannot write here") : "";
      field.setAttribute("aria-label", field.placeholder);
      if (moved && command) back();
      if (moved) list.hide();
    },
  };
}
