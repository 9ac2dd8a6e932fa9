// What the rest of the page asks of states, answered from the tables (decode.js). served.js answers the same.

const stageOf = (state) => stageOfState[state];

/** The numbers of the transitions from a state. */
function transitionsOf(state) {
  const first = firstTransition[state];
  return Array.from({ length: firstTransition[state + 1] - first }, (_, place) => first + place);
}

/** Calls a function once the states on a way and what is possible at its end are known: here, at once. */
const prepare = (_start, _actions, then) => then();

/** How much there is, in words. */
const extentOfStates = () => [count(space.count, 'state'), count(space.transitionCount, 'transition')];

/** What the reader should know of the page as a whole; nothing here. */
const remark = '';

const arePassagesKnown = true;

/** The pairs of different stages that a transition leads between. */
function passagesOfStages() {
  const found = new Set();
  for (let state = 0; state < space.count; state++) {
    const source = stageOfState[state] * space.stages.length;
    for (let at = firstTransition[state]; at < firstTransition[state + 1]; at++) {
      found.add(source + stageOfState[targetOf[at]]);
    }
  }
  return Array.from(found, (pair) => [Math.floor(pair / space.stages.length), pair % space.stages.length])
    .filter(([source, target]) => source !== target);
}

/** Finds a shortest way to a state with some words, or to one where an action is possible. Gives its
 *  actions, or null, to a function. */
function findWay(state, { words, action }, then) {
  then(shortestWay(state, words === undefined
    ? (each) => transitionBy(action, each) >= 0 : hasWords(words)));
}

/** Whether the engine knows a way that breaks a property, or a run that decides it. */
const canBeBroken = (number) => space.properties[number].counterexample.length > 0;

/** Gives what the engine has found to a function. */
function findBreak(number, then) {
  const { start, counterexample, backTo } = space.properties[number];
  then({ start, actions: counterexample, backTo }, '');
}

function shortestWay(start, passes) {
  const via = new Int32Array(space.count).fill(-1);
  const from = new Int32Array(space.count).fill(-1);
  const frontier = [start];
  from[start] = start;
  for (let index = 0; index < frontier.length; index++) {
    const state = frontier[index];
    if (index > 0 && passes(state)) return path(state, from, via);
    for (let at = firstTransition[state]; at < firstTransition[state + 1]; at++) {
      const target = targetOf[at];
      if (from[target] >= 0) continue;
      from[target] = state;
      via[target] = actionOf[at];
      frontier.push(target);
    }
  }
  return null;
}

function path(end, from, via) {
  const actions = [];
  for (let state = end; from[state] !== state; state = from[state]) actions.unshift(via[state]);
  return actions;
}

/** A test for the words of a state: what stands between commas must each be in one of its parts. */
function hasWords(text) {
  const wanted = text.toLowerCase().split(',').map((each) => each.trim()).filter(Boolean)
    .map((each) => space.parts.map((part) => part.toLowerCase().includes(each)));
  const { start, parts } = wordsOfStates;
  return (state) => wanted.length > 0 && wanted.every((matching) => {
    for (let at = start[state]; at < start[state + 1]; at++) if (matching[parts[at]]) return true;
    return false;
  });
}
