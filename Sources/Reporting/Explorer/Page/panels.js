// The panels: the state, what can happen, what cannot, and the properties.

const show = {};

show.state = (panel) => {
  const before = steps.length ? partsOf(stateAfter(steps.length - 1)) : null;
  const parts = partsOf(here());
  const box = make('p', { id: 'state' });
  parts.forEach((part, index) => {
    const isChanged = before && !before.includes(part);
    box.append(index ? ', ' : '', make(isChanged ? 'mark' : 'span', {}, part));
  });
  const gone = before ? before.filter((part) => !parts.includes(part)) : [];
  panel.append(make('h2', {}, 'State'), box,
    gone.length ? make('p', { class: 'soft' }, 'No longer: ', make('s', {}, gone.join(', '))) : '');
  const earlier = sameStateBefore(steps.length);
  if (earlier < 0) return;
  panel.append(make('p', { class: 'note' },
    `This is the same state as after step ${earlier}: the way has become a cycle. `,
    button(`Go back to step ${earlier}`, () => returnTo(earlier), { key: 'loop' })));
};

/** What an action changes in the words of a state. */
function effectOf(transition) {
  const [before, after] = [partsOf(here()), partsOf(targetOf[transition])];
  const gone = before.filter((part) => !after.includes(part));
  const come = after.filter((part) => !before.includes(part));
  if (!gone.length && !come.length) return 'changes nothing';
  if (!come.length) return `no longer: ${gone.join(', ')}`;
  return gone.length ? `${gone.join(', ')} → ${come.join(', ')}` : `now: ${come.join(', ')}`;
}

function callbackText(action) {
  if (!action.callback) return 'silent';
  return action.callback === action.name ? 'a callback' : `calls ${action.callback}`;
}

function actionElement(transition) {
  const number = actionOf[transition];
  const action = space.actions[number];
  const element = button('', () => take(number),
    { class: 'action', label: action.name, key: `action ${number}`,
      'aria-describedby': `effect${number}` });
  element.append(make('span', { class: 'name' }, action.name),
    make('span', { class: 'callback' }, callbackText(action)),
    make('span', { class: 'effect', id: `effect${number}` }, effectOf(transition)));
  return make('div', { class: 'choice' }, element, sourcesElement(action.facts, action.name));
}

/** The short names of the facts that something cites; the sentences are shown when it opens. */
function sourcesElement(facts, name) {
  if (!facts.length) return null;
  const labels = facts.map((fact) => space.facts[fact].label).join(', ');
  return foldable(labels, false, () => factsOf(facts), { 'aria-label': `Sources of ${name}` });
}

show.actions = (panel) => {
  const transitions = transitionsOf(here());
  const groups = new Map();
  for (const transition of transitions) {
    const action = space.actions[actionOf[transition]];
    if (!matches([action.name, action.callback || '', action.initiator], action.facts)) continue;
    if (!groups.has(action.initiator)) groups.set(action.initiator, []);
    groups.get(action.initiator).push(transition);
  }
  panel.append(make('h2', {}, 'What can happen'));
  for (const [initiator, members] of groups) {
    panel.append(make('h3', {}, initiator), ...members.map(actionElement));
  }
  if (!transitions.length) panel.append(make('p', {}, 'Nothing: this state is terminal.'));
  else if (!groups.size) panel.append(make('p', {}, 'Nothing that contains the words of the search.'));
};

function impossibleElement(number) {
  const action = space.actions[number];
  const missing = action.conditions.filter((condition) => !isTrue(condition, here()));
  return make('li', {}, make('b', {}, action.name),
    missing.length ? ' needs: ' : '', missing.map((each) => space.conditions[each]).join('; '), ' ',
    button('Go there', () => {
      seek({ action: number }, `No way from here makes ${action.name} possible.`);
    }, { label: `Shortest way to a state where ${action.name} is possible`, key: `there ${number}` }));
}

show.impossible = (panel) => {
  const numbers = space.actions.map((_, number) => number).filter((number) => {
    const action = space.actions[number];
    return transitionBy(number, here()) < 0
      && matches([action.name, action.callback || '', action.initiator], action.facts);
  });
  const list = () => [make('ul', {}, ...numbers.map(impossibleElement))];
  panel.append(foldable(`What is not possible here, and why (${numbers.length})`,
    isOpen('impossible') || query !== '', list, { 'data-fold': 'impossible' }));
};

const headings = {
  runs: 'What happens in the end, on whole runs',
  broken: 'Broken on this way', owed: 'Owed: something must still come',
  threatened: 'Broken by a step that is possible here', shown: 'Arises on this way',
  possible: 'Arises with a step that is possible here', holds: 'Holds here',
  unjudged: 'Not judged on this page',
};

/** Goes the shortest way that breaks a property, or a run that decides one. */
function breakButton({ id, runs }, number) {
  return button(runs ? `Show the run for ${id}` : `Break ${id}`, () => breakProperty(number),
    { label: runs ? `Show a run that decides ${id}` : `Show the shortest way that breaks ${id}`,
      key: `break ${id}` });
}

function propertyElement({ property, number, status }) {
  const where = property.runs ? 'violated by a run' : 'violated somewhere';
  const verdict = property.verdict === 'violated' ? where : property.verdict;
  const described = [property.role, verdict].filter(Boolean).join(', ');
  const box = make('div', { class: `property ${status.kind}` },
    make('p', {}, make('b', {}, property.id), ` ${property.statement} `,
      make('span', { class: 'soft' }, `(${described})`)),
    make('p', { class: 'status' }, statusText(status)));
  if (canBeBroken(number)) box.append(breakButton(property, number));
  const sources = sourcesElement(property.facts, property.id);
  if (sources) box.append(sources);
  return box;
}

show.properties = (panel) => {
  const all = space.properties.map((property, number) => ({ property, number, status: statuses[number] }))
    .filter(({ property }) => matches([property.id, property.statement, property.role], property.facts));
  panel.append(make('h2', {}, 'Properties'));
  if (!all.length) panel.append(make('p', { class: 'soft' }, 'None.'));
  for (const kind of urgency) {
    const members = all.filter(({ status }) => status.kind === kind);
    if (!members.length) continue;
    panel.append(foldable(`${headings[kind]} (${members.length})`,
      isOpen(`property ${kind}`, kind === 'broken' || kind === 'owed'),
      () => members.map(propertyElement), { 'data-fold': `property ${kind}`, class: kind }));
  }
};

show.facts = (panel) => {
  const found = space.facts.filter((fact) => matches([fact.label, fact.statement, fact.documents]));
  if (!space.facts.length) return;
  panel.append(foldable(`Facts (${found.length})`, isOpen('facts'), () => found.map(factElement),
    { 'data-fold': 'facts' }));
};
