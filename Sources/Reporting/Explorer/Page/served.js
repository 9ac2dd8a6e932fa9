'use strict';
// What the rest of the page asks of states, answered by the server on this machine
// (Sources/Reporting/Serving). What was told once is kept. stored.js answers the same.

const space = JSON.parse(document.getElementById('space').textContent);

/** What was told of each state and each transition, by number. */
const states = new Map();
const actionOf = [];
const targetOf = [];
const lettersOf = [];

function noteState(told) {
  if (!states.has(told.number)) states.set(told.number, { ...told, ways: new Map(), isComplete: false });
}

function noteTransition({ source, action, target, letters }) {
  const { ways } = states.get(source);
  if (ways.has(action)) return;
  ways.set(action, actionOf.length);
  actionOf.push(action);
  targetOf.push(target);
  lettersOf.push(letters);
}

space.states.forEach(noteState);

const partsOf = (state) => states.get(state).parts;
const stateText = (state) => partsOf(state).join(', ');
const stageOf = (state) => states.get(state).stage;
const isTrue = (condition, state) => states.get(state).truths[condition] === 1;
const transitionsOf = (state) => Array.from(states.get(state).ways.values());
const transitionBy = (action, state) => states.get(state).ways.get(action) ?? -1;
const marks = { at: (state, column) => (column === null ? 0 : states.get(state).marks[column]) };
const letters = { at: (transition, column) => (column === null ? 0 : lettersOf[transition][column]) };

const extentOfStates = () => ['states are computed as you go'];

const remark = 'The page asks the program that serves it for each state. '
  + 'How a property stands is judged along the way; a search for a way that breaks it is made when you ask. '
  + `A search gives up after ${space.searchLimit.toLocaleString('en')} states.`;

/** Nobody knows which passages exist; the map shows those of the way. */
const arePassagesKnown = false;
const passagesOfStages = () => space.stages.flatMap((_, source) =>
  space.stages.map((_, target) => [source, target])).filter(([source, target]) => source !== target);

let isWaiting = false;

/** Asks the server, and gives its answer to a function. Until then the page takes no other step. */
async function ask(path, values, then) {
  if (isWaiting) return;
  isWaiting = true;
  document.body.setAttribute('aria-busy', 'true');
  let answer;
  try {
    const response = await fetch(`${path}?${new URLSearchParams(values).toString().replaceAll('+', '%20')}`);
    if (response.ok) answer = await response.json();
    else say(response.status === 410 ? 'The server was started anew. Reload the page.'
      : `The server refused the question (${response.status}).`);
  } catch {
    say('The server does not answer. Start it again at the same port, and reload the page; its address holds the way.');
  }
  isWaiting = false;
  document.body.removeAttribute('aria-busy');
  if (answer) then(answer);
}

/** Whether the states on a way and what is possible at its end are known. */
function isKnown(start, actions) {
  let state = start;
  for (const action of actions) {
    const transition = transitionBy(action, state);
    if (transition < 0) return states.get(state).isComplete;
    state = targetOf[transition];
  }
  return states.get(state).isComplete;
}

/** Calls a function once the states on a way and what is possible at its end are known. */
function prepare(start, actions, then) {
  if (isKnown(start, actions)) return then();
  return ask('way', { from: start, actions: actions.join('.') }, (answer) => {
    answer.states.forEach(noteState);
    answer.transitions.forEach(noteTransition);
    states.get(answer.end).isComplete = true;
    then();
  });
}

/** Finds a shortest way to a state with some words, or to one where an action is possible. Gives its
 *  actions, or null and perhaps a reason, to a function. */
function findWay(state, goal, then) {
  say('Searching…');
  return ask('search', { from: state, ...goal }, ({ actions, stopped }) => then(actions ?? null,
    stopped && `No way was found among the ${stopped.toLocaleString('en')} nearest states; the search ended there.`));
}

/** What a search for a way that breaks a property has said, by the number of the property. */
const searched = new Map();

/** Whether the page can ask for a way that breaks a property, or knows one. */
const canBeBroken = (number) => !searched.has(number) || searched.get(number).found !== null;

/** Finds a shortest way that breaks a property, or a run that decides it. Gives it, or null, and what is said
 *  of it, to a function. */
function findBreak(number, then) {
  const known = searched.get(number);
  if (known) return then(known.found, known.message);
  say('Searching…');
  return ask('judgement', { property: number }, (answer) => {
    const property = space.properties[number];
    Object.assign(property, { verdict: answer.verdict, counterexample: answer.actions, backTo: answer.backTo });
    const found = answer.start === null ? null : answer;
    const message = found ? wordsOfBreak(property, answer) : wordsWithoutBreak(property, answer);
    // A search that was cut short may be asked for again.
    if (!answer.doubt) searched.set(number, { found, message });
    return then(found, message);
  });
}

function wordsOfBreak({ id, runs }, { isShortest }) {
  return runs ? `A run that decides ${id}.` : `${isShortest ? 'The shortest' : 'A'} way that breaks ${id}.`;
}

function wordsWithoutBreak({ id, runs, verdict }, { doubt }) {
  if (doubt) return `No ${runs ? 'run that decides' : 'way that breaks'} ${id} was found. ${doubt}`;
  return `All states were searched, and ${id} ${verdict.startsWith('holds') ? verdict : `is ${verdict}`}.`;
}
