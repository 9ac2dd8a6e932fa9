'use strict';
// The page of a state space: where one is, what can happen, and the way so far. All texts of a model
// are set as textContent, never as markup.

const space = JSON.parse(document.getElementById('space').textContent);

/** Reads numbers of seven bits a byte. */
function reader(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  let position = 0;
  return () => {
    let number = 0;
    let scale = 1;
    for (;;) {
      const byte = bytes[position++];
      number += (byte & 0x7f) * scale;
      if (byte < 0x80) return number;
      scale *= 128;
    }
  };
}

const words = [];
const outgoing = [];
const truths = [];

function decode() {
  const nextWord = reader(space.words);
  const nextTransition = reader(space.transitions);
  const nextTruth = reader(space.truths);
  const current = new Uint8Array(space.conditions.length);
  for (let state = 0; state < space.count; state++) {
    words.push(Array.from({ length: nextWord() }, () => space.parts[nextWord()]));
    outgoing.push(Array.from({ length: nextTransition() }, () => {
      const action = nextTransition();
      const distance = nextTransition();
      return [action, state + (distance % 2 ? -(distance + 1) / 2 : distance / 2)];
    }));
    let condition = 0;
    for (let rest = nextTruth(); rest > 0; rest--) {
      condition += nextTruth();
      current[condition] ^= 1;
    }
    truths.push(current.slice());
  }
}

// The way: the state where it begins, and the steps since.
let begin = 0;
let steps = [];
let query = '';

const here = () => (steps.length ? steps[steps.length - 1].target : begin);
const stateText = (state) => words[state].join(', ');
const find = (state, action) => outgoing[state].find((each) => each[0] === action);

/** Follows actions from a state; says which one is not possible and keeps the way up to it. */
function follow(start, actions) {
  begin = start;
  steps = [];
  for (const action of actions) {
    const found = find(here(), action);
    if (!found) {
      const name = space.actions[action] ? space.actions[action].name : String(action);
      return `Step ${steps.length + 1}, ${name}, is not possible here. The way ends before it.`;
    }
    steps.push({ action, target: found[1] });
  }
  return '';
}

function take(action) {
  const found = find(here(), action);
  if (!found) return;
  steps.push({ action, target: found[1] });
  show('');
}

function undo() {
  if (steps.length) steps.pop();
  show('');
}

/** The shortest continuation to a state whose words contain a text; null if there is none. */
function pathTo(text) {
  const from = new Map([[here(), null]]);
  const frontier = [here()];
  for (let index = 0; index < frontier.length; index++) {
    const state = frontier[index];
    if (index > 0 && stateText(state).toLowerCase().includes(text)) {
      const path = [];
      for (let at = state; from.get(at); at = from.get(at)[0]) path.unshift(from.get(at)[1]);
      return path;
    }
    for (const [action, target] of outgoing[state]) {
      if (!from.has(target)) { from.set(target, [state, action]); frontier.push(target); }
    }
  }
  return null;
}

function make(tag, text, attributes) {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  for (const [name, value] of Object.entries(attributes || {})) element.setAttribute(name, value);
  return element;
}

function button(text, label, run) {
  const element = make('button', text, { type: 'button', 'aria-label': label });
  element.addEventListener('click', run);
  return element;
}

function matches(...texts) {
  return texts.join(' ').toLowerCase().includes(query);
}

function showState(panel) {
  const before = steps.length
    ? new Set(words[steps.length > 1 ? steps[steps.length - 2].target : begin]) : null;
  const box = make('p', '', { id: 'state', 'aria-live': 'polite' });
  words[here()].forEach((part, index) => {
    if (index) box.append(', ');
    box.append(make('span', part, before && !before.has(part) ? { class: 'changed' } : {}));
  });
  panel.append(make('h2', 'State'), box);
}

function details(action) {
  const box = make('details');
  box.append(make('summary', 'Sources'));
  for (const fact of action.facts) box.append(make('p', fact));
  return box;
}

function showEnabled(panel) {
  panel.append(make('h2', 'What can happen'));
  const groups = new Map();
  for (const [number] of outgoing[here()]) {
    const action = space.actions[number];
    if (!matches(action.name, action.callback || '', ...action.facts)) continue;
    if (!groups.has(action.initiator)) groups.set(action.initiator, []);
    groups.get(action.initiator).push(number);
  }
  for (const [initiator, numbers] of groups) {
    panel.append(make('h3', initiator));
    for (const number of numbers) {
      const action = space.actions[number];
      const element = button(action.name, action.name, () => take(number));
      element.className = 'action';
      if (action.callback) element.append(make('small', ` sends ${action.callback}`));
      panel.append(element, details(action));
    }
  }
  if (!outgoing[here()].length) panel.append(make('p', 'Nothing: this state is terminal.'));
}

