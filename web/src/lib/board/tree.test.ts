import { describe, expect, it } from 'vitest';
import type { Move } from '$games/contract';
import { readTree, readWritten, writeBoard, type WrittenNode } from './file';
import {
  add,
  comment,
  emptyTree,
  isMain,
  leaves,
  lineFrom,
  movesTo,
  nodeAfter,
  nodeOf,
  pathTo,
  promote,
  remove,
  rename,
  ROOT,
  rows,
  turnsTo,
  type Tree,
} from './tree';

const move = (text: string): Move => ({ text, action: { action: 'place' } });

/** A tree from lines such as `a b c`: each begins at the root and shares what it can. */
function grown(...lines: string[]): { tree: Tree; ids: Record<string, number> } {
  let tree = emptyTree();
  const ids: Record<string, number> = {};
  for (const line of lines) {
    let at = ROOT;
    for (const [depth, text] of line.split(' ').entries()) {
      const added = add(tree, at, [move(text)], depth % 2);
      tree = added.tree;
      at = added.id;
      ids[text] ??= at;
    }
  }
  return { tree, ids };
}
const texts = (tree: Tree, id: number) => movesTo(tree, id).map(({ text }) => text);

describe('a tree of variations', () => {
  it('grows a line, and branches where another move is tried', () => {
    const { tree, ids } = grown('a b c', 'a d');
    expect(texts(tree, ids['c']!)).toEqual(['a', 'b', 'c']);
    expect(texts(tree, ids['d']!)).toEqual(['a', 'd']);
    expect(nodeOf(tree, ids['a']!).children).toEqual([ids['b'], ids['d']]);
    expect(leaves(tree).map(({ id }) => id)).toEqual([ids['c'], ids['d']]);
  });

  it('does not keep the same move twice', () => {
    const { tree, ids } = grown('a b');
    const again = add(tree, ROOT, [move('a')], 0);
    expect(again).toEqual({ tree, id: ids['a'] });
  });

  it('tells apart draws that begin the same', () => {
    const first = add(emptyTree(), ROOT, [move('x'), move('y')], null);
    const second = add(first.tree, ROOT, [move('x')], null);
    expect(second.id).not.toBe(first.id);
    expect(nodeOf(second.tree, ROOT).children).toHaveLength(2);
  });

  it('never changes in place', () => {
    const { tree, ids } = grown('a b');
    const before = [...tree.nodes.values()].map((node) => JSON.stringify(node));
    add(tree, ids['a']!, [move('c')], 1);
    rename(tree, ids['a']!, 'name');
    remove(tree, ids['b']!);
    promote(tree, ids['b']!);
    comment(tree, ids['b']!, 'well');
    expect([...tree.nodes.values()].map((node) => JSON.stringify(node))).toEqual(before);
  });

  it('names a node, and forgets an empty name', () => {
    const { tree, ids } = grown('a');
    const named = rename(tree, ids['a']!, '  a bold idea ');
    expect(nodeOf(named, ids['a']!).name).toBe('a bold idea');
    expect('name' in nodeOf(rename(named, ids['a']!, ' '), ids['a']!)).toBe(false);
  });

  it('keeps a comment, also at the root, and forgets an empty one', () => {
    const { tree, ids } = grown('a');
    const said = comment(comment(tree, ROOT, 'It begins.'), ids['a']!, ' Too greedy. ');
    expect([ROOT, ids['a']!].map((id) => nodeOf(said, id).comment)).toEqual(['It begins.', 'Too greedy.']);
    expect('comment' in nodeOf(comment(said, ROOT, ' '), ROOT)).toBe(false);
    // What changes nothing is no change that must be kept.
    expect(comment(said, ROOT, 'It begins.')).toBe(said);
  });

  it('deletes a node with everything after it, but never the root', () => {
    const { tree, ids } = grown('a b c', 'a d e');
    const cut = remove(tree, ids['b']!);
    expect([...cut.nodes.keys()].toSorted()).toEqual([ROOT, ids['a'], ids['d'], ids['e']].toSorted());
    expect(nodeOf(cut, ids['a']!).children).toEqual([ids['d']]);
    expect(remove(tree, ROOT)).toBe(tree);
    // An id is not used again.
    expect(add(cut, ROOT, [move('z')], 0).id).toBeGreaterThan(ids['e']!);
  });

  it('promotes a variation all the way', () => {
    const { tree, ids } = grown('a b c', 'x y', 'x z');
    expect(isMain(tree, ids['z']!)).toBe(false);
    const promoted = promote(tree, ids['z']!);
    expect(isMain(promoted, ids['z']!)).toBe(true);
    expect(lineFrom(promoted, ROOT).map(({ id }) => id)).toEqual([ROOT, ids['x'], ids['z']]);
    expect(promoted.nodes.size).toBe(tree.nodes.size);
  });

  it('is listed with variations below the moves that they replace', () => {
    const { tree } = grown('a b c', 'a d e', 'x');
    const listed = rows(tree).map(({ node, depth }) => `${depth}${node.moves[0]?.text ?? ''}`);
    expect(listed).toEqual(['0', '0a', '1x', '0b', '1d', '1e', '0c']);
    expect(
      rows(tree)
        .filter(({ first }) => first)
        .map(({ node }) => node.moves[0]?.text),
    ).toEqual(['x', 'd']);
  });

  it('finds a node again by its turns', () => {
    const { tree, ids } = grown('a b c', 'a d e', 'x');
    for (const id of tree.nodes.keys()) expect(nodeAfter(tree, turnsTo(tree, id))).toBe(id);
    expect(nodeAfter(tree, [0, 7])).toBe(ids['a']);
    expect(pathTo(tree, ids['e']!).map(({ id }) => id)).toEqual([ROOT, ids['a'], ids['d'], ids['e']]);
  });
});

