/** Actions side by side in words. */

import type { CommonView, GameUi, Move } from '$games/contract';

type Ui = Pick<GameUi, 'actionText' | 'coordinates'>;

/** The words of several actions; those that would read the same are told apart by the coordinates of their places. */
export function actionTexts(ui: Ui, moves: readonly Move[], view: CommonView<string, string>): string[] {
  const texts = moves.map((move) => ui.actionText(move, view));
  return texts.map((text, at) => {
    const move = moves[at];
    const same = moves.some((other, one) => texts[one] === text && other.text !== move?.text);
    if (!move || !same) return text;
    const where = ui.coordinates?.(move.action);
    return where === undefined ? text : `${text}, ${where}`;
  });
}
