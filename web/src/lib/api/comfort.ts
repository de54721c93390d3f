/** Requests about vacations, notes, visits, and how people get on with each other. */

import { request } from './http';
import type { MutedPerson, NewReport, NewVacation, Notes, Vacations, Visit } from './wire';

export const vacation = () => request<Vacations>('GET', 'me/vacation');
export const bookVacation = (wanted: NewVacation) => request<Vacations>('PUT', 'me/vacation', wanted);
export const endVacation = () => request<Vacations>('DELETE', 'me/vacation');

export const visit = () => request<Visit>('POST', 'me/visit');

const notesOf = (table: string, code: string | null) =>
  `tables/${encodeURIComponent(table)}/notes${code === null ? '' : `?code=${encodeURIComponent(code)}`}`;
export const notes = async (table: string, code: string | null) =>
  (await request<Notes>('GET', notesOf(table, code))).text;
export const setNotes = async (table: string, code: string | null, text: string) =>
  (await request<Notes>('PUT', notesOf(table, code), { text })).text;

export const muted = () => request<MutedPerson[]>('GET', 'me/muted');
export const mute = (person: string) => request<void>('PUT', `me/muted/${encodeURIComponent(person)}`);
export const unmute = (person: string) => request<void>('DELETE', `me/muted/${encodeURIComponent(person)}`);
export const report = (made: NewReport) => request<void>('POST', 'reports', made);
