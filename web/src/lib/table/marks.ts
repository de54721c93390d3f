/**
 * Marks on any board: what was played (solid), what would have been better (dashed), what would be nearly as good (dotted), and
 * where a piece cannot go.
 *
 * They are style-sheet rules, so that a place is marked whenever and wherever a board draws it.
 */

const LOOKS = {
  played: { colour: 'var(--terracotta)', line: 'solid', dashes: 'none' },
  good: { colour: 'var(--gold-bright)', line: 'dotted', dashes: '2 6' },
  better: { colour: 'var(--good)', line: 'dashed', dashes: '9 5' },
  impossible: { colour: 'var(--bad)', line: 'solid', dashes: 'none' },
} as const;

type Mark = keyof typeof LOOKS;
export type Marked = Partial<Record<Mark, readonly string[]>>;

function rules(mark: Mark, place: string): string {
  const { colour, line, dashes } = LOOKS[mark];
  // Repeated to outrank the boards' own selectors.
  const here = `[data-place='${CSS.escape(place)}']${'[data-place]'.repeat(3)}`;
  return `
    ${here} .glow { opacity: 1; stroke: ${colour}; stroke-width: 6; stroke-dasharray: ${dashes}; }
    ${here}:not(.is-lit) .glow { fill: color-mix(in srgb, ${colour} 25%, transparent); }
    ${here}:not(:has(.glow)) { outline: 3px ${line} ${colour}; outline-offset: 2px; }`;
}

/** Marks a piece, in a tray or on the board, until the returned function is called. */
export const markThing = (thing: string): (() => void) =>
  wear(`[data-thing='${CSS.escape(thing)}'] { outline: 3px dashed var(--good); outline-offset: 2px; }`);

/** Marks places until the returned function is called. Where marks meet, the last one wins. */
export function mark(marked: Marked): () => void {
  const texts = (Object.keys(LOOKS) as Mark[]).flatMap((one) =>
    (marked[one] ?? []).map((at) => rules(one, at)),
  );
  return wear(texts.join(''));
}

function wear(text: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
