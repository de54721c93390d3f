/** Boards as files: `docs/boards.md` describes the format. */

import type { Move } from '$games/contract';
import { RequestFailed } from '$lib/api/http';
import { add, comment, emptyTree, nodeOf, ROOT, type Tree } from './tree';

/** What the first field of such a file says. */
const FORMAT = 'board 1';

/** What leads on from a position, as it is written down. */
export interface WrittenNode {
  actions: string[];
  /** Whose decision it was; missing for chance. */
  seat?: number;
  name?: string;
  comment?: string;
  children?: WrittenNode[];
}

export interface WrittenBoard {
  shinar: typeof FORMAT;
  game: string;
  /** The record that ends where the tree begins. */
  record: string;
  /** What is said about the position there. */
  comment?: string;
  moves: WrittenNode[];
}

/** Writes a tree down. */
export function writeBoard(game: string, record: string, tree: Tree): WrittenBoard {
  const write = (id: number): WrittenNode => {
    const { moves, seat, name, comment, children } = nodeOf(tree, id);
    return {
      actions: moves.map(({ text }) => text),
      ...(seat !== null && { seat }),
      ...(name !== undefined && { name }),
      ...(comment !== undefined && { comment }),
      ...(children.length > 0 && { children: children.map(write) }),
    };
  };
  const { comment, children } = nodeOf(tree, ROOT);
  return {
    shinar: FORMAT,
    game,
    record,
    ...(comment !== undefined && { comment }),
    moves: children.map(write),
  };
}

/** What a text that somebody has pasted or opened is; a position may be JSON or one line. */
export type Written =
  | { kind: 'board'; board: WrittenBoard }
  | { kind: 'record'; record: string }
  | { kind: 'position'; position: object | string };

export function readWritten(text: string): Written {
  const trimmed = text.trim();
  if (/^shinar record\b/.test(trimmed)) return { kind: 'record', record: `${trimmed}\n` };
  if (!trimmed.startsWith('{')) return { kind: 'position', position: trimmed };
  let json: object;
  try {
    json = JSON.parse(trimmed) as object;
  } catch (error) {
    throw new RequestFailed(0, { code: 'board-json', message: (error as Error).message });
  }
  if (!('shinar' in json)) return { kind: 'position', position: json };
  if (!isBoard(json))
    throw new RequestFailed(0, { code: 'board-file', message: 'this is no board of this version' });
  return { kind: 'board', board: json };
}

function isBoard(json: object): json is WrittenBoard {
  const { shinar, game, record, comment, moves } = json as Partial<WrittenBoard>;
  return (
    shinar === FORMAT &&
    typeof game === 'string' &&
    typeof record === 'string' &&
    isTextOrNothing(comment) &&
    areNodes(moves)
  );
}

const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string';

function areNodes(nodes: unknown): nodes is WrittenNode[] {
  return Array.isArray(nodes) && nodes.every(isNode);
}

function isNode(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { actions, seat, name, comment, children } = node as Partial<WrittenNode>;
  return (
    Array.isArray(actions) &&
    actions.length > 0 &&
    actions.every((one) => typeof one === 'string') &&
    (seat === undefined || Number.isInteger(seat)) &&
    isTextOrNothing(name) &&
    isTextOrNothing(comment) &&
    (children === undefined || areNodes(children))
  );
}

/**
 * Reads what was written down, move by move; `start` is the comment where it begins. `play` carries an action out and returns it with all its data; `back` goes back to
 * a number of actions.
 */
export async function readTree(
  nodes: readonly WrittenNode[],
  start: string | undefined,
  play: (text: string) => Promise<Move>,
  back: (steps: number) => Promise<void>,
  reached: (id: number) => Promise<void>,
): Promise<Tree> {
  let tree = comment(emptyTree(), ROOT, start ?? '');
  const read = async (some: readonly WrittenNode[], parent: number, steps: number): Promise<void> => {
    for (const { actions, seat, name, comment: said, children } of some) {
      // oxlint-disable no-await-in-loop -- there is one engine, and every move depends on those before it
      await back(steps);
      const moves: Move[] = [];
      for (const text of actions) moves.push(await play(text));
      const words = { ...(name !== undefined && { name }), ...(said !== undefined && { comment: said }) };
      const added = add(tree, parent, moves, seat ?? null, words);
      tree = added.tree;
      await reached(added.id);
      if (children) await read(children, added.id, steps + moves.length);
      // oxlint-enable no-await-in-loop
    }
  };
  await read(nodes, ROOT, 0);
  return tree;
}
