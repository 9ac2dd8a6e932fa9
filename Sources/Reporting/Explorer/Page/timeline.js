// The way so far, one row for each step, with a lane for each of those that act.

/** A longer way is shown from its end, because a browser lays out every row again at each step. */
const mostRows = 60;
let showsAllRows = false;

const lanes = [...new Set(space.actions.map((action) => action.lane))];

function laneCells(lane, used) {
  return make('span', { class: 'lanes', 'aria-hidden': 'true' }, ...used.map((each) =>
    make('span', { class: each === lane ? `lane mine hue${lanes.indexOf(each) % 6}` : 'lane' })));
}

const lanesInUse = () => lanes.filter(
  (lane) => steps.some((step) => space.actions[step.action].lane === lane));

/** The properties that each step breaks. */
function breaches() {
  const found = new Map();
  statuses.forEach((status, number) => {
    if (status.kind !== 'broken') return;
    found.set(status.step, [...(found.get(status.step) || []), space.properties[number].id]);
  });
  return found;
}

function row(number, text, lane, used, details) {
  const element = button('', () => returnTo(number),
    { class: 'step', label: `Go back to step ${number}: ${text}`, key: `step ${number}`,
      'aria-current': number === steps.length ? 'step' : null });
  element.append(laneCells(lane, used), make('span', { class: 'number' }, String(number)),
    make('span', { class: 'what' }, text, ...details.map((each) => make('small', {}, each))));
  return make('li', {}, element);
}

function stepRow(number, used, broken) {
  const action = space.actions[steps[number - 1].action];
  const earlier = sameStateBefore(number);
  // What the name says already is not said again.
  const said = new Set([action.name, action.lane, action.initiator, action.callback || 'silent']);
  const details = [[...said].slice(1).join(' · ')];
  if (earlier >= 0) details.push(`same state as step ${earlier}`);
  if (loop !== null && number > loop) details.push('in the loop');
  if (broken.has(number)) details.push(`breaks ${broken.get(number).join(', ')}`);
  return row(number, action.name, action.lane, used, details);
}

/** Where the run goes on after the last step of its loop. */
function loopRow() {
  return make('li', { class: 'bar loop' },
    button(`↺ Back to step ${loop}, for ever`, () => returnTo(loop),
      { label: `The run goes back to step ${loop} for ever: go back to that step`, key: 'loop start' }),
    button('Go round once more', goRound, { key: 'loop again' }));
}

show.way = (panel) => {
  const broken = breaches();
  const first = showsAllRows ? 1 : Math.max(1, steps.length - mostRows + 1);
  const used = lanesInUse();
  panel.append(make('h2', {}, 'The way so far'));
  if (used.length) {
    panel.append(make('p', { class: 'legend' }, 'Lanes: ', ...used.flatMap((lane, index) => {
      const hue = `key hue${lanes.indexOf(lane) % 6}`;
      return [index ? ', ' : '', make('span', { class: hue, 'aria-hidden': 'true' }), lane];
    })));
  }
  const list = make('ol', { class: 'steps' });
  const start = [stateText(begin)];
  if (broken.has(0)) start.push(`breaks ${broken.get(0).join(', ')}`);
  list.append(row(0, 'begin', null, used, start));
  if (first > 1) {
    list.append(make('li', {}, button(`Show ${count(first - 1, 'more step')}`,
      () => { showsAllRows = true; refresh(); }, { key: 'all rows' })));
  }
  for (let number = first; number <= steps.length; number++) list.append(stepRow(number, used, broken));
  if (loop !== null) list.append(loopRow());
  panel.append(list);
};
