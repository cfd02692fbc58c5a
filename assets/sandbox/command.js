// A command that is being typed: a field for each option, with what can be chosen for it.

import { avatar, h, icon } from "./dom.js";
import { Listbox } from "./suggest.js";
import { act, translated, world } from "./world.js";

/** How long the bot is left alone while somebody types. */
const PAUSE = 120;

function peopleOf(channel) {
  const server = world.frame.servers.find((one) => one.id === channel.server);
  if (server) return server.members;
  return [world.frame.me, world.frame.bot.id].map((id) => ({ id, name: world.frame.users[id].name }));
}

const described = (option) => translated(option, "description");

/** What is known without the bot: choices, yes and no, people, channels. */
function known(option, channel) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: translated(choice), value: String(choice.value) }));
  if (option.type === 4 && option.max_value - option.min_value < 25) {
    const numbers = Array.from({ length: option.max_value - option.min_value + 1 }, (_, n) => String(option.min_value + n));
    return numbers.map((label) => ({ label, value: label }));
  }
  if (option.type === 5) return ["True", "False"].map((label) => ({ label, value: label }));
  if (option.type === 6 || option.type === 9) {
    return peopleOf(channel).map((one) => ({
      label: one.name,
      hint: world.frame.users[one.id]?.bot ? "App" : `@${world.frame.users[one.id]?.username}`,
      value: one.id,
      lead: avatar(one.id, one.name, world.frame.users[one.id]?.bot),
    }));
  }
  if (option.type === 7) return world.frame.channels.filter((one) => one.server === channel.server && one.name).map((one) => ({ label: `#${one.name}`, value: one.id }));
  return null;
}

