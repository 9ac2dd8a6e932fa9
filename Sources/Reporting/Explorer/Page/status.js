// How each property stands here: broken, owed, broken by a step that is possible here, or none of these.

const claimsOf = space.properties.map((_, property) =>
  space.claims.filter((claim) => claim.property === property));

/** How each property stands; `refresh` finds it out once for all panels. */
let statuses = [];

/** The order in which the page lists properties, the most urgent first. */
const urgency = ['broken', 'owed', 'threatened', 'shown', 'possible', 'holds'];

/** How a property stands: one of `urgency`, the step if one decided, and the actions that would. */
function statusOf(property) {
  const found = claimsOf[property].map(statusOfClaim);
  found.sort((one, other) => urgency.indexOf(one.kind) - urgency.indexOf(other.kind));
  return found[0] || { kind: 'holds', actions: [] };
}

function statusOfClaim(claim) {
  if (claim.subject === 'steps') return statusOfPattern(claim);
  const step = firstAnswer(claim);
  if (step >= 0) return { kind: claim.proves ? 'shown' : 'broken', step, actions: [] };
  const actions = answersNext(claim);
  if (!actions.length) return { kind: 'holds', actions, isUnshown: claim.proves };
  return { kind: claim.proves ? 'possible' : 'threatened', actions };
}

/** The number of the step whose state, or which itself, answers a claim; -1 if none has. */
function firstAnswer(claim) {
  if (claim.column === null) return -1;
  for (let count = 0; count <= steps.length; count++) {
    if (claim.subject === 'state') {
      if (marks.at(stateAfter(count), claim.column)) return count;
    } else if (count && letters.at(steps[count - 1].transition, claim.column)) return count;
  }
  return -1;
}

/** The actions possible here that answer a claim. */
function answersNext(claim) {
  if (claim.column === null) return [];
  return possibleTransitions().filter((transition) => (claim.subject === 'state'
    ? marks.at(targetOf[transition], claim.column) : letters.at(transition, claim.column)))
    .map((transition) => actionOf[transition]);
}

function possibleTransitions() {
  const first = firstTransition[here()];
  return Array.from({ length: firstTransition[here() + 1] - first }, (_, place) => first + place);
}

function statusOfPattern(claim) {
  const table = space.observers[claim.observer];
  const place = patterns.indexOf(claim);
  const step = observed.findIndex((states) => table.violated[states[place]]);
  if (step >= 0) return { kind: 'broken', step, actions: [] };
  const now = observed[steps.length][place];
  const transitions = possibleTransitions();
  const isPending = table.pending[now] === 1;
  if (isPending && !transitions.length) return { kind: 'broken', step: steps.length, actions: [] };
  const actions = transitions
    .filter((transition) => table.violated[nextObserved(claim, now, transition)])
    .map((transition) => actionOf[transition]);
  if (isPending) return { kind: 'owed', actions };
  return { kind: actions.length ? 'threatened' : 'holds', actions };
}

/** A status in words. */
function statusText(status) {
  const names = [...new Set(status.actions.map((action) => space.actions[action].name))];
  const list = names.length > 4 ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more` : names.join(', ');
  const at = status.step === 0 ? 'in the first state' : `at step ${status.step}`;
  switch (status.kind) {
    case 'broken': return `broken ${at}`;
    case 'owed': return `owed: what it demands has not come yet${list && `; broken by ${list}`}`;
    case 'threatened': return `holds here; broken by ${list}`;
    case 'shown': return `arises ${at}`;
    case 'possible': return `arises with ${list}`;
    default: return status.isUnshown ? 'does not arise here' : 'holds here';
  }
}
