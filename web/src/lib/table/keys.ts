/** The keys of the hand, the same at a table and at an example. */

import type { BoardProps, GameUi } from '$games/contract';
import type { TableModel } from './model';

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

interface Hand {
  ui: GameUi;
  /** What the board was given. */
  given: BoardProps;
  model: TableModel;
  /** Whether a decision of this hand is the present one. */
  asked: boolean;
  /** Whether it may be taken now. */
  mayAct: boolean;
  /** Whether the arrows go from place to place. */
  arrows: boolean;
}

/** Whether a key is none of the browser's, nor of something that is written into. */
export function isForHand(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as HTMLElement | null)?.closest('input, textarea, select, dialog');
}

/** Does what a key means, the game's own keys first; returns whether it meant anything. */
export function pressed(event: KeyboardEvent, { ui, given, model, asked, mayAct, arrows }: Hand): boolean {
  const { key, shiftKey } = event;
  const { selection } = given;
  const letter = key.toLowerCase();
  if (ui.keys?.().some((own) => own.key.toLowerCase() === letter && own.press(given, event))) return true;
  if (key in ARROWS && arrows) {
    selection.move(ARROWS[key as keyof typeof ARROWS], shiftKey);
  } else if (key === 'Escape') {
    if (!selection.cancel()) model.skip();
  } else if (key === 'Enter' && !(event.target as HTMLElement | null)?.closest('button, a')) {
    if (selection.proposal === null) return false;
    selection.confirm();
  } else if (letter === 'u') {
    if (asked && model.position?.may_undo) model.undo();
  } else if (letter === 'h') {
    if (mayAct) model.askHint();
  } else if (letter === 'r') {
    selection.turn(shiftKey ? -1 : 1);
  } else {
    return false;
  }
  return true;
}