export function makeCommand(command, channel, { oncancel, onsend, fail }) {
  const fields = new Map();
  const row = h("div", { class: "command-fields" });
  const more = h("div", { class: "command-more" });
  const hint = h("p", { class: "command-hint", id: "command-hint" }, command.description);
  const send = h("button", { class: "round send", type: "submit", "aria-label": `Send ${command.shown}` }, icon("send"));
  const cancel = h("button", { class: "round", type: "button", "aria-label": "Leave the command", onclick: () => oncancel() }, icon("close"));
  const name = h("span", { class: "command-name" }, command.shown);
  const element = h("div", { class: "command", role: "group", "aria-label": command.shown }, h("div", { class: "command-head" }, name, hint, cancel), h("div", { class: "command-body" }, row, send), more);

  function add(option, focus) {
    const field = makeField(option);
    fields.set(option.name, field);
    row.append(field.element);
    drawMore();
    if (focus) field.input.focus();
    return field;
  }

  function remove(option) {
    const field = fields.get(option.name);
    const before = [...fields.values()].at(-2);
    fields.delete(option.name);
    field.element.remove();
    drawMore();
    (before?.input ?? send).focus();
  }

  function drawMore() {
    const left = command.options.filter((option) => !fields.has(option.name));
    more.hidden = left.length === 0;
    const buttons = left.map((option) =>
      h("button", { class: "chip", type: "button", title: described(option), "aria-label": `Add ${translated(option)}: ${described(option)}`, onclick: () => add(option, true) }, `+ ${translated(option)}`),
    );
    more.replaceChildren(h("span", { class: "small" }, "Optional"), ...buttons);
  }

  function given(except) {
    return [...fields.values()].filter((field) => field !== except && field.value() !== "").map((field) => [field.option.name, field.value()]);
  }

  function makeField(option) {
    let picked = null;
    let asked = 0;
    let timer = null;
    const fixed = known(option, channel);
    const list = new Listbox({ label: translated(option), onpick: (item) => pick(item) });
    const input = h("input", {
      type: "text",
      name: option.name,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-label": `${translated(option)}: ${described(option)}`,
      "aria-required": String(Boolean(option.required)),
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      size: "1",
      inputmode: !fixed && (option.type === 4 || option.type === 10) ? "numeric" : null,
      enterkeyhint: "next",
      oninput: () => {
        picked = null;
        fail("");
        grow();
        suggest();
      },
      onfocus: () => {
        hint.textContent = described(option);
        suggest();
      },
      onblur: () => setTimeout(() => !list.element.matches(":hover, :active") && list.hide(), 150),
      onkeydown: (event) => key(event),
    });
    list.tie(input);
    // The list is beside the label, since a touch on a label gives its field the focus again.
    const label = h("label", {}, h("span", { class: "option-name" }, translated(option)), input);
    const field = h("div", { class: "option" }, label, list.element);
    const grow = () => input.style.setProperty("--length", Math.max(6, input.value.length + 1));
    grow();

    function pick(item) {
      picked = item;
      input.value = item.label;
      grow();
      list.hide();
      next();
    }

    function suggest() {
      if (fixed) {
        const typed = picked ? "" : input.value.toLowerCase().replace(/^[@#]/, "");
        const found = fixed.filter((item) => item.label.toLowerCase().includes(typed));
        return list.show(found, { note: found.length ? "" : "Nothing like this" });
      }
      if (!option.autocomplete) return list.hide();
      clearTimeout(timer);
      timer = setTimeout(complete, list.open || input.value ? PAUSE : 0);
    }

    async function complete() {
      asked += 1;
      const mine = asked;
      if (!list.items.length) list.show([], { note: "Loading…" });
      const options = [...given(self), [option.name, input.value]];
      const answer = await act(channel.id, { complete: { command: command.text, options, focused: option.name } });
      // A later question has overtaken this one, or nobody looks any more.
      if (mine !== asked || document.activeElement !== input) return;
      if (answer.kind !== "choices") return list.show([], { note: "Loading options failed" });
      const items = answer.choices.map((choice) => ({ label: choice.name, value: String(choice.value) }));
      list.show(items, { note: items.length ? "" : "No options match your search" });
    }

    function key(event) {
      if (event.key === "Enter" && picked) list.hide();
      if (list.key(event)) return;
      if (event.key === "Enter" && !event.isComposing) {
        event.preventDefault();
        return sendNow();
      }
      if (event.key === "Escape") oncancel();
      if (event.key === "Backspace" && input.value === "") {
        event.preventDefault();
        if (option.required) oncancel();
        else remove(option);
      }
    }

    const self = {
      option,
      input,
      element: field,
      value: () => picked?.value ?? input.value.trim(),
      set: (value) => {
        input.value = value;
        grow();
      },
      missing: () => {
        const lacks = Boolean(option.required) && self.value() === "";
        field.classList.toggle("missing", lacks);
        return lacks;
      },
    };
    return self;
  }

  /** Goes on to the next field that must be filled, or else to the button that sends. */
  function next() {
    const empty = [...fields.values()].find((field) => field.option.required && field.value() === "");
    if (empty) empty.input.focus();
    else send.focus();
  }

  function sendNow() {
    const missing = [...fields.values()].filter((field) => field.missing());
    if (missing.length) {
      fail(`${translated(missing[0].option)} is required`);
      missing[0].input.focus();
      return;
    }
    onsend(given());
  }

  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) oncancel();
  });
  return {
    element,
    /** Shows the fields that must be filled, with what was already typed behind the command. */
    begin(rest) {
      command.options.filter((option) => option.required).forEach((option) => add(option));
      drawMore();
      // name:value, where a value goes on until the next name.
      const names = command.options.flatMap((option) => [option.name, translated(option)]).join("|");
      for (const part of rest.matchAll(new RegExp(`(?:^|\\s)(${names}):(.*?)(?=\\s(?:${names}):|$)`, "g"))) {
        const option = command.options.find((one) => one.name === part[1] || translated(one) === part[1]);
        (fields.get(option.name) ?? add(option)).set(part[2]);
      }
      const first = [...fields.values()].find((field) => field.value() === "");
      (first?.input ?? send).focus();
    },
    send: sendNow,
    busy(is) {
      element.classList.toggle("busy", is);
      send.disabled = is;
    },
  };
}
