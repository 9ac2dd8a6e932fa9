// The way: the state where it begins, the steps since, and what observers have seen of them.

let begin = 0;
let steps = [];

/** The number of the step after which the last step leads back, if the way stands for a run that never
 *  ends; null if it does not. */
let loop = null;

/** After each number of steps, what is known of each claim: the state of its observer, or 1 once it was
 *  answered. */
let observed = [initiallyObserved()];

const stateAfter = (count) => (count ? steps[count - 1].target : begin);
const here = () => stateAfter(steps.length);

function initiallyObserved() {
  return Uint8Array.from(space.claims, (claim) =>
    (claim.subject === 'state' ? marks.at(begin, claim.column) : 0));
}

/** What is known of a claim after a transition, given what was known before. */
function nextObserved(claim, known, transition) {
  if (claim.subject === 'graph') return 0;
  if (claim.subject === 'state') return known || marks.at(targetOf[transition], claim.column);
  const letter = letters.at(transition, claim.column);
  if (claim.subject === 'step') return known || (letter ? 1 : 0);
  const table = space.observers[claim.observer];
  return table.next[known * table.letters + letter];
}

/** Whether nothing that follows can change what is known of a claim: it is answered, or broken. */
const isSettled = (claim, known) =>
  (claim.subject === 'steps' ? space.observers[claim.observer].violated[known] : known) === 1;

/** The number of the step that settled a claim; -1 if none has. */
function settlingStep(place) {
  const claim = space.claims[place];
  if (!isSettled(claim, observed[steps.length][place])) return -1;
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSettled(claim, observed[middle][place])) high = middle; else low = middle + 1;
  }
  return low;
}

function push(action) {
  const transition = transitionBy(action, here());
  if (transition < 0) return false;
  loop = null;
  const before = observed[steps.length];
  observed.push(Uint8Array.from(space.claims,
    (claim, place) => nextObserved(claim, before[place], transition)));
  steps.push({ action, transition, target: targetOf[transition] });
  return true;
}

function goBack(count) {
  if (count < steps.length) loop = null;
  steps.length = Math.max(0, Math.min(count, steps.length));
  observed.length = steps.length + 1;
}

/** Follows actions from a state. Says which step is not possible, and keeps the way up to it. */
function follow(start, actions) {
  begin = start;
  loop = null;
  goBack(0);
  observed = [initiallyObserved()];
  for (const action of actions) {
    if (push(action)) continue;
    const known = space.actions[action];
    const name = known ? known.name : `action ${action}`;
    return `Step ${steps.length + 1} of the way, ${name}, is not possible here. The way ends before it.`;
  }
  return '';
}

function proceed(actions) {
  for (const action of actions) push(action);
}

/** The number of the first step after which the state was the same; -1 if it never was. */
function sameStateBefore(count) {
  for (let earlier = 0; earlier < count; earlier++) {
    if (stateAfter(earlier) === stateAfter(count)) return earlier;
  }
  return -1;
}

// The address: #begin:action.action.action

const addressOfWay = () => `#${begin}:${steps.map((step) => step.action).join('.')}`;

/** The way that an address holds; null if it holds none. */
function wayOf(address) {
  const match = /^#(\d{1,9}):((\d{1,9}(\.\d{1,9})*)?)$/.exec(address);
  if (!match || Number(match[1]) >= space.initial) return null;
  return { start: Number(match[1]), actions: match[2] ? match[2].split('.').map(Number) : [] };
}
