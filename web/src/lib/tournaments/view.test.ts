import { describe, expect, it } from 'vitest';
import type { Tournament, TournamentPairing } from '$lib/api/wire';
import { bracketOf, roundName, roundsOf, stageOf, timeLeft, winnerOf, winnersOf } from './view';

const pairing = (round: number, board: number, players: number[], places?: number[]): TournamentPairing => ({
  round,
  board,
  players,
  ...(places && { places }),
});

const tournament = (change: Partial<Tournament>, info: Partial<Tournament['info']> = {}) =>
  ({
    info: { state: 'running', joined: true, round: 1, rounds: 2, ...info },
    players: [
      { number: 0, name: 'Ann' },
      { number: 1, name: 'Bea' },
    ],
    standings: [],
    pairings: [],
    ...change,
  }) as unknown as Tournament;

describe('rounds', () => {
  it('come with the latest first, without empty places', () => {
    const rounds = roundsOf([pairing(1, 1, [0, 1], [1, 2]), pairing(1, 2, []), pairing(2, 1, [1, 0])]);
    expect(rounds.map(({ round, pairings }) => [round, pairings.length])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });
  it('have names near the end of a knock-out', () => {
    expect([1, 2, 3, 4].map((round) => roundName(round, 4))).toEqual([
      null,
      'tournament-quarterfinal',
      'tournament-semifinal',
      'tournament-final',
    ]);
  });
});

describe('a bracket', () => {
  it('has a place for every game that is still to come', () => {
    const first = pairing(1, 2, [1, 2], [2, 1]);
    const columns = bracketOf(tournament({ pairings: [pairing(1, 1, [0]), first] }));
    expect(columns.map((column) => column.length)).toEqual([2, 1]);
    expect(columns[0]?.[1]?.pairing).toBe(first);
    expect(columns[1]?.[0]?.pairing).toBeNull();
  });
  it('lets the better seed go on after a draw', () => {
    expect(winnerOf(pairing(1, 1, [3, 0], [1, 1]))).toBe(0);
    expect(winnerOf(pairing(1, 1, [3, 0], [1, 2]))).toBe(3);
    expect(winnerOf(pairing(1, 1, [3, 0]))).toBeNull();
    expect(winnerOf(pairing(1, 1, [], []))).toBeNull();
  });
});

describe('the remaining time', () => {
  it('is shown as clocks do', () => {
    expect(timeLeft(3_909_000, 0)).toBe('1:05:09');
    expect(timeLeft(270_000, 0)).toBe('4:30');
    expect(timeLeft(900, 0)).toBe('0:01');
    expect(timeLeft(900, 900)).toBeNull();
  });
});

describe('the visitor', () => {
  it('is told what comes next', () => {
    expect(stageOf(tournament({}, { state: 'open', joined: false }))).toBe('open');
    expect(stageOf(tournament({}, { state: 'open' }))).toBe('joined');
    expect(stageOf(tournament({ table: 'abc' }))).toBe('playing');
    expect(stageOf(tournament({ pairings: [pairing(1, 1, [1, 2])] }))).toBe('between');
    expect(stageOf(tournament({ pairings: [pairing(1, 1, [1, 2], [1, 2])] }))).toBe('idle');
    expect(stageOf(tournament({}, { joined: false }))).toBe('watching');
    expect(stageOf(tournament({}, { state: 'finished' }))).toBe('over');
  });
  it('waits for games in an arena', () => {
    const players = [{ number: 0, name: 'Ann', waiting: true }];
    expect(stageOf(tournament({ you: 0, players }, { ends: 5 }))).toBe('searching');
    expect(stageOf(tournament({ you: 0 }, { ends: 5 }))).toBe('idle');
    expect(stageOf(tournament({}, { ends: 5, joined: false }))).toBe('open');
  });
  it('sees who has won, once it is over', () => {
    const standings = [
      { place: 1, player: 1, points: 2, breaks: [], played: 2, won: 2 },
      { place: 2, player: 0, points: 1, breaks: [], played: 2, won: 1 },
    ];
    expect(winnersOf(tournament({ standings }))).toEqual([]);
    expect(winnersOf(tournament({ standings }, { state: 'finished' })).map(({ name }) => name)).toEqual([
      'Bea',
    ]);
  });
});
