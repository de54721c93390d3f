import { describe, expect, it } from 'vitest';
import type { WrittenBoard } from './file';
import { pack, unpack } from './share';

const board: WrittenBoard = {
  shinar: 'board 1',
  game: 'babylonia',
  record: 'shinar record 1\ngame: babylonia\n',
  comment: 'Příliš žluťoučký kůň – źdźbło 🌾',
  moves: [{ actions: ['place farmer 3,3'], seat: 0, comment: 'The field first?' }],
};
const isRefused = (text: string) =>
  expect(unpack(text)).rejects.toMatchObject({ details: { code: 'board-link' } });

/** Any JSON in the form of a link. */
const packed = (json: unknown) => pack(json as WrittenBoard);

describe('a board as a link', () => {
  it('comes back as it was, and is made of letters that addresses may have', async () => {
    const text = await pack(board);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpack(text)).toEqual(board);
  });

  it('is refused if it was cut off, changed, or is something else', async () => {
    const text = await pack(board);
    await isRefused(text.slice(0, -8));
    await isRefused(`x${text}`);
    await isRefused('');
    await isRefused('!!');
    await isRefused(await packed({ players: 2 }));
    // Damaged inside.
    await expect(unpack(await packed({ ...board, moves: [{ actions: [] }] }))).rejects.toMatchObject({
      details: { code: 'board-file' },
    });
  });

  it('does not unfold to more than a board can be', async () => {
    await isRefused(await pack({ ...board, comment: 'x'.repeat(2_000_000) }));
  });
});
