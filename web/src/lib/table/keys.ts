/** Keyboard shortcuts for playing, the same at a table and in an example. */

import type { BoardProps, GameUi } from '$games/contract';
import type { TableModel } from './model';

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

interface KeyContext {
  ui: GameUi;
  props: BoardProps;
  model: TableModel;
  /** Whether this player must decide now. */
  asked: boolean;
  /** Whether actions are accepted at the moment. */
  mayAct: boolean;
  /** Whether the arrow keys move between places. */
  arrows: boolean;
}

/** Whether a key press is meant for the game, not for the browser or an input field. */
export function isGameKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as HTMLElement | null)?.closest('input, textarea, select, dialog');
}

/** Handles a key press, the game's own keys first; returns whether it did anything. */
export function handleKey(
  event: KeyboardEvent,
  { ui, props, model, asked, mayAct, arrows }: KeyContext,
): boolean {
  const { key, shiftKey } = event;
  const { selection } = props;
  const letter = key.toLowerCase();
  if (ui.keys?.().some((own) => own.key.toLowerCase() === letter && own.press(props, event))) return true;
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
    if (mayAct) model.requestHint();
  } else if (letter === 'r') {
    selection.turn(shiftKey ? -1 : 1);
  } else {
    return false;
  }
  return true;
}
