// A list to choose from, by keys, by mouse and by touch. Commands, people, choices and menus are all shown in it.

import { h, icon } from "./dom.js";

let count = 0;

/** A list that somebody else opens and closes. The focus stays where it is; the list tells which line is meant. */
export class Listbox {
  constructor({ label, onpick, multiple = false }) {
    this.onpick = onpick;
    this.items = [];
    this.active = -1;
    this.owner = null;
    count += 1;
    this.id = `list-${count}`;
    this.element = h("div", {
      class: "listbox",
      id: this.id,
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
      hidden: true,
      // The focus must stay in the field.
      onpointerdown: (event) => event.pointerType === "mouse" && event.preventDefault(),
    });
  }

  get open() {
    return !this.element.hidden;
  }

  /** Ties the list to the field or button whose list it is. */
  tie(owner) {
    this.owner = owner;
    owner.setAttribute("aria-controls", this.id);
    owner.setAttribute("aria-expanded", "false");
  }

  /** Shows lines: `label`, and if there are `hint`, `group`, `lead`, `selected`. An empty list with a note shows the note. */
  show(items, { note = "", active = 0 } = {}) {
    this.items = items;
    this.lines = items.map((item, index) => this.line(item, index));
    const shown = [];
    let group;
    items.forEach((item, index) => {
      if (item.group && item.group !== group) {
        group = item.group;
        shown.push(h("div", { class: "listbox-group", role: "presentation" }, group));
      }
      shown.push(this.lines[index]);
    });
    if (note) shown.push(h("div", { class: "listbox-note", role: "presentation" }, note));
    this.element.replaceChildren(...shown);
    this.element.hidden = shown.length === 0;
    this.owner?.setAttribute("aria-expanded", String(this.open));
    this.move(items.length ? Math.min(active, items.length - 1) : -1);
  }

  line(item, index) {
    const hint = item.hint ? h("span", { class: "listbox-hint" }, item.hint) : null;
    return h(
      "div",
      {
        class: "listbox-line",
        id: `${this.id}-${index}`,
        role: "option",
        "aria-selected": String(Boolean(item.selected)),
        onclick: () => this.pick(index),
        onpointermove: () => this.active !== index && this.move(index, false),
      },
      item.lead ?? null,
      h("span", { class: "listbox-words" }, h("bdi", { class: "listbox-label" }, item.label), hint),
      item.selected ? icon("check") : null,
    );
  }

  hide() {
    this.element.hidden = true;
    this.owner?.setAttribute("aria-expanded", "false");
    this.owner?.removeAttribute("aria-activedescendant");
  }

  move(index, scroll = true) {
    this.lines?.[this.active]?.classList.remove("active");
    this.active = index;
    const line = this.lines?.[index];
    line?.classList.add("active");
    if (scroll) line?.scrollIntoView({ block: "nearest" });
    if (line) this.owner?.setAttribute("aria-activedescendant", line.id);
    else this.owner?.removeAttribute("aria-activedescendant");
  }

  pick(index = this.active) {
    const item = this.items[index];
    if (item) this.onpick(item);
  }

  /** Heeds a key if it is one for lists, and tells whether it was. */
  key(event) {
    if (!this.open || event.isComposing) return false;
    const last = this.items.length - 1;
    const to = {
      ArrowDown: this.active >= last ? 0 : this.active + 1,
      ArrowUp: this.active <= 0 ? last : this.active - 1,
      PageDown: Math.min(last, this.active + 8),
      PageUp: Math.max(0, this.active - 8),
    }[event.key];
    if (to !== undefined && this.items.length) this.move(to);
    else if (event.key === "Enter" && this.active >= 0) this.pick();
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
