"use strict";
const body = document.querySelector("tbody");
const heads = [...document.querySelectorAll("th")];
heads.forEach((head, column) => head.firstElementChild.addEventListener("click", () => {
  const down = head.getAttribute("aria-sort") === "ascending";
  heads.forEach(other => other.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  const value = row => row.cells[column].dataset.value ?? row.cells[column].textContent;
  const isNumber = head.classList.contains("number");
  const order = (one, other) => isNumber ? value(one) - value(other)
    : value(one).localeCompare(value(other), undefined, { numeric: true });
  const rows = [...body.rows].sort(order);
  body.append(...(down ? rows.reverse() : rows));
}));
const boxes = [...document.querySelectorAll(".totals input")];
boxes.forEach(box => box.addEventListener("change", () => {
  const shown = new Set(boxes.filter(one => one.checked).map(one => one.value));
  for (const row of body.rows) row.hidden = !shown.has(row.dataset.verdict);
}));
