/** Requests about tournaments. */

import { request } from './http';
import type { NewTournament, Tournament, TournamentInfo, TournamentList } from './wire';

const path = (id: string, rest = '') => `tournaments/${encodeURIComponent(id)}${rest}`;

/** How many tournaments a page of a list has at most; more of them follow with `after`. */
export const PAGE = 100;

export const tournaments = (list: TournamentList, after?: string) =>
  request<TournamentInfo[]>(
    'GET',
    `tournaments?${new URLSearchParams({ list, ...(after !== undefined && { after }) })}`,
  );
export const tournament = (id: string, code: string | null) =>
  request<Tournament>('GET', path(id) + (code === null ? '' : `?code=${encodeURIComponent(code)}`));
export const makeTournament = (plan: NewTournament) => request<Tournament>('POST', 'tournaments', plan);
export const joinTournament = (id: string, code: string | null) =>
  request<Tournament>('POST', path(id, '/join'), code === null ? {} : { code });
/** What needs no more than the tournament: leaving it, starting it, and so on. */
export const changeTournament = (id: string, what: 'leave' | 'ready' | 'start' | 'next' | 'cancel') =>
  request<Tournament>('POST', path(id, `/${what}`), {});
