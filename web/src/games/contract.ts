/**
 * What a game's folder gives to the page, and what its board gets from it.
 *
 * A game is `src/games/GAME/index.ts` with a `GameUi` as its default export. The frame (`src/lib/table`) does everything that
 * is alike in all games: the sentence on top, players, log, chat, the bar of buttons, keys, the queue of animations, points
 * that rise, previews, dialogs and sheets. A board draws, and says where its things and places are.
 */

import type { Component } from 'svelte';
import type { LogEntry } from '$lib/api/wire';
import type { Selection } from './selection.svelte';

export type { LogEntry } from '$lib/api/wire';

/** Every event of a game has a word that tells what it is. */
export interface AnyWhat {
  event: string;
}

/** A log entry with the event in the game's own shape. */
export type Entry<W extends AnyWhat = AnyWhat> = Omit<LogEntry, 'event'> & { event: W };

/** Who sits on a seat. */
export interface Player {
  /** 0-based; colours and emblems go by it. */
  seat: number;
  name: string;
  /** Whether somebody at this browser plays the seat. */
  you: boolean;
}

/** What an action would do, from what the seat may know. */
export interface Preview<W extends AnyWhat = AnyWhat> {
  action: string;
  events: readonly Entry<W>[];
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
export interface BoardProps<V = unknown, W extends AnyWhat = AnyWhat> {
  /** What the observer sees now. It may lag behind the server while animations play. */
  view: V;
  /** Whose eyes these are: the seat this browser plays, or null for a spectator. */
  seat: number | null;
  players: readonly Player[];
  /** All legal actions; empty unless `seat` is asked. */
  legal: readonly string[];
  /** Which thing is chosen, which places glow, what is pointed at. See selection.svelte.ts. */
  selection: Selection;
  /** What the action that is pointed at would do, once the server has told. */
  preview: Preview<W> | null;
  /** What happened since the seat decided last, for marks of what is new; for a spectator, in the last update. */
  recent: readonly Entry<W>[];
}

/** A number that belongs to a seat, for its card. */
export interface SeatFact {
  /** Words for the tooltip and for screen readers, such as "3 tokens on the stand". */
  label: string;
  /** What is shown, short. */
  value: string | number;
  /** A little picture (24 × 24 SVG content) beside the value. */
  icon?: Component;
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

export interface GameUi<V = unknown, W extends AnyWhat = AnyWhat> {
  /** The board: fills the room it is given (width and height 100 %); wrap drawings in `<Zoomable>`. */
  Board: Component<BoardProps<V, W>>;
  /** The own pieces, below the players on a desk and at the thumb on a phone. About 90 px high there. */
  Tray?: Component<BoardProps<V, W>>;
  /** More that everybody wants to see, such as a score pad or open cards; stands above the tray. */
  Panel?: Component<BoardProps<V, W>>;

  /** Takes an action apart for the hand. */
  parts(action: string, view: V): ActionParts;
  /** What an action is called on a button or chip, such as "Merchant to 4,6" or "Finish". */
  actionText(action: string, view: V): string;
  /** What is expected of the seat that decides, such as "place one more token, or finish". */
  taskText(view: V, legal: readonly string[]): string;
  /** One sentence for the log; null if it is not worth a line. */
  eventText(entry: Entry<W>, name: NameOf): string | null;
  /** The places an event happened at; they light up when the log entry is pointed at, and points rise from the first. */
  eventPlaces(entry: Entry<W>): string[];
  /** How long an event is shown when it is played back, in milliseconds; 0 for not at all. Default: 450 if it has a place. */
  eventPace?(entry: Entry<W>): number;
  /** What an action would bring to whom, where the score does not tell it. Default: the change of the scores. */
  gains?(preview: Preview<W>): Gain[];
  /** The score of a seat. Default: the number the server sends. */
  score?(view: V, seat: number): ScoreShown;
  /** What else is on the card of a seat: hand size, cities, coins. */
  seatFacts?(view: V, seat: number): SeatFact[];
  /** The board itself offers the ways to do something at a place; the bar does not list them. */
  ownVariants?: boolean;
  /** The game's own keys with what they do; the first are for another way to do it at a place. */
  keys?(): (readonly [key: string, text: string])[];
  /** Why the game ended. */
  endText?(view: V): string | null;
}

/** Seats are `P1` … in views and events, 0-based numbers everywhere else. */
export function seatNumber(seat: string): number {
  return Number(seat.slice(1)) - 1;
}
export function seatWord(seat: number): 'P1' | 'P2' | 'P3' | 'P4' {
  return (['P1', 'P2', 'P3', 'P4'] as const)[seat] ?? 'P1';
}
