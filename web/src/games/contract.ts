/**
 * The interface between the page and a game's folder.
 *
 * A game is the folder `src/games/GAME`: `index.ts` with a `GameUi` as its default export, and `Cover.svelte`, its picture
 * on the home page. The frame (`src/lib/table`) does everything that all games share: the sentence at the top, players,
 * log, chat, the bar of buttons, keyboard shortcuts, playback, rising points, previews, dialogs and sheets. A board draws,
 * and marks where its things and places are.
 */

import type { Component } from 'svelte';
import type { CommonView, LogEntry } from '$lib/api/wire';
import type { Args } from '$lib/i18n/index.svelte';
import type { Material } from '$lib/sound';
import type { Selection } from './selection.svelte';

export type { CommonView, LogEntry } from '$lib/api/wire';

/** The types of a game: `View`, `What`, `Action` and `Outlook` are generated from the Rust types (`types.ts`). */
export interface GameTypes {
  view: CommonView<string, string>;
  /** An event; `event` names its kind. */
  what: { event: string };
  /** An action; `action` names its kind. */
  action: { action: string };
  /** The effect of an action at a glance, for marks on everything that can be chosen. */
  outlook: unknown;
  /** State that Board, Tray and Panel of one table share; made by `GameUi.create`. */
  model: unknown;
}

/** A legal action. Its text identifies it on the wire and in records and is never parsed. */
export interface Move<G extends Pick<GameTypes, 'action' | 'outlook'> = GameTypes> {
  text: string;
  action: G['action'];
  /** Missing if there is nothing to show. */
  outlook?: G['outlook'];
}

/** A log entry with the event in the game's own shape. */
export type Entry<G extends Pick<GameTypes, 'what'> = GameTypes> = Omit<LogEntry, 'event'> & {
  event: G['what'];
};

/** The player on a seat. */
export interface Player {
  /** 0-based; decides colour and emblem. */
  seat: number;
  name: string;
  /** Whether the seat is played in this browser. */
  you: boolean;
}

/** What an action would do, as far as the seat may know. */
export interface Preview<G extends Pick<GameTypes, 'what'> = GameTypes> {
  /** The text of the move. */
  move: string;
  events: readonly Entry<G>[];
  scores: readonly number[];
}

/**
 * An action as the player's choices: first a thing, then a place, then a variant.
 *
 * Each may be missing. An action with neither thing nor place is a *command* and becomes a button in the bar.
 * The game chooses the ids: any text, the same in `parts`, in `eventPlaces` and on the board's elements.
 */
export interface ActionParts {
  /** A piece in the tray or on the board, such as `merchant` or `leader-K1`. */
  thing?: string;
  /** Where it goes, or what it acts on, such as `4,6` or `card-3`. */
  place?: string;
  /** What remains to choose, such as a rotation or which monument. */
  variant?: string;
}

/** The props of Board, Tray and Panel, all reactive. */
export interface BoardProps<G extends GameTypes = GameTypes> {
  /** What the observer sees. It may lag behind the server during playback. */
  view: G['view'];
  /** The observer: the seat this browser plays, or null for a spectator. */
  seat: number | null;
  players: readonly Player[];
  /** All legal actions; empty unless `seat` must decide. */
  legal: readonly Move<G>[];
  /** Which thing is chosen, which places glow, what is pointed at. See selection.svelte.ts. */
  selection: Selection<G>;
  /** The shared state made by `GameUi.create`. */
  model: G['model'];
  /** What the action under the pointer would do, once it has arrived. */
  preview: Preview<G> | null;
  /** Events to mark as new: since the seat's last decision; for a spectator, those of the last update. */
  recent: readonly Entry<G>[];
  /** Whether the newest position is shown and nothing is being played back. */
  settled: boolean;
}

/** A component with its props: a small picture for the frame to draw. */
export interface Picture {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- `picture` checks that component and props match
  component: Component<any>;
  props: object;
}
/** Makes a picture; the props are type-checked against the component. */
export function picture<P extends object>(component: Component<P>, props: P): Picture {
  return { component, props };
}

/** A keyboard shortcut of the game's own. */
export interface GameKey<G extends GameTypes = GameTypes> {
  /** As `KeyboardEvent.key` names it, such as `r` or `PageUp`. */
  key: string;
  /** What it does, for the list of shortcuts. */
  text: string;
  /** Handles the key; returns false if there is nothing to do, so that others may handle it. */
  press(props: BoardProps<G>, event: KeyboardEvent): boolean;
}

