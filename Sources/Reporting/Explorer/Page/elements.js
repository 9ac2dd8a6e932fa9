// Elements of the page. All texts of a model are set as textContent, never as markup.

function make(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function draw(tag, attributes, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== ''));
  return element;
}

/** A button; its key survives when the panel is made anew, so that the focus does, too. */
function button(text, run, { label, key, ...attributes } = {}) {
  const element = make('button',
    { type: 'button', 'aria-label': label, 'data-key': key, ...attributes }, text);
  element.addEventListener('click', run);
  return element;
}

/** A heading that shows and hides what belongs to it, which is made only when it is shown. */
function foldable(summary, isOpen, content, attributes) {
  const box = make('details', attributes, make('summary', {}, summary));
  let isMade = false;
  const open = () => {
    if (isMade || !box.open) return;
    isMade = true;
    box.append(...content());
  };
  box.addEventListener('toggle', open);
  box.open = isOpen;
  open();
  return box;
}

/** A sentence with its source. */
function factElement(fact) {
  const links = fact.links.filter((link) => /^https?:\/\//.test(link.address));
  return make('p', { class: 'fact' },
    make('b', {}, fact.label), ` ${fact.statement} `,
    make('span', { class: 'soft' }, fact.documents && `(${fact.documents})`),
    ...links.flatMap((link) => [' ', make('a',
      { href: link.address, rel: 'noreferrer', target: '_blank' }, link.title)]));
}

function factsOf(positions) {
  return positions.map((position) => factElement(space.facts[position]));
}

// The search: what is shown contains its words.

let query = '';

function matches(texts, facts = []) {
  if (!query) return true;
  const cited = facts.map((fact) => `${space.facts[fact].label} ${space.facts[fact].statement}`);
  return [...texts, ...cited].join(' ').toLowerCase().includes(query.toLowerCase());
}

const count = (number, word) => `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`;
