/** What a player can do now, by kind of action: for the answer to "What can I do?". */

import type { Ability, CommonView, GameUi, Move } from '$games/contract';
import type { Selection } from '$games/selection.svelte';

/** Actions that differ only in where they are done. */
export interface Can extends Ability {
  moves: readonly Move[];
  /** The things that do it; none if a place or a button is enough. */
  things: readonly string[];
  /** Where. */
  places: readonly string[];
}

/** What an action does, in the words of its game. */
export function abilityOf(
  ui: GameUi,
  { action }: Pick<Move, 'action'>,
  view: CommonView<string, string>,
): Ability {
  return ui.ability?.(action, view) ?? { text: action.action.replaceAll('_', ' ') };
}

/** The piece of an action, or what kind of action it is if it has none. */
export const pieceOf = (ui: GameUi, move: Pick<Move, 'action'>, view: CommonView<string, string>): string =>
  ui.parts(move.action, view).thing ?? abilityOf(ui, move, view).text;

/** All kinds of actions, in the order of the first of each. */
export function canDo(ui: GameUi, view: CommonView<string, string>, legal: readonly Move[]): Can[] {
  const found = new Map<
    string,
    { ability: Ability; moves: Move[]; things: Set<string>; places: Set<string> }
  >();
  for (const move of legal) {
    const ability = abilityOf(ui, move, view);
    let one = found.get(ability.text);
    if (!one) {
      one = { ability, moves: [], things: new Set(), places: new Set() };
      found.set(ability.text, one);
    }
    const { thing, place } = ui.parts(move.action, view);
    one.moves.push(move);
    if (thing !== undefined) one.things.add(thing);
    if (place !== undefined) one.places.add(place);
  }
  return [...found.values()].map(({ ability, moves, things, places }) => ({
    ...ability,
    moves,
    things: [...things],
    places: [...places],
  }));
}

/** Chooses a kind of action, so that the board shows its places. Nothing is played: a button has to be confirmed. */
export function choose({ moves, things, places }: Can, selection: Selection): void {
  const [thing] = things;
  const [place] = places;
  if (thing !== undefined && place !== undefined) {
    if (selection.thing !== thing) selection.choose(thing);
  } else selection.choose(null);
  const [only, ...others] = moves;
  if (place === undefined && only && others.length === 0) {
    if (selection.proposed?.text !== only.text) selection.propose(only, true);
  }
  if (place !== undefined && (thing === undefined || places.length === 1)) selection.focus(place);
}
