/** How the person in front of the table decides: what can be chosen, what is lit, and what is done without asking. */

import { untrack } from 'svelte';
import type { CommonView, GameUi, Move, Player } from '$games/contract';
import { Selection } from '$games/selection.svelte';
import { settings } from '$lib/settings.svelte';
import { FORCED_PAUSE, type TableModel } from './model';

/** The observer's data, as getters so that they stay reactive. */
interface Source {
  model: () => TableModel;
  view: () => CommonView<string, string> | undefined;
  players: () => readonly Player[];
  legal: () => readonly Move[];
  /** Whether it is this person's decision, and everything is on the screen. */
  mayAct: () => boolean;
  /** Places that are pointed at outside the board, such as in the log. */
  highlighted: () => readonly string[];
}

/** The selection of a table, kept up to date with it; call it while the table's component is created. */
export function createSelection(ui: GameUi, source: Source): Selection {
  const selection: Selection = new Selection({
    confirm: () => settings.confirm,
    act: (move) => {
      if (ui.staysChosen?.(move.action) === false) selection.choose(null);
      source.model().act(move, { end: ui.endsTurn?.(move.action) ?? false });
    },
  });

  $effect(() => {
    const [moves, seen] = [source.legal(), source.view()];
    const update = () => selection.update(moves, (action) => (seen ? ui.parts(action, seen) : {}));
    if (moves.length === 0 || !untrack(() => selection.active)) {
      untrack(update);
      return;
    }
    // After the board has been drawn: both at once would make a slow phone hang.
    const timer = setTimeout(update);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    // What the words on the board are made of.
    void [source.view(), source.players(), settings.language];
    untrack(() => selection.rename());
  });

  $effect(() => source.model().requestPreview(selection.candidate));
  // Why not there? Asks the rules about the same action at that place.
  $effect(() => {
    const asked = selection.wondered;
    untrack(() => {
      const view = source.view();
      const like = asked === null ? undefined : selection.things.get(asked.thing)?.[0];
      const action = asked && like && view ? ui.attempt?.(like.action, asked.place, view) : null;
      source.model().requestReason(action ?? null);
    });
  });

  // A step without a choice is taken by itself, and so is the end of a turn that cannot be undone.
  const forced = $derived.by(() => {
    const { flows, sending, position } = source.model();
    if (!flows || !source.mayAct() || sending || settings.confirm) return false;
    return position?.must_end ? !position.may_undo : source.legal().length === 1;
  });
  $effect(() => {
    if (!forced) return;
    const [only] = source.legal();
    const timer = setTimeout(() => {
      if (only) source.model().act(only, { forced: true });
      else source.model().end();
    }, FORCED_PAUSE);
    return () => clearTimeout(timer);
  });

  // Lights up what is played back, or pointed at in the log.
  $effect(() => {
    const { current, hint } = source.model();
    const view = source.view();
    const places = current ? ui.eventPlaces(current) : source.highlighted();
    const hinted = hint && view ? ui.parts(hint.move.action, view).place : undefined;
    untrack(() => {
      selection.lit.clear();
      for (const place of places) selection.lit.add(place);
      if (hinted !== undefined) selection.lit.add(hinted);
    });
  });
  // Chooses the piece of a new hint and goes to its place, so that Enter plays it; once, so that the focus may leave.
  $effect(() => {
    const { hint } = source.model();
    untrack(() => {
      if (hint) selection.suggest(hint.move, !source.model().passive);
    });
  });
  return selection;
}
