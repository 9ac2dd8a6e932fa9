"use strict";
// Makes tables sortable by their headings, and long ones searchable. A page is complete without it.
for (const table of document.querySelectorAll("table.sortable")) {
  const body = table.tBodies[0];
  const rows = [...body.rows];
  if (rows.length < 2) continue;
  const text = (row, column) => row.cells[column]?.textContent.trim() ?? "";
  const number = (words) => Number(words.replaceAll(",", ""));
  const collator = new Intl.Collator("en", { numeric: true });
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = document.createElement("button");
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const isUp = head.getAttribute("aria-sort") !== "ascending";
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
      const sorted = [...rows].sort((first, second) => {
        const [one, two] = [text(first, column), text(second, column)];
        const byNumber = number(one) - number(two);
        const order = one && two && !Number.isNaN(byNumber) ? byNumber : collator.compare(one, two);
        return isUp ? order : -order;
      });
      body.append(...sorted);
    });
  });
  if (rows.length < 12) continue;
  const filter = document.createElement("div");
  filter.className = "filter";
  const search = document.createElement("input");
  search.type = "search";
  search.placeholder = "Filter rows";
  search.setAttribute("aria-label", "Filter rows");
  const count = document.createElement("span");
  count.className = "soft";
  const choices = [];
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const values = [...new Set(rows.map((row) => text(row, column)))];
    const isNumeric = values.every((value) => !Number.isNaN(number(value)));
    if (values.length < 2 || values.length > 8 || isNumeric || !head.textContent.trim()) return;
    const choice = document.createElement("select");
    choice.setAttribute("aria-label", head.textContent.trim());
    choice.append(new Option(`${head.textContent.trim()}: all`, ""));
    for (const value of values.sort(collator.compare)) choice.append(new Option(value || "none", value));
    choice.dataset.column = column;
    choices.push(choice);
  });
  const apply = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      const whole = row.textContent.toLowerCase();
      const isShown = words.every((word) => whole.includes(word))
        && choices.every((choice) => choice.selectedIndex === 0
          || text(row, choice.dataset.column) === choice.value);
      row.hidden = !isShown;
      if (isShown) shown += 1;
    }
    count.textContent = `${shown} of ${rows.length}`;
  };
  filter.append(search, ...choices, count);
  for (const control of [search, ...choices]) control.addEventListener("input", apply);
  table.parentElement.before(filter);
  apply();
}
