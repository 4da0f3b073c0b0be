"""Style and script of the web page of `html`: kept apart because they are other languages."""

from __future__ import annotations

import base64
import hashlib
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #fff; --quiet: #595959; --line: #c8c8c8;
  --mark: #ffe08a; --here: #0b57a4; --light: #fff; --dark: #cfcfcf; --moved: #b9a23c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e6e6; --paper: #181a1b; --quiet: #a8a8a8;
  --line: #4a4d50; --mark: #6b5a14; --here: #8ec1ff; --light: #e4e4e4; --dark: #a9a9a9; } }
body { margin: 2rem auto; max-width: 64rem; padding: 0 1rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.45 Georgia, "Times New Roman", serif; }
h1 { font-size: 1.4rem; }
article { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 0 0 2.5rem; }
figure { flex: 0 1 20rem; margin: 0; min-width: 0; }
figure svg { display: block; width: 100%; height: auto; color: var(--ink); }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0 0 .4rem; overflow-wrap: anywhere; }
.below { display: flex; justify-content: space-between; gap: 1rem; margin: .3rem 0 0; }
.below b { font-size: 1.1rem; }
.remarks, .comment { font-size: .95rem; }
.comment { white-space: pre-line; }
.solution { flex: 1 1 22rem; min-width: 0; }
.solution > details > summary { font-weight: bold; }
.solution h3 { font-size: 1rem; margin: .6rem 0 .2rem; }
.play ul { list-style: none; margin: 0; padding: 0 0 0 1.3rem; }
.play > ul { padding-left: 0; }
.play li { overflow-wrap: anywhere; }
.play li > details > summary { list-style-position: outside; }
.phase { font-weight: bold; }
.m { border-radius: .2rem; padding: 0 .15rem; font-variant-numeric: tabular-nums; }
.key { font-weight: bold; }
.refutation { text-decoration: underline; text-decoration-thickness: 1px;
  text-underline-offset: 2px; }