/** A number that belongs to a seat, for its card. */
export interface SeatFact {
  /** For its card and screen readers, such as "3 tokens on the stand". */
  label: string;
  /** The short form that is shown. */
  value: string | number;
  /** A small picture (24 × 24 SVG content) beside the value. */
  icon?: Picture;
  /** The colour of the value's chip, as a CSS value. */
  colour?: string;
  /** The colour of a number on that chip. */
  ink?: string;
  /** Whether it is on one's own card even where others have no room for facts: then as a number on its chip. */
  brief?: boolean;
  /** What it counts, without the number; names a row of the result if the score is made of it. */
  name?: string;
  /** Whether this part alone decides the score, such as the weakest colour. */
  mark?: boolean;
  /** The id of the rule that says most about it, for its card. */
  rule?: string;
}

/** The score of a seat as the rules present it. */
export interface ScoreShown {
  /** The big number; null if it is hidden from this observer. */
  total: number | null;
  /** Its parts, such as the four colours or the rows of a score pad. */
  parts?: readonly SeatFact[];
}

/** What a seat would gain by an action, for the preview chip. */
export interface Gain {
  seat: number;
  /** Short, such as "+1". */
  text: string;
  /** For the tooltip and screen readers, such as "1 blue point". */
  label?: string;
  /** Background and text colours, as CSS values. */
  colour?: string;
  ink?: string;
}

/** What can be done with an action, wherever it is done. */
export interface Ability {
  /** Short, without the place: "Place a temple". Actions with the same text are listed as one. */
  text: string;
  /** What it does, in a sentence. Default: how its rule begins. */
  about?: string;
  /** The id of the rule that says most about it. */
  rule?: string;
}

/** The name of a seat in sentences. */
export type NameOf = (seat: number) => string;

export interface GameUi<G extends GameTypes = GameTypes> {
  /** The board: fills the room it is given (width and height 100 %); wrap drawings in `<Zoomable>`. */
  Board: Component<BoardProps<G>>;
  /** The seat's pieces: below the players on a desktop, within reach of the thumb on a phone, about 90 px high there. */
  Tray?: Component<BoardProps<G>>;
  /** Other public information, such as a score pad or open cards; shown above the tray. */
  Panel?: Component<BoardProps<G>>;

  /** Makes the state that Board, Tray and Panel share; called once per table. */
  create?(selection: Selection<G>): G['model'];
  /** Splits an action into the player's choices. */
  parts(action: G['action'], view: G['view']): ActionParts;
  /** The same action at another place, legal or not, to find out why it is not; null if the place is no place for it. */
  attempt?(action: G['action'], place: string, view: G['view']): G['action'] | null;
  /** Whether an action says that the turn is over, so that the player need not say so again. */
  endsTurn?(action: G['action']): boolean;
  /** Whether a click on the button of an action only proposes it: it gives something away, and sits where others are pressed. */
  careful?(action: G['action']): boolean;
  /** Whether the piece of an action stays chosen after it, for another one like it. Default: yes. */
  staysChosen?(action: G['action']): boolean;
  /** The label of an action on a button or chip, such as "Merchant to 4,6" or "End turn". */
  actionText(move: Move<G>, view: G['view']): string;
  /** The coordinates of an action's place as its card writes them, where actions in words are too alike. */
  coordinates?(action: G['action']): string | undefined;
  /** What is expected of the seat that decides, such as "place one more token, or end your turn". */
  taskText(view: G['view'], legal: readonly Move<G>[]): string;
  /** The id of the rule behind what is expected. */
  taskRule?(view: G['view']): string | undefined;
  /** What an action does, for the list of all that can be done. Default: the name of its kind. */
  ability?(action: G['action'], view: G['view']): Ability;
  /** What matters about an event without points, without its place: "A revolt: 2 against 3". Default: its rule's first sentence. */
  gist?(entry: Entry<G>): string | null;
  /** What the words of its lessons depend on, such as how the board is drawn. */
  lessonArgs?(): Args;
  /** One sentence for the log; null if it is not worth a line. */
  eventText(entry: Entry<G>, name: NameOf): string | null;
  /** Where an event happened: these places light up when the log entry is pointed at, and points rise from the first. */
  eventPlaces(entry: Entry<G>): string[];
  /** How long an event is shown in playback, in milliseconds; 0 to skip it. Default: 450 if it has a place or points. */
  eventDuration?(entry: Entry<G>): number;
  /** The sound of each kind of event, null if it has none. Default: wood for everything. */
  sounds?: Readonly<Record<G['what']['event'], Material | null>>;
  /** What each seat would gain, if the score alone does not show it. Default: the change of the scores. */
  gains?(preview: Preview<G>): Gain[];
  /** The score of a seat. Default: the number the server sends. */
  score?(view: G['view'], seat: number): ScoreShown;
  /** The id of the rule that says who wins, for the score's card. */
  scoreRule?: string;
  /** Other facts on a player's card: hand size, cities, coins. */
  seatFacts?(view: G['view'], seat: number): SeatFact[];
  /** Whether the board itself offers the variants at a place, so that the bar does not list them. */
  ownVariants?: boolean;
  /** The game's own keyboard shortcuts. */
  keys?(): readonly GameKey<G>[];
}
