// One message: who, when, what, with files, embeds and components.

import { avatar, h, icon } from "./dom.js";
import { component, fileOf } from "./components.js";
import { openPicture } from "./dialogs.js";
import { formatted, markdown, plain, sameDay, when } from "./markdown.js";
import { dismiss, messageOf } from "./world.js";

/** Messages of one author within this time stand under one name. */
const TOGETHER = 7 * 60_000;
/** Pixels that a picture in a message takes at most. */
const WIDEST = 400;
const TALLEST = 460;

function attachment(file) {
  const address = fileOf(file.url);
  if (!address) return null;
  if (!/^image\/(png|jpeg|gif|webp)$/.test(file.content_type)) {
    const size = `${Math.ceil(file.size / 1024)} kB`;
    return h("a", { class: "file", href: address, download: file.filename }, h("bdi", {}, file.filename), h("span", { class: "small" }, size));
  }
  const image = h("img", { src: address, alt: file.description ?? file.filename, width: file.width, height: file.height });
  // The place is taken before the picture is there, so that nothing moves when it comes.
  const width = Math.min(file.width ?? 400, WIDEST, (TALLEST * (file.width ?? 1)) / (file.height ?? 1));
  image.style.width = `${Math.round(width)}px`;
  const open = () => openPicture(address, file.description);
  return h("button", { class: "picture", type: "button", title: "Show larger", onclick: open }, image);
}

function embed(one) {
  const text = (value, css) => (value ? h("div", { class: css, dir: "auto" }, markdown(value)) : null);
  const image = fileOf(one.image?.url);
  const fields = (one.fields ?? []).map((field) =>
    h("div", { class: field.inline ? "embed-field inline" : "embed-field" }, text(field.name, "embed-name"), text(field.value, "")),
  );
  const box = h(
    "div",
    { class: "embed" },
    text(one.author?.name, "embed-author"),
    text(one.title, "embed-title"),
    text(one.description, "words"),
    fields.length ? h("div", { class: "embed-fields" }, fields) : null,
    image ? h("img", { src: image, alt: one.image.description ?? one.title ?? "" }) : null,
    one.footer?.text ? h("div", { class: "small" }, one.footer.text) : null,
  );
  if (one.color) box.style.borderInlineStartColor = `#${one.color.toString(16).padStart(6, "0")}`;
  return box;
}

/** The line above: the command that is answered, or the message that is replied to. */
function above(message) {
  if (message.answers?.command) {
    return h("div", { class: "above" }, icon("reply"), h("bdi", { class: "above-name" }, message.answers.user), " used ", h("span", { class: "mention" }, `/${message.answers.command}`));
  }
  if (!message.reference) return null;
  const to = messageOf(message.reference);
  const words = to ? plain(to.content) || "a picture" : "a message that is not here any more";
  return h("a", { class: "above", href: `#${message.channel}/${message.reference}` }, icon("reply"), to ? h("bdi", { class: "above-name" }, to.name) : null, h("span", { class: "above-words" }, words));
}

function foot(message) {
  if (!message.private) return null;
  const away = h("button", { class: "plain-link", type: "button", onclick: () => dismiss(message.id) }, "Dismiss message");
  return h("div", { class: "only-you" }, icon("eye"), "Only you can see this • ", away);
}

/** Whether a message stands under the name of the one before it. */
function continues(message, before) {
  return (
    before &&
    before.author === message.author &&
    before.private === message.private &&
    message.at - before.at < TOGETHER &&
    sameDay(message.at, before.at) &&
    !message.reference &&
    !message.answers
  );
}

export function renderMessage(message, before) {
  const follows = continues(message, before);
  const edited = message.edited ? h("span", { class: "edited", title: formatted(message.edited, "F") }, " (edited)") : null;
  const time = h("time", { class: "when", "data-sent": follows ? null : message.at, datetime: new Date(message.at).toISOString(), title: formatted(message.at, "F") }, follows ? formatted(message.at, "t") : when(message.at));
  const content = message.loading ? h("div", { class: "words thinking" }, `${message.name} is thinking…`) : h("div", { class: "words", dir: "auto" }, markdown(message.content));
  if (edited) (content.lastElementChild?.matches(".line") ? content.lastElementChild : content).append(edited);
  const head = h("header", {}, h("bdi", { class: "author" }, message.name), message.bot ? h("span", { class: "badge-app" }, "APP") : null, time);
  const classes = ["message", follows && "follows", message.private && "private", (message.calls_me || message.pings_me) && "calls-me"];
  return h(
    "li",
    { id: `m${message.id}`, class: classes.filter(Boolean).join(" ") },
    h(
      "article",
      { "aria-label": `${message.name}, ${when(message.at)}${message.private ? ", only you can see this" : ""}`, tabindex: "-1" },
      above(message),
      follows ? time : avatar(message.author, message.name, message.bot),
      follows ? null : head,
      content,
      message.attachments.filter((file) => !file.in_embed).map(attachment),
      message.embeds.map(embed),
      message.components.length ? h("div", { class: "components" }, message.components.map((one) => component(message, one))) : null,
      foot(message),
    ),
  );
}
