// What hundreds of actions of an example do, packed, since most of it is alike: `pack` for scripts/examples.mjs, `unpack` for
// the page. Plain JavaScript, because both Node and the page read it.
//
// Every event and every change of the view is written once, in `parts`; an outcome is two lists of their numbers and, if they
// change, the scores. What an action says itself is left blank in its outcome, so that the same thing done elsewhere is the
// same outcome:
//
// - `$2` is the third word of the action;
// - `$(1,0)` is the square beside the action's first square, `(x,y)`;
// - `$[1,0]` as a step of a path is the row and column of that square.
//
// Actions that differ in one square or hex only, and have the same outcome, are written as a pattern and its places.

/** How far from its square an action reaches, in rows and columns: a footbridge joins squares two apart. */
const REACH = 2;

/** `place mined (1,0)r3 L1` has five words. */
function wordsOf(action) {
  return action.match(/\([^)]*\)|[^\s()]+/g) ?? [];
}

/** The first square of an action. */
function squareOf(words) {
  const found = /^\((\d+),(\d+)\)$/.exec(words.find((word) => /^\(\d+,\d+\)$/.test(word)) ?? '');
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export function pack(outcomes, scores) {
  const parts = list();
  const kinds = list();
  const groups = new Map();
  for (const [action, { events, changes, scores: after }] of Object.entries(outcomes)) {
    const words = wordsOf(action);
    if (words.length > 10) throw new Error(`${action} has too many words for blanks of one digit`);
    const told = events.map((event) => parts.number(blanked(event, words)));
    const changed = changes.map(([path, ...what]) =>
      parts.number([blankedPath(path, words), ...blanked(what, words)]),
    );
    const scored = after.some((score, seat) => score !== scores[seat]) ? [after] : [];
    const kind = kinds.number([told, changed, ...scored]);
    const [place] = /\d+,\d+/.exec(action) ?? [];
    const pattern = place === undefined ? action : action.replace(place, '$');
    const key = `${kind} ${pattern}`;
    if (!groups.has(key)) groups.set(key, [kind, pattern]);
    if (place !== undefined) groups.get(key).push(place);
  }
  return { parts: parts.items, outcomes: kinds.items, actions: [...groups.values()] };
}

/** A list in which nothing is twice. */
function list() {
  const items = [];
  const known = new Map();
  const number = (item) => {
    const text = JSON.stringify(item);
    if (!known.has(text)) known.set(text, items.push(item) - 1);
    return known.get(text);
  };
  return { items, number };
}

/** The same value with other texts in it. */
function mapTexts(value, change) {
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
  return typeof value === 'string' ? change(value) : value;
}

function near(dx, dy) {
  return Math.abs(dx) <= REACH && Math.abs(dy) <= REACH;
}

function blanked(value, words) {
  const square = squareOf(words);
  return mapTexts(value, (text) => {
    if (text.includes('$')) throw new Error(`${text} would be taken for a blank`);
    const whole = words.indexOf(text);
    if (whole >= 0) return `$${whole}`;
    // Inside of a text only words that can hardly be there by accident; squares come last, as their blanks have brackets, too.
    const worded = words.reduce(
      (given, word, at) => (/^([a-z]\d+|[A-Z]{2})$/i.test(word) ? given.replaceAll(word, `$${at}`) : given),
      text,
    );
    if (!square) return worded;
    return worded.replaceAll(/\((\d+),(\d+)\)/g, (given, x, y) => {
      const [dx, dy] = [Number(x) - square.x, Number(y) - square.y];
      return near(dx, dy) ? `$(${dx},${dy})` : given;
    });
  });
}

function blankedPath(path, words) {
  const square = squareOf(words);
  const [row, column] = path.slice(-2);
  if (square && typeof row === 'number' && typeof column === 'number') {
    const [dx, dy] = [column - square.x, row - square.y];
    if (near(dx, dy)) return [...blanked(path.slice(0, -2), words), `$[${dx},${dy}]`];
  }
  return blanked(path, words);
}

export function unpack({ parts, outcomes, actions }, scores) {
  const known = new Map(
    actions.flatMap(([kind, pattern, ...places]) =>
      places.length === 0
        ? [[pattern, kind]]
        : places.map((place) => [pattern.replace('$', () => place), kind]),
    ),
  );
  const outcomeOf = (action) => {
    const outcome = outcomes[known.get(action)];
    if (!outcome) return null;
    const words = wordsOf(action);
    const [events, changes, after = scores] = outcome;
    return {
      events: events.map((at) => filled(parts[at], words)),
      changes: changes.map((at) => {
        const [path, ...what] = parts[at];
        return [filledPath(path, words), ...filled(what, words)];
      }),
      scores: after,
    };
  };
  return { legal: [...known.keys()], outcomeOf };
}

function filled(value, words) {
  const square = squareOf(words);
  return mapTexts(value, (text) =>
    text
      .replaceAll(
        /\$\((-?\d),(-?\d)\)/g,
        (_, dx, dy) => `(${square.x + Number(dx)},${square.y + Number(dy)})`,
      )
      .replaceAll(/\$(\d)/g, (_, at) => words[at]),
  );
}

function filledPath(path, words) {
  const square = squareOf(words);
  return path.flatMap((step) => {
    const found = /^\$\[(-?\d),(-?\d)\]$/.exec(step);
    return found ? [square.y + Number(found[2]), square.x + Number(found[1])] : [filled(step, words)];
  });
}
