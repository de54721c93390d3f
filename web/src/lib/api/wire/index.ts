// The types of everything that goes between page and server.

export type * from './types';
