/** Requests about people one knows, invitations, and looking for opponents. */

import { request } from './http';
import type {
  Acquaintance,
  Invitation,
  InvitedPerson,
  NewSeek,
  PersonRating,
  RelationKind,
  Seek,
  TableInfo,
} from './wire';

const known = (person: string) => `me/people/${encodeURIComponent(person)}`;
export const acquaintances = () => request<Acquaintance[]>('GET', 'me/people');
export const relate = (person: string, kind: RelationKind) =>
  request<Acquaintance>('PUT', known(person), { kind });
export const unrelate = (person: string) => request<void>('DELETE', known(person));

export const invitations = () => request<Invitation[]>('GET', 'me/invitations');
const invitation = (table: string) => `me/invitations/${encodeURIComponent(table)}`;
export const accept = (table: string) => request<TableInfo>('POST', invitation(table), {});
export const decline = (table: string) => request<void>('DELETE', invitation(table));
const invitationsTo = (table: string) => `tables/${encodeURIComponent(table)}/invitations`;
export const invited = (table: string) => request<InvitedPerson[]>('GET', invitationsTo(table));
export const invite = (table: string, person: string) =>
  request<InvitedPerson[]>('POST', invitationsTo(table), { person });

export const seeks = () => request<Seek[]>('GET', 'seeks');
export const startSeek = (wish: NewSeek) => request<Seek>('POST', 'seeks', wish);
const seek = (id: string) => `seeks/${encodeURIComponent(id)}`;
/** Says that the visitor is still there; returns what has become of the search. */
export const renewSeek = (id: string) => request<Seek>('PUT', seek(id), {});
export const stopSeek = (id: string) => request<void>('DELETE', seek(id));

export const ratingsOf = (person: string) =>
  request<PersonRating[]>('GET', `people/${encodeURIComponent(person)}/ratings`);