function showImpossible(panel) {
  const box = make('details');
  box.append(make('summary', 'What is not possible here, and why'));
  const list = make('ul');
  space.actions.forEach((action, number) => {
    if (find(here(), number) || !matches(action.name)) return;
    const missing = action.conditions.filter((each) => !truths[here()][each]);
    list.append(make('li', `${action.name}: not so: ${
      missing.map((each) => space.conditions[each]).join('; ')}`));
  });
  box.append(list);
  panel.append(box);
}

function showWay(panel) {
  panel.append(make('h2', 'The way so far'));
  const list = make('ol', '', { start: '0' });
  const add = (text, count) => {
    const item = make('li');
    const element = button(text, `Go back to step ${count}`, () => {
      steps = steps.slice(0, count);
      show('');
    });
    if (count === steps.length) element.setAttribute('aria-current', 'step');
    item.append(element);
    list.append(item);
  };
  add(`begin: ${stateText(begin)}`, 0);
  steps.forEach((step, index) => {
    const action = space.actions[step.action];
    add(`${action.initiator}: ${action.name}`, index + 1);
  });
  panel.append(list);
  if (space.replay && steps.length) {
    const names = steps.map((step) => space.actions[step.action].name).join(',');
    panel.append(make('code', `${space.replay} --initial ${begin + 1} --actions ${names}`));
  }
}

function showProperties(panel) {
  panel.append(make('h2', 'Properties'));
  for (const property of space.properties) {
    if (!matches(property.id, property.statement)) continue;
    const line = make('p', '', { class: property.verdict });
    line.append(make('strong', `${property.id} ${property.verdict}: `), property.statement, ' ');
    if (property.start !== null) {
      line.append(button('Show', `Shortest way that breaks ${property.id}`,
        () => show(follow(property.start, property.counterexample))));
    }
    panel.append(line);
  }
}

function hash() {
  return `#${begin}:${steps.map((step) => step.action).join('.')}`;
}

function readHash() {
  const match = /^#(\d+):((\d+(\.\d+)*)?)$/.exec(location.hash);
  if (!match || Number(match[1]) >= space.initial) {
    show(follow(0, []) || 'The address names no way of this model, so this is the beginning.');
    return;
  }
  show(follow(Number(match[1]), match[2] ? match[2].split('.').map(Number) : []));
}

function show(message) {
  document.getElementById('message').textContent = message;
  const panels = ['way', 'now', 'checked'].map((id) => document.getElementById(id));
  panels.forEach((panel) => panel.replaceChildren());
  showWay(panels[0]);
  showState(panels[1]);
  showEnabled(panels[1]);
  showImpossible(panels[1]);
  showProperties(panels[2]);
  if (location.hash !== hash()) history.replaceState(null, '', hash());
}

function seek() {
  const path = query ? pathTo(query) : null;
  if (!path) return show('No way from here leads to a state with these words.');
  path.forEach((action) => steps.push({ action, target: find(here(), action)[1] }));
  return show('');
}

function keyPressed(event) {
  if (event.target.id === 'search') {
    if (event.key === 'Escape') event.target.blur();
    if (event.key === 'Enter') seek();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const choices = Array.from(document.querySelectorAll('button.action'));
  const at = choices.indexOf(document.activeElement);
  if (event.key === '/') { event.preventDefault(); document.getElementById('search').focus(); }
  if (event.key === 'u' || event.key === 'ArrowLeft') undo();
  if (event.key === 'ArrowRight' && choices.length) choices[Math.max(at, 0)].click();
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (choices.length) choices[(next + choices.length) % choices.length].focus();
  }
}

function build() {
  document.title = `Explore ${space.title}`;
  const header = make('header');
  const search = make('input', '', { id: 'search', type: 'search',
    'aria-label': 'Search actions, facts and properties', placeholder: 'Search ( / )' });
  search.addEventListener('input', () => { query = search.value.toLowerCase(); show(''); });
  header.append(make('h1', `Explore ${space.title}`), search, ' ',
    button('Shortest way to such a state', 'Shortest way to a state with the words searched for', seek),
    ' ', button('Undo', 'Undo the last step', undo), ' ');
  for (let state = 0; state < space.initial; state++) {
    header.append(button(`Begin ${state + 1}`, `Begin in ${stateText(state)}`,
      () => show(follow(state, []))), ' ');
  }
  header.append(make('div', '', { id: 'message', role: 'status' }));
  const main = make('main');
  for (const [id, label] of [['way', 'The way so far'], ['now', 'State and actions'],
    ['checked', 'Properties']]) main.append(make('section', '', { id, 'aria-label': label }));
  document.body.append(header, main);
}

decode();
build();
document.addEventListener('keydown', keyPressed);
window.addEventListener('hashchange', readHash);
if (location.hash) readHash(); else show(follow(space.start, space.way));
