// The page: its controls, its keys, and what is made anew after each step.

const panelNames = [['now', 'State and actions', ['state', 'actions', 'impossible']],
  ['path', 'Map and way', isRing ? ['map', 'way', 'copies'] : ['way', 'copies', 'map']],
  ['checked', 'Properties', ['properties', 'facts']]];

const say = (message) => { document.getElementById('message').textContent = message; };

// What the reader has opened or closed stays so when the panel is made anew.
const folds = new Map();
const isOpen = (name, usually = false) => (folds.has(name) ? folds.get(name) : usually);

document.addEventListener('click', (event) => {
  const summary = event.target.closest('summary');
  const fold = summary && summary.parentElement.dataset.fold;
  if (fold) folds.set(fold, !summary.parentElement.open);
});

function refresh(message = '') {
  const focused = document.activeElement;
  const key = focused && focused.dataset ? focused.dataset.key : undefined;
  say(message);
  statuses = space.properties.map((_, number) => statusOf(number));
  for (const [id, , parts] of panelNames) {
    const panel = document.getElementById(id);
    panel.replaceChildren();
    for (const part of parts) show[part](panel);
  }
  restoreFocus(key);
  for (const element of document.querySelectorAll('[data-needs-way]')) element.disabled = !steps.length;
  const start = document.getElementById('begin');
  if (start) start.value = String(begin);
  speak();
  if (location.hash !== addressOfWay()) history.replaceState(null, '', addressOfWay());
}

/** What a screen reader says of a step; it does not read a panel that is made anew. */
function speak() {
  const name = steps.length ? space.actions[steps[steps.length - 1].action].name : '';
  const last = name && `Step ${steps.length}, ${name}. `;
  document.getElementById('spoken').textContent = `${last}State: ${stateText(here())}`;
}

/** An action is gone after it was taken; the first one takes its place. */
function restoreFocus(key) {
  if (key === undefined) return;
  const same = Array.from(document.querySelectorAll('[data-key]')).find((each) => each.dataset.key === key);
  const other = key.startsWith('action') ? document.querySelector('button.action') : null;
  const element = same || other;
  if (element) element.focus({ preventScroll: true });
}

/** Takes an action that is possible here. */
function take(action) {
  return prepare(here(), [action], () => { push(action); refresh(); });
}

/** Goes back to the state after some steps. */
function returnTo(number) {
  const target = Math.max(0, number);
  return prepare(stateAfter(target), [], () => { goBack(target); refresh(); });
}

/** Follows another way from its beginning; its last step may lead back to the state after another one. */
function travel(start, actions, { message = '', backTo = null } = {}) {
  return prepare(start, actions, () => {
    const complaint = follow(start, actions);
    if (!complaint) loop = backTo;
    refresh(complaint || message);
  });
}

/** Takes the steps of the loop again. */
function goRound() {
  const actions = steps.slice(loop).map((step) => step.action);
  return prepare(here(), actions, () => {
    const again = steps.length;
    proceed(actions);
    loop = again;
    refresh();
  });
}

function openAddress(address) {
  const way = wayOf(address);
  if (way) return travel(way.start, way.actions);
  return travel(0, [], { message: 'The address names no way of this model, so this is the beginning.' });
}

const undo = () => returnTo(steps.length - 1);
const restart = () => returnTo(0);

/** Goes the shortest way to a goal, or says that there is none. */
function seek(goal, complaint) {
  return findWay(here(), goal, (found, reason) => {
    if (!found) return refresh(reason || complaint);
    return prepare(here(), found, () => {
      proceed(found);
      refresh(`${count(found.length, 'step')} further.`);
    });
  });
}

/** Goes a way that breaks a property, or says that there is none. */
function breakProperty(number) {
  return findBreak(number, (found, message) => {
    if (!found) return refresh(message);
    return travel(found.start, found.actions, { message, backTo: found.backTo });
  });
}

function seekWords() {
  if (!query) return refresh('Type words of the state into the search field first.');
  return seek({ words: query }, 'No way from here leads to a state with these words.');
}

function move(distance) {
  const choicesShown = Array.from(document.querySelectorAll('button.action'));
  if (!choicesShown.length) return;
  const at = choicesShown.indexOf(document.activeElement);
  const next = at < 0 && distance < 0 ? choicesShown.length - 1 : at + distance;
  choicesShown[(next + choicesShown.length) % choicesShown.length].focus();
}

function takeFocused() {
  const shown = Array.from(document.querySelectorAll('button.action'));
  const chosen = shown.includes(document.activeElement) ? document.activeElement : shown[0];
  if (!chosen) return;
  chosen.focus();
  chosen.click();
}

const keys = {
  '/': () => document.getElementById('search').focus(), u: undo, ArrowLeft: undo,
  ArrowRight: takeFocused, ArrowDown: () => move(1), ArrowUp: () => move(-1), Home: restart,
};

function keyPressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.id === 'search') {
    if (event.key === 'Escape') event.target.blur();
    if (event.key === 'Enter') seekWords();
    return;
  }
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  if (!Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key]();
}

function searchField() {
  const search = make('input', { id: 'search', type: 'search', autocomplete: 'off',
    placeholder: 'Search',
    'aria-label': 'Search actions, facts and properties; Return goes to a state with these words' });
  search.addEventListener('input', () => { query = search.value; refresh(); });
  return search;
}

function beginning() {
  if (space.initial < 2) return '';
  const select = make('select', { id: 'begin' }, ...Array.from({ length: space.initial },
    (_, state) => make('option', { value: state }, `${state + 1}  ${stateText(state)}`)));
  select.addEventListener('change', () => travel(Number(select.value), []));
  return make('label', {}, 'Begin: ', select);
}

function extent() {
  const properties = space.properties.length;
  return [...extentOfStates(),
    properties === 1 ? '1 property' : `${properties} properties`].join(', ');
}

function controls() {
  return make('div', { class: 'bar' }, searchField(),
    button('Go to such a state', seekWords,
      { label: 'Shortest way to a state with the words of the search' }),
    button('Undo', undo, { label: 'Undo the last step', 'data-needs-way': '' }),
    button('Start again', restart, { label: 'Go back to the first state', 'data-needs-way': '' }),
    beginning());
}

const keyHints = [['↑ ↓', 'choose'], ['→', 'take'], ['← u', 'undo'], ['Home', 'start again'],
  ['/', 'search']];

/** On a phone the panels stand one below the other, and these buttons lead to them. */
function panelButtons() {
  return make('nav', { class: 'bar narrow', 'aria-label': 'Panels' }, ...panelNames.map(
    ([id, label]) => button(label, () => document.getElementById(id).scrollIntoView())));
}

function build() {
  document.title = `Explore ${space.title}`;
  const hints = keyHints.flatMap(([key, meaning]) => [make('kbd', {}, key), ` ${meaning} `]);
  document.body.append(
    make('header', {}, make('h1', {}, document.title), make('p', { class: 'soft' }, extent()),
      remark && make('p', { class: 'note' }, remark), controls(), make('p', { class: 'keys' }, ...hints),
      make('p', { id: 'message', role: 'status' }),
      make('p', { id: 'spoken', class: 'spoken', 'aria-live': 'polite' }), panelButtons()),
    make('main', {}, ...panelNames.map(
      ([id, label]) => make('section', { id, 'aria-label': label }))));
}

build();
document.addEventListener('keydown', keyPressed);
window.addEventListener('hashchange', () => {
  if (location.hash !== addressOfWay()) openAddress(location.hash);
});
if (location.hash) openAddress(location.hash); else travel(space.start, space.way, { backTo: space.backTo });
