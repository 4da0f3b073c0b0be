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

function element(name, values) {
  const shape = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) shape.setAttribute(key, value);
  return shape;
}

function lettered(text, shape, place) {
  const group = element("g", {}), letters = element("text", {
    "font-family": "sans-serif", "text-anchor": "middle", ...place });
  letters.textContent = text;
  group.append(shape, letters);
  return group;
}

function disc(man, x, y) {
  const [shade, letters] = man.split(":"), centre = x + CELL / 2;
  const fill = { white: "#fff", black: "#000", neutral: "#aaa" }[shade];
  const ring = element("circle", { cx: centre, cy: y + CELL / 2, r: 17, fill, stroke: "#000",
    "stroke-width": 1.5 });
  return lettered(letters, ring, { x: centre, y: y + CELL / 2 + 6, "font-size": 17,
    fill: shade === "black" ? "#fff" : "#000" });
}

function tag(initials, x, y) {
  const width = Math.max(15, 9 * initials.length + 5), left = x + CELL - width - 1;
  const plate = element("rect", { x: left, y: y + 1, width, height: 15, rx: 4, fill: "#fff",
    stroke: "#000" });
  return lettered(initials, plate, { x: left + width / 2, y: y + 13, "font-size": 12,
    "font-weight": "bold", fill: "#000" });
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
      const [x, y] = place(square, this.flipped), [look, initials] = man.split("!");
      const [figure, turn] = look.split("@");
      if (look.includes(":")) {
        shapes.push(disc(look, x, y));
      } else if (turn && figure.startsWith("neutral-")) {
        shapes.push(drawn(figure.replace("neutral", "white"), turn, x, y, square));
        const half = element("g", { "clip-path": "url(#half)" });
        half.append(drawn(figure.replace("neutral", "black"), turn, 0, 0, square));
        const moved = element("g", { transform: "translate(" + x + " " + y + ")" });
        moved.append(half);
        shapes.push(moved);
      } else {
        shapes.push(drawn(figure, turn, x, y, square));
      }
      if (initials) shapes.push(tag(initials, x, y));
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
