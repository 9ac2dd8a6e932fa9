// How each property stands here: broken, owed, broken by a step that is possible here, or none of these.

/** The positions of the claims of each property. */
const claimsOf = space.properties.map((_, property) =>
  [...space.claims.keys()].filter((place) => space.claims[place].property === property));

/** How each property stands; `refresh` finds it out once for all panels. */
let statuses = [];

/** The order in which the page lists properties, the most urgent first. */
const urgency = ['broken', 'owed', 'threatened', 'shown', 'possible', 'runs', 'unjudged', 'holds'];

/** How a property stands: one of `urgency`, the step if one decided, and the actions that would. */
function statusOf(property) {
  if (space.properties[property].runs) return { kind: 'runs', property, actions: [] };
  const found = claimsOf[property].map(statusOfClaim);
  found.sort((one, other) => urgency.indexOf(one.kind) - urgency.indexOf(other.kind)
    || (one.step ?? 0) - (other.step ?? 0));
  return found[0] || { kind: 'holds', actions: [] };
}

function statusOfClaim(place) {
  const claim = space.claims[place];
  if (claim.subject === 'graph') return { kind: 'unjudged', actions: [] };
  const step = settlingStep(place);
  if (step >= 0) return { kind: claim.proves ? 'shown' : 'broken', step, actions: [] };
  const known = observed[steps.length][place];
  const actions = transitionsOf(here())
    .filter((transition) => isSettled(claim, nextObserved(claim, known, transition)))
    .map((transition) => actionOf[transition]);
  if (claim.subject === 'steps' && space.observers[claim.observer].pending[known]) {
    return !transitionsOf(here()).length ? { kind: 'broken', step: steps.length, actions } : { kind: 'owed', actions };
  }
  if (!actions.length) return { kind: 'holds', actions, isUnshown: claim.proves };
  return { kind: claim.proves ? 'possible' : 'threatened', actions };
}

/** What decides a statement about whole runs. */
function runText({ verdict, counterexample, backTo }) {
  if (verdict === 'not judged yet') return 'not searched yet for a run that decides it';
  if (!counterexample.length) return 'no step decides it';
  return backTo === null ? 'decided by a run that ends' : 'decided by a run that goes round a loop for ever';
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
    case 'runs': return runText(space.properties[status.property]);
    case 'unjudged': return 'depends on all states, which nobody has visited';
    default: return status.isUnshown ? 'does not arise here' : 'holds here';
  }
}
