// What lies over everything: forms that the bot opens, a picture at its full size, a question.

import { h, icon, tell } from "./dom.js";
import { act } from "./world.js";

/** Shows a dialog until it is closed; the focus then returns to where it was. */
function show(props, ...children) {
  const before = document.activeElement;
  const dialog = h(
    "dialog",
    {
      ...props,
      onclose: () => {
        dialog.remove();
        before?.focus?.();
      },
      // Beside the dialog is outside of it.
      onpointerdown: (event) => event.target === dialog && dialog.close(),
    },
    ...children,
  );
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function closing(label, props = {}) {
  return h("button", { class: "round", type: "button", "aria-label": label, ...props, onclick: (event) => event.currentTarget.closest("dialog").close() }, icon("close"));
}

export function openPicture(address, description) {
  const image = h("img", { src: address, alt: description ?? "" });
  const caption = description ? h("figcaption", {}, description) : null;
  show({ class: "lightbox", "aria-label": "Picture" }, h("figure", {}, image, caption), closing("Close the picture", { autofocus: true }));
}

/** Asks before something that cannot be taken back. */
export function ask(question, verb, done) {
  const yes = (event) => {
    event.currentTarget.closest("dialog").close();
    done();
  };
  show(
    { class: "card", "aria-label": question },
    h("p", {}, question),
    h(
      "div",
      { class: "card-end" },
      h("button", { class: "button button-plain", type: "button", onclick: (event) => event.currentTarget.closest("dialog").close() }, "Cancel"),
      h("button", { class: "button button-danger", type: "button", onclick: yes }, verb),
    ),
  );
}

function field(one) {
  const input = one.type === 18 ? one.component : one.components?.[0];
  if (!input) return h("div", { class: "words" }, one.content ?? "");
  const label = one.label ?? input.label ?? "";
  const required = input.required ?? true;
  const props = { name: input.custom_id, required, placeholder: input.placeholder, "aria-label": label };
  let control;
  if (input.type === 4) {
    const limits = { minlength: input.min_length, maxlength: input.max_length ?? 4000 };
    control = input.style === 2 ? h("textarea", { ...props, ...limits, rows: "5" }) : h("input", { ...props, ...limits, type: "text" });
    control.value = input.value ?? "";
  } else {
    const options = (input.options ?? []).map((option) => h("option", { value: option.value, selected: Boolean(option.default) }, option.label));
    const multiple = (input.max_values ?? 1) > 1;
    control = h("select", { ...props, multiple }, multiple ? null : h("option", { value: "" }, input.placeholder ?? ""), options);
  }
  const words = h("span", { class: "field-name" }, label, required ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null);
  return h("label", { class: "field" }, words, one.description ? h("span", { class: "field-hint" }, one.description) : null, control);
}

function values(form) {
  const controls = [...form.querySelectorAll("[name]")];
  return controls.map((control) => {
    const value = control.selectedOptions ? [...control.selectedOptions].map((option) => option.value).join(",") : control.value;
    return [control.name, value];
  });
}

/** A form that the bot opened. */
export function openForm(channel, answer) {
  const wrong = h("p", { class: "failure", role: "alert" });
  const submit = async (event) => {
    event.preventDefault();
    const send = form.querySelector("[type=submit]");
    send.disabled = true;
    const sent = await act(channel, { submit: { form: answer.form, values: values(form) } });
    send.disabled = false;
    if (sent.kind === "failed") wrong.textContent = `Something went wrong. ${sent.why}`;
    else {
      dialog.close();
      tell("Sent");
    }
  };
  const form = h(
    "form",
    { onsubmit: submit },
    h("div", { class: "card-head" }, h("h2", {}, answer.title), closing("Close the form")),
    answer.components.map(field),
    wrong,
    h("div", { class: "card-end" }, h("button", { class: "button button-primary", type: "submit" }, "Submit")),
  );
  const dialog = show({ class: "card", "aria-label": answer.title }, form);
  form.querySelector("input, textarea, select")?.focus();
}
