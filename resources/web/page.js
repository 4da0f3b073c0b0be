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

function drawn(figure, turn, x, y, square) {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", "#" + figure);
  use.setAttribute("x", x);
  use.setAttribute("y", y);
  use.dataset.square = square;
  if (turn) {
    const centre = (x + CELL / 2) + " " + (y + CELL / 2);
    use.setAttribute("transform", "rotate(" + turn + " " + centre + ")");
  }
  return use;
}

function disc(man, x, y) {
  const [shade, letters] = man.split(":");
  const group = document.createElementNS(SVG, "g");
  const add = (name, values) => {
    const shape = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(values)) shape.setAttribute(key, value);
    group.append(shape);
    return shape;
  };
  const fill = { white: "#fff", black: "#000", neutral: "#aaa" }[shade];
  add("circle", { cx: x + CELL / 2, cy: y + CELL / 2, r: 17, fill, stroke: "#000",
    "stroke-width": 1.5 });
  add("text", { x: x + CELL / 2, y: y + CELL / 2 + 6, fill: shade === "black" ? "#fff" : "#000",
    "font-family": "sans-serif", "font-size": 17, "text-anchor": "middle" }).textContent = letters;
  return group;
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
    (this.svg.closest(".pair") ?? this.svg).after(bar);
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
      if (man.includes(":")) {
        shapes.push(disc(man, ...place(square, this.flipped)));
        continue;
      }
      const [x, y] = place(square, this.flipped), [figure, turn] = man.split("@");
      if (turn && figure.startsWith("neutral-")) {
        shapes.push(drawn(figure.replace("neutral", "white"), turn, x, y, square));
        const half = document.createElementNS(SVG, "g"), moved = document.createElementNS(SVG, "g");
        half.setAttribute("clip-path", "url(#half)");
        half.append(drawn(figure.replace("neutral", "black"), turn, 0, 0, square));
        moved.setAttribute("transform", "translate(" + x + " " + y + ")");
        moved.append(half);
        shapes.push(moved);
      } else {
        shapes.push(drawn(figure, turn, x, y, square));
      }
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
