'use strict';
// Reads the numbers of the page (Sources/Reporting/Explorer/StateNumbers.swift) into typed arrays.

const space = JSON.parse(document.getElementById('space').textContent);

/** Bytes in base 64, in which repetitions are references (RepeatedBytes.swift). */
function bytesOf(text) {
  const letters = atob(text);
  const short = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index++) short[index] = letters.charCodeAt(index);
  return lengthened(short);
}

function lengthened(short) {
  const input = new Reader(short);
  let output = new Uint8Array(short.length * 4 + 16);
  let end = 0;
  const reserve = (count) => {
    if (end + count <= output.length) return;
    const larger = new Uint8Array(Math.max(output.length * 2, end + count));
    larger.set(output);
    output = larger;
  };
  for (;;) {
    const literals = input.next();
    reserve(literals);
    output.set(short.subarray(input.position, input.position + literals), end);
    input.position += literals;
    end += literals;
    const length = input.next();
    if (!length) return output.subarray(0, end);
    reserve(length);
    // A repetition may begin before it ends, so it is copied byte by byte.
    for (let from = end - input.next(), rest = length; rest > 0; rest--) output[end++] = output[from++];
  }
}

/** Reads numbers of seven bits a byte. */
class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.position = 0;
  }

  get isAtEnd() { return this.position >= this.bytes.length; }

  next() {
    let byte = this.bytes[this.position++];
    if (byte < 0x80) return byte;
    let number = byte & 0x7f;
    for (let scale = 128; byte >= 0x80; scale *= 128) {
      byte = this.bytes[this.position++];
      number += (byte & 0x7f) * scale;
    }
    return number;
  }

  nextSigned() {
    const number = this.next();
    return number % 2 ? -(number + 1) / 2 : number / 2;
  }

  nextList() {
    const list = new Uint32Array(this.next());
    let last = 0;
    for (let index = 0; index < list.length; index++) list[index] = last += this.nextSigned();
    return list;
  }
}

const reader = (text) => new Reader(bytesOf(text));

/** Numbers that are stored as the distances between them. */
function sums(text) {
  const numbers = reader(text);
  const values = new Uint32Array(space.count);
  for (let last = 0, state = 0; state < space.count; state++) values[state] = last += numbers.nextSigned();
  return values;
}

/** The parts of the words of each state: those of a state stand from its start to the next one. */
function decodeWords() {
  const numbers = reader(space.words);
  const start = new Uint32Array(space.count + 1);
  const parts = new Uint32Array(numbers.bytes.length);
  let end = 0;
  for (let state = 0; state < space.count; state++) {
    const before = state ? start[state - 1] : 0;
    start[state] = end;
    for (let place = 0, count = numbers.next(); place < count; place++) {
      const number = numbers.next();
      parts[end++] = number ? number - 1 : parts[before + place];
    }
  }
  start[space.count] = end;
  return { start, parts };
}

/** For each distinct list of values of the conditions, and each condition, 1 if it is true. */
function decodeTruths() {
  const numbers = reader(space.truths);
  const rows = [];
  let row = new Uint8Array(space.conditions.length);
  while (!numbers.isAtEnd) {
    row = row.slice();
    for (const condition of numbers.nextList()) row[condition] ^= 1;
    rows.push(row);
  }
  return rows;
}

function decodeChoices() {
  const numbers = reader(space.choices);
  const lists = [];
  while (!numbers.isAtEnd) lists.push(numbers.nextList());
  return lists;
}

/** The number of each state's first transition, and each transition's target. */
function decodeTransitions(choices, choiceOfState) {
  const numbers = reader(space.targets);
  const first = new Uint32Array(space.count + 1);
  const target = new Uint32Array(space.transitionCount);
  const last = new Uint32Array(space.actions.length);
  let unvisited = space.initial;
  let transition = 0;
  for (let state = 0; state < space.count; state++) {
    first[state] = transition;
    for (const action of choices[choiceOfState[state]]) {
      const number = numbers.next();
      const distance = number % 2 ? (number - 1) / 2 : -number / 2;
      last[action] = number ? last[action] + distance : unvisited++;
      target[transition++] = last[action];
    }
  }
  first[space.count] = transition;
  return { first, target };
}

/** What is watched: for each position its row, and for each column and row a value below 32. */
class Watched {
  constructor(encoded, count, kindOf) {
    this.rowCount = encoded.count;
    this.columns = bytesOf(encoded.columns);
    this.rows = new Uint32Array(count);
    const numbers = reader(encoded.rows);
    const last = new Uint32Array(space.actions.length + 1);
    for (let position = 0; position < count; position++) {
      const number = numbers.next();
      const kind = kindOf(position);
      this.rows[position] = last[kind] = number ? number - 1 : last[kind];
    }
  }

  /** The value at a position; a column that is null has no value but 0. */
  at(position, column) {
    return column === null ? 0 : this.columns[column * this.rowCount + this.rows[position]];
  }
}

const wordsOfStates = decodeWords();
const truthRows = decodeTruths();
const truthOfState = sums(space.truthOfState);
const choices = decodeChoices();
const choiceOfState = sums(space.choiceOfState);
const { first: firstTransition, target: targetOf } = decodeTransitions(choices, choiceOfState);
const stageOfState = (() => {
  const numbers = reader(space.stageOfState);
  return Uint16Array.from({ length: space.count }, () => numbers.next());
})();
const actionOf = new Uint32Array(space.transitionCount);
for (let state = 0; state < space.count; state++) {
  actionOf.set(choices[choiceOfState[state]], firstTransition[state]);
}
const marks = new Watched(space.marks, space.count, () => 0);
const letters = new Watched(space.letters, space.transitionCount, (transition) => actionOf[transition]);

/** The parts of a state's words. */
function partsOf(state) {
  const { start, parts } = wordsOfStates;
  return Array.from(parts.subarray(start[state], start[state + 1]), (part) => space.parts[part]);
}

const stateText = (state) => partsOf(state).join(', ');
const isTrue = (condition, state) => truthRows[truthOfState[state]][condition] === 1;

/** The number of a transition; -1 if the action is not possible. */
function transitionBy(action, state) {
  const place = choices[choiceOfState[state]].indexOf(action);
  return place < 0 ? -1 : firstTransition[state] + place;
}
