import type { LogInput } from '../../../../src/engine/log/log-source.js';
import { ItemReader } from '../../../../src/wings/lists/items/item-reader.js';

/** A file that is in memory. */
export function memoryInput(name: string, content: string | Uint8Array): LogInput {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {
    name,
    open() {
      let read = 0;
      return Promise.resolve({
        read(into: Uint8Array, at: number, most: number) {
          const piece = bytes.subarray(read, read + most);
          into.set(piece, at);
          read += piece.length;
          return Promise.resolve(piece.length);
        },
        seal: () => ({ file: name, bytes: bytes.length, sha256: '' }),
        close: () => Promise.resolve(),
      });
    },
  };
}

type Known = Parameters<typeof ItemReader.open>[1];

/** Every text of a list, with its line, at most `piece` bytes being read at once. */
export async function textsOf(
  input: LogInput,
  known: Known,
  piece?: number,
): Promise<readonly { readonly text: string; readonly line: number }[]> {
  const reader = await ItemReader.open(input, known, piece);
  const texts = [];
  for (let spans = await reader.texts(); spans !== null; spans = await reader.texts())
    for (let k = 0; k < spans.length; k++)
      texts.push({ text: Buffer.from(spans.bytes.subarray(spans.from[k], spans.to[k])).toString(), line: spans.line[k] ?? 0 });
  return texts;
}

/** Every number of a list. */
export async function numbersOf(input: LogInput, known: Known, piece?: number): Promise<readonly number[]> {
  const reader = await ItemReader.open(input, known, piece);
  const out = new Uint32Array(5);
  const numbers: number[] = [];
  for (let length = out.length; length === out.length; ) {
    length = await reader.numbers(out);
    numbers.push(...out.subarray(0, length));
  }
  return numbers;
}
