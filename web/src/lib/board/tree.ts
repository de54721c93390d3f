/**
 * A tree of variations: what was tried from a position, and what else.
 *
 * It is plain data and never changed in place, so that whoever shows it notices. The first child of a node is its main line.
 */

import type { Move } from '$games/contract';

/** The id of the node where everything begins. */
export const ROOT = 0;

export interface Node {
  id: number;
  /** Null at the root. */
  parent: number | null;
  /** What leads here: one decision, or all draws of chance before the next decision. Empty at the root. */
  moves: readonly Move[];
  /** Whose decision it was; null for chance. */
  seat: number | null;
  name?: string;
  /** What somebody says about the position that it leads to. */
  comment?: string;
  children: readonly number[];
}

/** What people have written at a node. */
export type Words = Pick<Node, 'name' | 'comment'>;

export interface Tree {
  nodes: ReadonlyMap<number, Node>;
  /** The id of the next node; ids are never used twice. */
  next: number;
}

export function emptyTree(): Tree {
  return {
    nodes: new Map([[ROOT, { id: ROOT, parent: null, moves: [], seat: null, children: [] }]]),
    next: 1,
  };
}

/** A node; the root if there is none with that id. */
export function nodeOf(tree: Tree, id: number): Node {
  const node = tree.nodes.get(id) ?? tree.nodes.get(ROOT);
  if (!node) throw new Error('a tree has no root');
  return node;
}

/** The nodes from the root to a node, both included. */
export function pathTo(tree: Tree, id: number): Node[] {
  const path: Node[] = [];
  for (let node: Node | undefined = nodeOf(tree, id); node;) {
    path.unshift(node);
    node = node.parent === null ? undefined : tree.nodes.get(node.parent);
  }
  return path;
}

/** The moves from the root to a node. */
export const movesTo = (tree: Tree, id: number): Move[] => pathTo(tree, id).flatMap(({ moves }) => moves);

/** A node and its main line to the end. */
export function lineFrom(tree: Tree, id: number): Node[] {
  const line = [nodeOf(tree, id)];
  for (let next = line[0]?.children[0]; next !== undefined; next = line.at(-1)?.children[0])
    line.push(nodeOf(tree, next));
  return line;
}

/** The ends of all variations, the main line first. */
export const leaves = (tree: Tree): Node[] =>
  inOrder(tree, ROOT).filter(({ children }) => children.length === 0);

function inOrder(tree: Tree, id: number): Node[] {
  const found: Node[] = [];
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = nodeOf(tree, next);
    found.push(node);
    waiting.push(...node.children.toReversed());
  }
  return found;
}

const sameMoves = (one: readonly Move[], other: readonly Move[]) =>
  one.length === other.length && one.every(({ text }, at) => text === other[at]?.text);

/** Adds what leads on from a node; what is there already is not added again. Returns the node it leads to. */
export function add(
  tree: Tree,
  parent: number,
  moves: readonly Move[],
  seat: number | null,
  words: Words = {},
): { tree: Tree; id: number } {
  const above = nodeOf(tree, parent);
  const known = above.children.find((child) => sameMoves(nodeOf(tree, child).moves, moves));
  if (known !== undefined) return { tree, id: known };
  const id = tree.next;
  const node: Node = { id, parent: above.id, moves, seat, children: [], ...words };
  return { tree: { ...put(tree, { ...above, children: [...above.children, id] }, node), next: id + 1 }, id };
}

/** Names a node; an empty name removes it. */
export function rename(tree: Tree, id: number, name: string): Tree {
  const { name: _, ...node } = nodeOf(tree, id);
  const text = name.trim();
  return put(tree, text === '' ? node : { ...node, name: text });
}

/** Comments on the position at a node; an empty comment removes it. */
export function comment(tree: Tree, id: number, said: string): Tree {
  const { comment: before, ...node } = nodeOf(tree, id);
  const text = said.trim();
  if (text === (before ?? '')) return tree;
  return put(tree, text === '' ? node : { ...node, comment: text });
}

/** Removes a node and everything after it. The root stays. */
export function remove(tree: Tree, id: number): Tree {
  const node = tree.nodes.get(id);
  if (!node || node.parent === null) return tree;
  const above = nodeOf(tree, node.parent);
  const { nodes } = put(tree, { ...above, children: above.children.filter((child) => child !== id) });
  const gone = new Set(inOrder(tree, id).map((one) => one.id));
  return { ...tree, nodes: new Map([...nodes].filter(([key]) => !gone.has(key))) };
}

/** Makes the variation of a node the main line, all the way from the root. */
export function promote(tree: Tree, id: number): Tree {
  return pathTo(tree, id).reduce((changed, { id: at, parent }) => {
    if (parent === null) return changed;
    const above = nodeOf(changed, parent);
    return put(changed, { ...above, children: [at, ...above.children.filter((child) => child !== at)] });
  }, tree);
}

/** Whether a node is on the main line. */
export function isMain(tree: Tree, id: number): boolean {
  return pathTo(tree, id).every(
    (node) => node.parent === null || nodeOf(tree, node.parent).children[0] === node.id,
  );
}

/** How to find a node in a tree that was written down and read again: which child, from the root on. */
export function turnsTo(tree: Tree, id: number): number[] {
  return pathTo(tree, id).flatMap((node) =>
    node.parent === null ? [] : [nodeOf(tree, node.parent).children.indexOf(node.id)],
  );
}

/** The node that such turns lead to; as far as there is one. */
export function nodeAfter(tree: Tree, turns: readonly number[]): number {
  let found = ROOT;
  for (const turn of turns) {
    const next = nodeOf(tree, found).children[turn];
    if (next === undefined) break;
    found = next;
  }
  return found;
}

function put(tree: Tree, ...changed: Node[]): Tree {
  const nodes = new Map(tree.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...tree, nodes };
}

/** A row of a tree as it is listed: variations are indented below the move that they replace. */
export interface Row {
  node: Node;
  depth: number;
  /** Whether it begins a variation. */
  first: boolean;
}

/** The tree as rows: the main line, and after each of its moves what else was tried in its place. */
export function rows(tree: Tree): Row[] {
  const found: Row[] = [];
  const list = (from: number, depth: number): void => {
    for (const node of lineFrom(tree, from)) {
      found.push({ node, depth, first: depth > 0 && node.id === from });
      const [main, ...others] = node.parent === null ? [] : nodeOf(tree, node.parent).children;
      if (main === node.id) for (const other of others) list(other, depth + 1);
    }
  };
  list(ROOT, 0);
  return found;
}
