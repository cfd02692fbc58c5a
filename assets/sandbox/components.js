// What is below a message: buttons and menus, and Discord's newer layouts.

import { avatar, h, icon } from "./dom.js";
import { openForm, openPicture } from "./dialogs.js";
import { markdown } from "./markdown.js";
import { Listbox } from "./suggest.js";
import { act, world } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Uses a component: shows that it is under way, and what went wrong. */
async function use(message, element, what) {
  const article = element.closest("article");
  article.querySelector(".failure")?.remove();
  article.setAttribute("aria-busy", "true");
  element.classList.add("busy");
  const answer = await act(message.channel, what);
  article.removeAttribute("aria-busy");
  element.classList.remove("busy");
  if (answer.kind === "failed") {
    article.querySelector(".failure")?.remove();
    article.append(h("p", { class: "failure", role: "alert" }, `This interaction failed. ${answer.why}`));
  }
  if (answer.kind === "form") openForm(message.channel, answer);
}

function emoji(one) {
  if (!one?.name) return null;
  return h("span", { class: "emoji" }, one.id ? `:${one.name}:` : one.name);
}

function button(message, one) {
  const content = [emoji(one.emoji), one.label ? h("bdi", {}, one.label) : null];
  const props = { class: `button button-${STYLES[one.style] ?? "secondary"}`, "data-key": one.custom_id };
  if (one.style === 5) {
    const place = /discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(one.url);
    if (place) return h("a", { ...props, href: `#${place[1]}${place[2] ? `/${place[2]}` : ""}` }, content);
    if (!/^https?:\/\//.test(one.url)) return h("span", props, content);
    return h("a", { ...props, href: one.url, target: "_blank", rel: "noopener noreferrer" }, content, icon("link"));
  }
  const press = () => {
    if (!element.classList.contains("busy")) use(message, element, { press: { message: message.id, custom_id: one.custom_id } });
  };
  const element = h("button", { ...props, type: "button", disabled: Boolean(one.disabled), onclick: press }, content);
  return element;
}

/** What can be chosen from a menu: its own lines, or people and channels of the place. */
function lines(message, menu) {
  if (menu.type === 3) {
    return menu.options.map((option) => ({
      label: option.label,
      hint: option.description,
      value: option.value,
      lead: emoji(option.emoji),
      selected: Boolean(option.default),
    }));
  }
  const server = world.frame.servers.find((one) => one.id === world.frame.channels.find((channel) => channel.id === message.channel)?.server);
  const people = (server?.members ?? []).map((member) => ({
    label: member.name,
    value: member.id,
    lead: avatar(member.id, member.name, member.id === world.frame.bot.id),
  }));
  const channels = world.frame.channels
    .filter((channel) => channel.server && channel.server === server?.id)
    .map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
  return { 5: people, 7: people, 8: channels }[menu.type] ?? [];
}

function menu(message, one) {
  const items = lines(message, one);
  const most = one.max_values ?? 1;
  const least = one.min_values ?? 1;
  const words = h("bdi", { class: "menu-words" });
  const label = one.placeholder || "Make a selection";
  const write = () => {
    const chosen = items.filter((item) => item.selected).map((item) => item.label);
    words.textContent = chosen.join(", ") || label;
    words.classList.toggle("placeholder", chosen.length === 0);
  };
  const send = () => {
    const values = items.filter((item) => item.selected).map((item) => item.value);
    if (values.length < least) return;
    use(message, element, { select: { message: message.id, custom_id: one.custom_id, values } });
  };
  const close = () => {
    if (!list.open) return;
    list.hide();
    element.classList.remove("open");
    if (most > 1 && touched) send();
  };
  let touched = false;
  const list = new Listbox({
    label,
    multiple: most > 1,
    onpick: (item) => {
      if (most === 1) {
        items.forEach((other) => (other.selected = other === item));
        write();
        close();
        send();
        return;
      }
      const count = items.filter((other) => other.selected).length;
      if (item.selected || count < most) item.selected = !item.selected;
      touched = true;
      write();
      list.show(items, { active: list.active });
    },
  });
  const open = () => {
    touched = false;
    element.classList.add("open");
    list.show(items, { active: Math.max(0, items.findIndex((item) => item.selected)) });
    // Where there is no room below, the list opens above.
    const room = window.innerHeight - element.getBoundingClientRect().bottom;
    list.element.classList.toggle("above", room < Math.min(320, 60 * items.length) && room < element.getBoundingClientRect().top);
  };
  const onkeydown = (event) => {
    if (list.key(event)) return;
    if (["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      open();
    } else if (event.key === "Tab") close();
  };
  const element = h(
    "button",
    {
      class: "menu",
      type: "button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-label": label,
      "data-key": one.custom_id,
      disabled: Boolean(one.disabled),
      onclick: () => (list.open ? close() : open()),
      onkeydown,
      // A touch on the list takes the focus for a moment.
      onblur: () => setTimeout(() => !list.element.matches(":hover, :active, :focus-within") && close(), 150),
    },
    words,
    icon("down"),
  );
  list.tie(element);
  write();
  return h("div", { class: "menu-holder" }, element, list.element);
}

function picture(item) {
  const address = fileOf(item.media?.url ?? item.url);
  if (!address) return null;
  const open = () => openPicture(address, item.description);
  return h("button", { class: "picture", type: "button", onclick: open }, h("img", { src: address, alt: item.description ?? "", loading: "lazy" }));
}

/** The path of a file that this sandbox serves; other addresses are never loaded. */
export function fileOf(url) {
  const path = /^(?:http:\/\/[^/]+)?(\/attachments\/\d+\/\d+\/[^/?#]+)/.exec(url ?? "");
  return path?.[1];
}

/** One component, with what is in it. */
export function component(message, one) {
  const inner = () => (one.components ?? []).map((child) => component(message, child));
  switch (one.type) {
    case 1:
      return h("div", { class: "row" }, inner());
    case 2:
      return button(message, one);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return menu(message, one);
    case 9:
      return h("div", { class: "section" }, h("div", {}, inner()), one.accessory ? component(message, one.accessory) : null);
    case 10:
      return h("div", { class: "words", dir: "auto" }, markdown(one.content ?? ""));
    case 11:
      return picture(one);
    case 12:
      return h("div", { class: "gallery" }, (one.items ?? []).map(picture));
    case 14:
      return one.divider === false ? h("div", { class: "gap" }) : h("hr", {});
    case 17:
      return h("div", { class: "container" }, inner());
    default:
      return null;
  }
}