describe('a board as a file', () => {
  it('comes back as it was written, through an engine that knows its position', async () => {
    const { tree, ids } = grown('a b c', 'a d e', 'x');
    const named = comment(comment(rename(tree, ids['d']!, 'trade first'), ROOT, 'Look.'), ids['d']!, 'Good!');
    const written = writeBoard('babylonia', 'shinar record 1\n', named);
    const found = readWritten(JSON.stringify(written));
    if (found.kind !== 'board') throw new Error('no board');
    const done: string[] = [];
    const seen: string[] = [];
    const read = await readTree(
      found.board.moves,
      found.board.comment,
      (text) => {
        done.push(text);
        seen.push(done.join(' '));
        return Promise.resolve(move(text));
      },
      (steps) => {
        done.length = steps;
        return Promise.resolve();
      },
      () => Promise.resolve(),
    );
    expect(seen).toEqual(['a', 'a b', 'a b c', 'a d', 'a d e', 'x']);
    expect(writeBoard('babylonia', 'shinar record 1\n', read)).toEqual(written);
  });

  it('is told apart from a record and a position', () => {
    expect(readWritten('shinar record 1\ngame: tigris\n').kind).toBe('record');
    expect(readWritten('{"players": 2}')).toEqual({ kind: 'position', position: { players: 2 } });
    expect(readWritten(' players=2 turn=5 ')).toEqual({ kind: 'position', position: 'players=2 turn=5' });
  });

  it.each([
    ['{"players": 2', 'board-json'],
    ['{"shinar": "board 9", "game": "babylonia", "record": "", "moves": []}', 'board-file'],
    ['{"shinar": "board 1", "game": "babylonia", "record": ""}', 'board-file'],
    ['{"shinar": "board 1", "game": "babylonia", "record": "", "moves": [{"actions": []}]}', 'board-file'],
    ['{"shinar": "board 1", "game": "babylonia", "record": "", "moves": [{"actions": [3]}]}', 'board-file'],
    ['{"shinar": "board 1", "game": "babylonia", "record": "", "moves": [], "comment": 3}', 'board-file'],
  ])('is refused if it is damaged: %s', (text, code) => {
    expect(() => readWritten(text)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ code }) }),
    );
  });

  it('may have lines of any length', async () => {
    let line: WrittenNode[] = [];
    for (let at = 0; at < 2000; at++) line = [{ actions: [`m${at}`], seat: at % 2, children: line }];
    const read = await readTree(
      line,
      undefined,
      (text) => Promise.resolve(move(text)),
      () => Promise.resolve(),
      () => Promise.resolve(),
    );
    expect(read.nodes.size).toBe(2001);
  });
});
