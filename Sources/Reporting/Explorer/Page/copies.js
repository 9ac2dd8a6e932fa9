// The way in forms that can be pasted elsewhere.

const actionNames = () => steps.map((step) => space.actions[step.action].name);

const replayLine = () => `${space.replay} --initial ${begin + 1} --actions ${actionNames().join(',')}`
  + `${loop === null ? '' : ` --back-to ${loop}`}\n`;

function swiftLiteral(text) {
  const escaped = text.replace(/[\\"]/g, '\\$&')
    .replace(/[\u0000-\u001f\u007f]/g, (letter) => `\\u{${letter.codePointAt(0).toString(16)}}`);
  return `"${escaped}"`;
}

function swiftTest() {
  const parts = { actions: `[${actionNames().map(swiftLiteral).join(', ')}]`, start: String(begin),
    state: swiftLiteral(stateText(here())) };
  return space.test.replace(/\{(actions|start|state)\}/g, (_, name) => parts[name]);
}

/** The callback that the system is about to deliver in a state. */
function awaited(state) {
  const found = transitionsOf(state).map((transition) => actionOf[transition])
    .find((action) => space.actions[action].awaited);
  return found === undefined ? null : space.actions[found].callback;
}

/** What a person does for each step: the same as LifecycleLogs/Devices/DeviceScript.swift writes. */
function instructedSteps() {
  const found = [];
  steps.forEach((step, index) => {
    const action = space.actions[step.action];
    const told = action.instruction;
    if (told) {
      const callback = told.kill ? awaited(stateAfter(index)) : null;
      found.push({ number: index + 1, name: action.name, deed: deed(told, callback),
        simulator: told.simulator, callback, expected: [] });
    } else if (!found.length) {
      found.push({ number: 1, name: action.name, deed: 'Nothing.', simulator: null,
        callback: null, expected: [] });
    }
    if (action.callback) found[found.length - 1].expected.push(action.callback);
  });
  return found;
}

function deed(told, callback) {
  if (callback === null) return told.person;
  const halt = `Wait until the app stops at the beginning of ${callback}.`;
  const stop = 'End it there with Stop in Xcode, which is just as silent.';
  return `${halt} ${told.stop ? stop : told.person}`;
}

function personSteps() {
  const told = instructedSteps();
  const breakpoints = told.filter((step) => step.callback !== null)
    .map((step) => `${space.instructions.breakpoint.replace('{callback}', () => step.callback)}\n`);
  const paragraphs = told.map((step) => [`\n${step.number}  ${step.name}`, step.deed,
    ...(step.simulator ? [`On a simulator: ${step.simulator}`] : []),
    step.expected.length ? `The log shows ${step.expected.join(', ')}.` : 'The log shows nothing.', ''].join('\n'));
  return `${space.instructions.beginning.replace('{state}', () => stateText(begin))}\n${breakpoints.join('')}`
    + `${paragraphs.join('')}\n${space.instructions.end}\n`;
}

const forms = [
  ['Command', space.replay && replayLine], ['Swift test', space.test && swiftTest],
  ['Steps for a person', space.instructions && personSteps], ['Address', () => `${location.href}\n`],
].filter(([, write]) => write);

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return 'The text is copied.';
  } catch {
    const field = document.getElementById('copied');
    field.select();
    return document.execCommand('copy') ? 'The text is copied.' : 'Copy the selected text yourself.';
  }
}

let shownForm = '';

function copyButton([name, write]) {
  const run = async () => {
    shownForm = name;
    refresh();
    say(await copy(write()));
  };
  return button(name, run, { label: `Copy the way: ${name}`, key: `copy ${name}`,
    'aria-pressed': String(shownForm === name) });
}

show.copies = (panel) => {
  if (!steps.length) return;
  panel.append(make('div', { class: 'bar', role: 'group', 'aria-label': 'Copy the way' },
    make('span', {}, 'Copy as:'), ...forms.map(copyButton)));
  const form = forms.find(([name]) => name === shownForm);
  if (!form) return;
  const text = make('textarea',
    { id: 'copied', readonly: '', rows: 8, 'aria-label': `The way: ${form[0]}` });
  text.value = form[1]();
  panel.append(text);
};