.note { color: var(--quiet); font-style: italic; }
summary { cursor: pointer; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
.bar { display: flex; gap: .4rem; align-items: center; margin: .4rem 0; }
.bar button { font: inherit; color: inherit; background: transparent; cursor: pointer;
  border: 1px solid var(--line); border-radius: .3rem; min-width: 2.6rem; min-height: 2.2rem; }
.bar button:disabled { opacity: .4; cursor: default; }
.bar output { min-width: 0; overflow-wrap: anywhere; }
.playing .m { cursor: pointer; }
.playing .m:hover { background: color-mix(in srgb, var(--mark) 50%, transparent); }
.m[aria-current] { background: var(--mark); outline: 1px solid var(--here); }
.m:focus-visible, svg:focus-visible, .bar button:focus-visible, summary:focus-visible {
  outline: 2px solid var(--here); outline-offset: 1px; }
.playing figure { position: sticky; top: 1rem; align-self: flex-start; }
.moved { fill: var(--moved); opacity: .45; }
@media (max-width: 40rem) { body { margin: 1rem auto; } figure { flex-basis: 100%; }
  .playing figure { top: 0; background: var(--paper); z-index: 1; }
  .playing .m { scroll-margin: 26rem 0 2rem; }
  .playing figure svg { max-width: 17rem; margin: 0 auto; } }
@media print {
  :root { --ink: #000; --paper: #fff; --quiet: #333; --light: #fff; --dark: #cfcfcf; }
  body { margin: 0; max-width: none; }
  .bar { display: none; }
  .playing figure { position: static; }
  figure, h2, li { break-inside: avoid; }
  .m[aria-current] { background: none; outline: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
"""

SCRIPT: Final = r"""
"use strict";
const SVG = "http://www.w3.org/2000/svg", CELL = 45;
const words = document.body.dataset;

function place(square, flipped) {
  const file = square.charCodeAt(0) - 97, row = +square[1] - 1;
  return flipped ? [(7 - file) * CELL, row * CELL] : [file * CELL, (7 - row) * CELL];
}

function men(text) {
  const board = new Map();
  for (const man of text.split(" ")) if (man) board.set(man.slice(0, 2), man.slice(2));
  return board;
}

function play(board, move) {
  for (const step of move.split(" ")) {
    const [path, becomes] = step.split("=");
    const from = path.slice(0, 2), to = path.slice(2);
    const man = board.get(from);
    board.delete(from);
    if (to) board.set(to, becomes || man);
  }
}

class Player {
  constructor(article) {
    this.article = article;
    this.svg = article.querySelector("figure svg");
    this.figures = this.svg.querySelector(".men");
    this.flipped = this.svg.dataset.flipped !== undefined;
    this.label = this.svg.getAttribute("aria-label");
    this.parts = [...article.querySelectorAll(".play")].map(element => ({
      element, men: element.dataset.men, nodes: [{ children: [] }] }));
    for (const part of this.parts) this.gather(part);
    this.part = this.parts[0];
    this.at = 0;
    this.addBar();
    this.svg.setAttribute("tabindex", "0");
    this.svg.addEventListener("keydown", event => this.key(event));
    article.classList.add("playing");
    this.enable();
  }

  gather(part) {
    for (const element of part.element.querySelectorAll(".m")) {
      const number = part.nodes.length, parent = +element.dataset.p;
      part.nodes.push({ element, parent, move: element.dataset.m || "", children: [] });
      part.nodes[parent].children.push(number);
      element.setAttribute("role", "button");
      element.tabIndex = number === 1 ? 0 : -1;
      element.addEventListener("click", event => {
        event.preventDefault();
        this.show(part, number);
        element.focus();
      });
      element.addEventListener("keydown", event => this.key(event, part, number));
    }
  }

  addBar() {
    const bar = document.createElement("div");
    bar.className = "bar";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", words.player);
    const add = (sign, name, deed) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = sign;
      button.title = name;
      button.setAttribute("aria-label", name);
      button.addEventListener("click", deed);
      bar.append(button);
      return button;
    };
    this.first = add("|\u25c0", words.first, () => this.go("Home"));
    this.back = add("\u25c0", words.back, () => this.go("ArrowLeft"));
    this.next = add("\u25b6", words.next, () => this.go("ArrowRight"));
    this.last = add("\u25b6|", words.last, () => this.go("End"));
    this.told = document.createElement("output");
    this.told.setAttribute("aria-live", "polite");
    bar.append(this.told);
    this.svg.after(bar);
  }

  key(event, part, number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (part && (event.key === "Enter" || event.key === " ")) {
      this.show(part, number);
    } else if (!this.go(event.key, Boolean(part))) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  go(key, follow) {
    const { nodes } = this.part, node = nodes[this.at];
    const siblings = this.at ? nodes[node.parent].children : [];
    const row = siblings.indexOf(this.at);
    let to = this.at;
    if (key === "Home") to = 0;
    else if (key === "ArrowLeft") to = this.at ? node.parent : 0;
    else if (key === "ArrowRight") to = node.children[0] ?? to;
    else if (key === "ArrowDown") to = siblings[row + 1] ?? to;
    else if (key === "ArrowUp") to = siblings[row - 1] ?? to;
    else if (key === "End") while (nodes[to].children.length) to = nodes[to].children[0];
    else return false;
    this.show(this.part, to);
    if (follow && to) nodes[to].element.focus();
    else if (follow) this.svg.focus();
    return true;
  }

  show(part, number) {
    for (const old of this.article.querySelectorAll(".m[aria-current]")) {
      old.removeAttribute("aria-current");
      old.tabIndex = -1;
    }
    this.part = part;
    this.at = number;
    const path = [];
    for (let at = number; at; at = part.nodes[at].parent) path.unshift(part.nodes[at]);
    const board = men(part.men);
    for (const node of path) if (node.move) play(board, node.move);
    this.draw(board, path.length ? path[path.length - 1].move : "");
    const element = number ? part.nodes[number].element : null;
    const text = element ? element.textContent : "";
    this.told.textContent = text;
    const spoken = words.after.replace("{move}", text);
    this.svg.setAttribute("aria-label", element ? spoken : this.label);
    if (element) {
      for (let up = element.closest("details"); up; up = up.parentElement.closest("details")) {
        up.open = true;
      }
      element.setAttribute("aria-current", "true");
      element.tabIndex = 0;
      element.scrollIntoView({ block: "nearest" });
    } else if (part.nodes[1]) {
      part.nodes[1].element.tabIndex = 0;
    }
    this.enable();
  }

  enable() {
    const node = this.part.nodes[this.at];
    this.first.disabled = this.back.disabled = !this.at;
    this.next.disabled = this.last.disabled = !node.children.length;
  }

  draw(board, move) {
    const shapes = [];
    for (const square of move ? [move.slice(0, 2), move.slice(2, 4)] : []) {
      const mark = document.createElementNS(SVG, "rect");
      const [x, y] = place(square, this.flipped);
      for (const [name, value] of Object.entries({ x, y, width: CELL, height: CELL })) {
        mark.setAttribute(name, value);
      }
      mark.setAttribute("class", "moved");
      shapes.push(mark);
    }
    for (const [square, man] of board) {
      const use = document.createElementNS(SVG, "use");
      const [x, y] = place(square, this.flipped), [figure, turn] = man.split("@");
      use.setAttribute("href", "#" + figure);
      use.setAttribute("x", x);
      use.setAttribute("y", y);
      use.dataset.square = square;
      if (turn) {
        const centre = (x + CELL / 2) + " " + (y + CELL / 2);
        use.setAttribute("transform", "rotate(" + turn + " " + centre + ")");
      }
      shapes.push(use);
    }
    this.figures.replaceChildren(...shapes);
  }
}

for (const article of document.querySelectorAll("article")) {
  if (article.querySelector(".play .m")) new Player(article);
}

// Where a browser does not print what is folded.
const folded = new Set();
addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll("details:not([open])")) {
    folded.add(details);
    details.open = true;
  }
});
addEventListener("afterprint", () => {
  for (const details of folded) details.open = false;
  folded.clear();
});
"""

SCRIPT_HASH: Final = "sha256-" + base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
"""By which the page allows this script and no other."""
