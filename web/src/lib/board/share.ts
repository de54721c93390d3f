/** A whole board as part of an address: whoever has the link has the board, and no server needs to keep it. */

import { RequestFailed } from '$lib/api/http';
import { readWritten, type WrittenBoard } from './file';

/** The longest text of an address. Browsers take more; messengers cut longer links off. */
export const LONGEST_LINK = 16_000;

/** The largest board that a link may unfold to, in bytes: a link from a stranger must not fill the memory. */
const LARGEST = 1_000_000;

const broken = () => new RequestFailed(0, { code: 'board-link', message: 'this link is incomplete' });

/** Packs a board into letters, digits, `-` and `_`. */
export async function pack(board: WrittenBoard): Promise<string> {
  const stream = new Blob([JSON.stringify(board)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The board of a link; rejects if the link was cut off or changed. */
export async function unpack(text: string): Promise<WrittenBoard> {
  let json: string;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    json = await readAtMost(stream, LARGEST);
  } catch {
    throw broken();
  }
  const written = readWritten(json);
  if (written.kind !== 'board') throw broken();
  return written.board;
}

async function readAtMost(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let [text, size] = ['', 0];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after another
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw broken();
    }
    text += decoder.decode(value, { stream: true });
  }
}
