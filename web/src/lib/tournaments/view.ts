/** What the page of a tournament shows, computed from what the server sends. */

import type { Tournament, TournamentPairing, TournamentPlayer } from '$lib/api/wire';

/** A round with its pairings. */
export interface Round {
  round: number;
  pairings: TournamentPairing[];
}

/** The rounds, the latest first. Empty places of a knock-out are left out. */
export function roundsOf(pairings: readonly TournamentPairing[]): Round[] {
  const rounds = new Map<number, TournamentPairing[]>();
  for (const pairing of pairings) {
    if (pairing.players.length === 0) continue;
    rounds.set(pairing.round, [...(rounds.get(pairing.round) ?? []), pairing]);
  }
  return [...rounds]
    .map(([round, all]) => ({ round, pairings: all }))
    .toSorted((one, other) => other.round - one.round);
}

/** A place in the bracket: a pairing, or one that is still to come. */
export interface Match {
  key: string;
  pairing: TournamentPairing | null;
}

/** The bracket of a knock-out, one column for each round, also for those that are still to come. */
export function bracketOf({ info, pairings }: Pick<Tournament, 'info' | 'pairings'>): Match[][] {
  const rounds = info.rounds ?? 0;
  return Array.from({ length: rounds }, (_, column) =>
    Array.from({ length: 2 ** (rounds - column - 1) }, (__, row) => ({
      key: `${column}/${row}`,
      pairing: pairings.find(({ round, board }) => round === column + 1 && board === row + 1) ?? null,
    })),
  );
}

/** The message for the name of a round of a knock-out with a number of rounds; `null` for early ones. */
export function roundName(round: number, rounds: number): string | null {
  return ['tournament-final', 'tournament-semifinal', 'tournament-quarterfinal'][rounds - round] ?? null;
}

/** Who has gone on from a pairing: the best place, and with the same place the best seed. */
export function winnerOf({ players, places }: TournamentPairing): number | null {
  if (!places) return null;
  const ranked = players.map((player, at) => [places[at] ?? 0, player] as const);
  return ranked.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])[0]?.[1] ?? null;
}

/** The time until a moment as a clock shows it: `1:05:09`, `4:30`; `null` when it has come. */
export function timeLeft(until: number, now: number): string | null {
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0) return null;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** What the visitor is told, and may do next. */
export type Stage = 'open' | 'joined' | 'playing' | 'searching' | 'idle' | 'between' | 'watching' | 'over';

export function stageOf(tournament: Tournament): Stage {
  const { info, table, you, players, pairings } = tournament;
  if (info.state === 'finished' || info.state === 'cancelled') return 'over';
  if (info.state === 'open') return info.joined ? 'joined' : 'open';
  if (table !== undefined) return 'playing';
  if (info.ends !== undefined) {
    if (you === undefined) return 'open';
    return playerOf(players, you)?.waiting ? 'searching' : 'idle';
  }
  if (!info.joined) return 'watching';
  return pairings.some(({ places }) => places === undefined) ? 'between' : 'idle';
}

export function playerOf(players: readonly TournamentPlayer[], number: number): TournamentPlayer | undefined {
  return players.find((player) => player.number === number);
}

/** Who has the first place: nobody before the end. */
export function winnersOf({ info, standings, players }: Tournament): TournamentPlayer[] {
  if (info.state !== 'finished') return [];
  return standings
    .filter(({ place }) => place === 1)
    .flatMap(({ player }) => playerOf(players, player) ?? []);
}
