/**
 * What a game's folder gives to the page, and what its board gets from it.
 *
 * A game is the folder `src/games/GAME`: `index.ts` with a `GameUi` as its default export, and `Cover.svelte`, its picture on the shelf. The frame (`src/lib/table`) does everything that
 * is alike in all games: the sentence on top, players, log, chat, the bar of buttons, keys, the queue of animations, points
 * that rise, previews, dialogs and sheets. A board draws, and says where its things and places are.
 */

import type { Component } from 'svelte';
import type { CommonView, LogEntry } from '$lib/api/wire';
import type { Selection } from './selection.svelte';

export type { CommonView, LogEntry } from '$lib/api/wire';

/** The types of a game: `View`, `What`, `Action` and `Outlook` are generated from the Rust types (`types.ts`). */
export interface GameTypes {
  view: CommonView<string, string>;
  /** What can happen; `event` says which of it. */
  what: { event: string };
  /** What can be done; `action` says which of it. */
  action: { action: string };
  /** What an action brings about at a glance, for marks on all that can be chosen. */
  outlook: unknown;
  /** What Board, Tray and Panel of one table share; made by `GameUi.create`. */
  model: unknown;
}

/** A legal action. Its text is its name on the wire and in records; nobody takes it apart. */
export interface Move<G extends Pick<GameTypes, 'action' | 'outlook'> = GameTypes> {
  text: string;
  action: G['action'];
  /** Missing where there is nothing to say. */
  outlook?: G['outlook'];
}

/** A log entry with the event in the game's own shape. */
export type Entry<G extends Pick<GameTypes, 'what'> = GameTypes> = Omit<LogEntry, 'event'> & {
  event: G['what'];
};

/** Who sits on a seat. */
export interface Player {
  /** 0-based; colours and emblems go by it. */
  seat: number;
  name: string;
  /** Whether somebody at this browser plays the seat. */
  you: boolean;
}

/** What an action would do, from what the seat may know. */
export interface Preview<G extends Pick<GameTypes, 'what'> = GameTypes> {
  /** The text of the move. */
  move: string;
  events: readonly Entry<G>[];
  scores: readonly number[];
}

/**
 * An action taken apart for the hand: first a thing is chosen, then a place, then a variant.
 *
 * Each may be missing. An action with neither thing nor place is a *command* and becomes a button in the bar.
 * Ids are the game's own: any text, the same in `parts`, `eventPlaces` and on the board's elements.
 */
export interface ActionParts {
  /** A piece of the tray or of the board, such as `merchant` or `leader-K1`. */
  thing?: string;
  /** Where it goes, or what something is done to, such as `4,6` or `card-3`. */
  place?: string;
  /** What is left to say, such as a rotation or which monument. */
  variant?: string;
}

/** What Board, Tray and Panel get. All of it is reactive. */
export interface BoardProps<G extends GameTypes = GameTypes> {
  /** What the observer sees now. It may lag behind the server while animations play. */
  view: G['view'];
  /** Whose eyes these are: the seat this browser plays, or null for a spectator. */
  seat: number | null;
  players: readonly Player[];
  /** All legal actions; empty unless `seat` is asked. */
  legal: readonly Move<G>[];
  /** Which thing is chosen, which places glow, what is pointed at. See selection.svelte.ts. */
  selection: Selection<G>;
  /** What Board, Tray and Panel of this table share. */
  model: G['model'];
  /** What the action that is pointed at would do, once it is known. */
  preview: Preview<G> | null;
  /** What happened since the seat decided last, for marks of what is new; for a spectator, in the last update. */
  recent: readonly Entry<G>[];
}

/** A component with its properties: a little picture that somebody else draws. */
export interface Picture {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- `picture` has checked that they fit together
  component: Component<any>;
  props: object;
}
/** Puts a picture together; the properties are checked against the component. */
export function picture<P extends object>(component: Component<P>, props: P): Picture {
  return { component, props };
}

/** A key of the game's own. */
export interface GameKey<G extends GameTypes = GameTypes> {
  /** As `KeyboardEvent.key` names it, such as `r` or `PageUp`. */
  key: string;
  /** What it does, for the list of keys. */
  text: string;
  /** Does it; false if there is nothing to do now, and the key is then for others. */
  press(props: BoardProps<G>, event: KeyboardEvent): boolean;
}

/** A number that belongs to a seat, for its card. */
export interface SeatFact {
  /** Words for the tooltip and for screen readers, such as "3 tokens on the stand". */
  label: string;
  /** What is shown, short. */
  value: string | number;
  /** A little picture (24 × 24 SVG content) beside the value. */
  icon?: Picture;
  /** A colour for the value's chip, as a CSS value. */
  colour?: string;
}

/** The score of a seat as the rules show it. */
export interface ScoreShown {
  /** The big number; null if it is hidden from this observer. */
  total: number | null;
  /** Its parts, such as the four colours or the rows of a score pad. */
  parts?: readonly SeatFact[];
}

/** What a seat would gain by an action, for the chip at the pointer. */
export interface Gain {
  seat: number;
  /** Short, such as "+1". */
  text: string;
  /** For the tooltip and screen readers, such as "1 blue point". */
  label?: string;
  /** The colours of ground and text as CSS values. */
  colour?: string;
  ink?: string;
}

/** How a seat is called in sentences. */
export type NameOf = (seat: number) => string;

export interface GameUi<G extends GameTypes = GameTypes> {
  /** The board: fills the room it is given (width and height 100 %); wrap drawings in `<Zoomable>`. */
  Board: Component<BoardProps<G>>;
  /** The seat's pieces, below the players on a desk and at the thumb on a phone. About 90 px high there. */
  Tray?: Component<BoardProps<G>>;
  /** More that everybody wants to see, such as a score pad or open cards; stands above the tray. */
  Panel?: Component<BoardProps<G>>;

  /** Makes what Board, Tray and Panel of one table share; called once per table. */
  create?(selection: Selection<G>): G['model'];
  /** Takes an action apart for the hand. */
  parts(action: G['action'], view: G['view']): ActionParts;
  /** What an action is called on a button or chip, such as "Merchant to 4,6" or "Finish". */
  actionText(move: Move<G>, view: G['view']): string;
  /** What is expected of the seat that decides, such as "place one more token, or finish". */
  taskText(view: G['view'], legal: readonly Move<G>[]): string;
  /** One sentence for the log; null if it is not worth a line. */
  eventText(entry: Entry<G>, name: NameOf): string | null;
  /** The places an event happened at; they light up when the log entry is pointed at, and points rise from the first. */
  eventPlaces(entry: Entry<G>): string[];
  /** How long an event is shown when it is played back, in milliseconds; 0 for not at all. Default: 450 if it has a place. */
  eventPace?(entry: Entry<G>): number;
  /** What an action would bring to whom, where the score does not tell it. Default: the change of the scores. */
  gains?(preview: Preview<G>): Gain[];
  /** The score of a seat. Default: the number the server sends. */
  score?(view: G['view'], seat: number): ScoreShown;
  /** What else is on the card of a seat: hand size, cities, coins. */
  seatFacts?(view: G['view'], seat: number): SeatFact[];
  /** The board itself offers the ways to do something at a place; the bar does not list them. */
  ownVariants?: boolean;
  /** The game's own keys. */
  keys?(): readonly GameKey<G>[];
}
