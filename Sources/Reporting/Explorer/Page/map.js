// The map: the stages of the model as boxes, with the present one lit and the way drawn on it.

/** More boxes do not fit on a ring; they become rows, with no arrows but those of the way. */
const mostOnRing = 9;
const isRing = space.stages.length <= mostOnRing;
const columnCount = 3;
const box = { width: isRing && space.stages.length > 5 ? 116 : 132, height: 46 };

const places = space.stages.map((_, index) => {
  if (!isRing) {
    return { x: 80 + (index % columnCount) * 150, y: 34 + Math.floor(index / columnCount) * 62 };
  }
  const angle = (2 * Math.PI * index) / space.stages.length - Math.PI / 2;
  return { x: 230 + 160 * Math.cos(angle), y: 180 + 150 * Math.sin(angle) };
});

const mapHeight = isRing ? 360 : 68 + Math.floor((space.stages.length - 1) / columnCount) * 62;

const passages = passagesOfStages();

/** Where a line from the middle of a box towards a point leaves the box. */
function border(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const scale = Math.min(box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9));
  return { x: from.x + dx * scale, y: from.y + dy * scale };
}

/** A line that bends to its right, so that there and back are two lines. */
function passageElement(source, target) {
  const [from, to] = [places[source], places[target]];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = {
    x: (from.x + to.x) / 2 - (dy / length) * 22, y: (from.y + to.y) / 2 + (dx / length) * 22,
  };
  const [start, end] = [border(from, bend), border(to, bend)];
  const pair = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return draw('path', { class: 'passage', d: `M${pair(start)}Q${pair(bend)} ${pair(end)}` });
}

/** The name of a stage in lines that fit into a box. */
function lines(name) {
  const found = [''];
  for (const word of name.split(' ')) {
    const line = found[found.length - 1];
    const longer = line ? `${line} ${word}` : word;
    if (line && longer.length > 21) found.push(word); else found[found.length - 1] = longer;
  }
  return found.length > 3 ? [...found.slice(0, 2), `${found[2]} …`] : found;
}

function stageElement(name, index) {
  const { x, y } = places[index];
  const texts = lines(name);
  return draw('g', { class: 'stage' },
    draw('rect', { x: x - box.width / 2, y: y - box.height / 2, width: box.width, height: box.height, rx: 10 }),
    ...texts.map((text, line) => draw('text',
      { x, y: y + 4 + (line - (texts.length - 1) / 2) * 13, 'text-anchor': 'middle' }, text)));
}

const tip = (id) => draw('marker',
  { id, viewBox: '0 0 10 10', refX: 9, refY: 5, markerWidth: 8, markerHeight: 8,
    orient: 'auto-start-reverse', markerUnits: 'userSpaceOnUse' },
  draw('path', { d: 'M0 0L10 5L0 10z', class: id }));

const map = (() => {
  const arrows = passages.map(([source, target]) => passageElement(source, target));
  const stages = space.stages.map(stageElement);
  const picture = draw('svg', { viewBox: `0 0 460 ${mapHeight}`, role: 'img' },
    draw('title', {}), draw('defs', {}, tip('tip'), tip('tip-way')), ...arrows, ...stages);
  return { arrows, stages, picture };
})();

show.map = (panel) => {
  if (space.stages.length < 2) return;
  const visited = Array.from({ length: steps.length + 1 }, (_, step) => stageOf(stateAfter(step)));
  const taken = new Set(visited.slice(1).map((stage, step) => `${visited[step]} ${stage}`));
  const now = visited[steps.length];
  map.stages.forEach((element, stage) => {
    const kind = stage === now ? 'now' : visited.includes(stage) ? 'visited' : '';
    element.setAttribute('class', `stage ${kind}`);
  });
  map.arrows.forEach((element, index) => {
    const isTaken = taken.has(passages[index].join(' '));
    element.setAttribute('class', `passage ${isTaken ? 'taken' : isRing && arePassagesKnown ? '' : 'hidden'}`);
    // What was taken is drawn over the rest.
    if (isTaken) map.picture.insertBefore(element, map.stages[0]);
    element.setAttribute('marker-end', `url(#${isTaken ? 'tip-way' : 'tip'})`);
  });
  const route = visited.filter((stage, step) => stage !== null && stage !== visited[step - 1])
    .map((stage) => space.stages[stage]);
  map.picture.querySelector('title').textContent =
    `Map of ${count(space.stages.length, 'stage')}; here: ${space.stages[now] ?? 'none of them'}; the way: ${route.join(', ')}`;
  panel.append(make('h2', {}, 'Map'), map.picture);
};
