// The page: who looks, at which channel, and everything drawn by what the sandbox tells.

import { makeChat } from "./chat.js";
import { refreshTimes } from "./markdown.js";
import { makePanel } from "./panel.js";
import { makeSidebar } from "./sidebar.js";
import { become, channelOf, onNews, pings, world } from "./world.js";

const side = document.getElementById("side");
const panel = document.getElementById("panel");
const shade = document.getElementById("shade");
const narrow = matchMedia("(max-width: 760px)");

const sidebar = makeSidebar(side, { onswitch: switchTo });
const chat = makeChat(document.getElementById("chat"), { onmenu: () => openSide(true), onpanel: () => openPanel(panel.hidden), ontheme: turnTheme });
const controls = makePanel(panel, { onclose: () => openPanel(false) });

function openSide(open) {
  document.body.classList.toggle("side-open", open);
  shade.hidden = !open;
  side.inert = narrow.matches && !open;
  if (open) side.querySelector(".channel.here, a")?.focus();
}

function openPanel(open) {
  const had = panel.contains(document.activeElement);
  panel.hidden = !open;
  document.getElementById("open-panel").setAttribute("aria-expanded", String(open));
  controls.update();
  if (open) panel.querySelector("button")?.focus();
  else if (had) document.getElementById("open-panel").focus();
}

function turnTheme() {
  const chosen = document.documentElement.dataset.theme;
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("theme", document.documentElement.dataset.theme);
}

function switchTo(name) {
  history.pushState(null, "", `?as=${encodeURIComponent(name)}${location.hash}`);
  become(name);
}

/** The channel in the address, or the first there is. */
function findChannel() {
  const [wanted] = location.hash.slice(1).split("/");
  const { channels } = world.frame;
  const first = channels.find((channel) => channel.server) ?? channels[0];
  world.channel = channels.some((channel) => channel.id === wanted) ? wanted : (first?.id ?? null);
}

/** Goes where a link leads: to a channel, to a message in it, or into a command. */
function go() {
  if (!world.frame) return;
  const target = decodeURIComponent(location.hash.slice(1));
  if (target.startsWith("/")) {
    history.replaceState(null, "", `#${world.channel}`);
    chat.composer.command(target.slice(1));
    return;
  }
  const [channel, message] = target.split("/");
  if (channel && !channelOf(channel)) return;
  findChannel();
  openSide(false);
  update({ changed: [], gone: [], whole: false });
  if (message) chat.show(message);
}

function update(news) {
  if (!world.frame) return;
  findChannel();
  chat.update(news);
  sidebar.update();
  controls.update();
  refreshTimes();
  const count = pings(world.frame.me);
  const channel = channelOf(world.channel);
  const me = world.frame.accounts.find((one) => one.id === world.frame.me);
  const place = channel ? (channel.server ? `#${channel.name}` : "Direct messages") : "Sandbox";
  document.title = `${count ? `(${count}) ` : ""}${place} · ${me?.name}`;
  chat.badge(count);
}

document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "";
shade.addEventListener("click", () => openSide(false));
side.addEventListener("click", (event) => narrow.matches && event.target.closest("a[href^='#'], .account") && openSide(false));
narrow.addEventListener("change", () => openSide(false));
window.addEventListener("hashchange", go);
window.addEventListener("popstate", () => {
  const name = new URLSearchParams(location.search).get("as") ?? "";
  const me = world.frame?.accounts.find((one) => one.id === world.frame.me);
  if (me && name && me.username !== name) become(name);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("side-open")) openSide(false);
  if (event.key === "Escape" && panel.contains(document.activeElement)) openPanel(false);
  // Whoever begins to type means to write.
  const free = document.activeElement === document.body || document.activeElement?.matches(".messages");
  if (free && event.key === "/" && !event.ctrlKey && !event.metaKey) document.getElementById("write").focus();
});
setInterval(() => world.frame && refreshTimes(), 5_000);

openSide(false);
onNews(update);
become(new URLSearchParams(location.search).get("as") ?? "");
