/** Requests of hosts, who look after the server. */

import { request } from './http';
import type {
  Deed,
  HostPerson,
  HostReport,
  HostTable,
  NewNotice,
  Notice,
  PasswordReset,
  Statistics,
  SuspiciousPair,
  TableState,
} from './wire';

const person = (id: string, rest = '') => `host/people/${encodeURIComponent(id)}${rest}`;
const table = (id: string, rest = '') => `host/tables/${encodeURIComponent(id)}${rest}`;

export const statistics = () => request<Statistics>('GET', 'host/statistics');
export const people = (search: string) =>
  request<HostPerson[]>('GET', `host/people?${new URLSearchParams({ search, limit: '100' })}`);
export const renamePerson = (id: string, name: string) =>
  request<HostPerson>('PUT', person(id, '/name'), { name });
export const ban = (id: string, reason: string) => request<HostPerson>('PUT', person(id, '/ban'), { reason });
export const unban = (id: string) => request<HostPerson>('DELETE', person(id, '/ban'));
export const resetPassword = (id: string) => request<PasswordReset>('POST', person(id, '/password'), {});
export const endSessions = (id: string) => request<void>('DELETE', person(id, '/sessions'));
export const deletePerson = (id: string) => request<void>('DELETE', person(id));
export const hostTables = (state: TableState | '') =>
  request<HostTable[]>('GET', `host/tables?limit=100${state === '' ? '' : `&state=${state}`}`);
export const closeTable = (id: string) => request<void>('POST', table(id, '/close'));
export const deleteTable = (id: string) => request<void>('DELETE', table(id));
export const postNotice = (notice: NewNotice) => request<Notice>('POST', 'host/notices', notice);
export const removeNotice = (id: string) => request<void>('DELETE', `host/notices/${encodeURIComponent(id)}`);
export const pairs = () => request<SuspiciousPair[]>('GET', 'host/pairs?limit=100');
export const reports = (all: boolean) => request<HostReport[]>('GET', `host/reports?all=${all}&limit=100`);
export const resolveReport = (id: string, answer: string) =>
  request<HostReport>('POST', `host/reports/${encodeURIComponent(id)}/resolve`, { answer });
export const deeds = () => request<Deed[]>('GET', 'host/log?limit=200');
