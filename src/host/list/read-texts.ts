import { ItemReader } from '../../engine/list/item-reader.js';
import type { ItemSpans } from '../../engine/list/item-spans.js';
import { ENTRY_HEAD, writeEntry } from '../../engine/list/text-entries.js';
import { textHash } from '../../engine/list/text-hash.js';
import type { ChunkFile } from './chunk-file.js';
import type { ListInput } from './list-input.js';
import type { PartRead } from './read-numbers.js';

/** Puts the texts of a file aside as entries, in the stream that the first bits of its hash say; there are `streams` of them, a power of two. The first has the place `before`. */
export async function readTexts(input: ListInput, before: number, aside: ChunkFile, streams: number): Promise<PartRead> {
  const reader = await ItemReader.open(input, input.wishes);
  let size = 0;
  try {
    for (let spans = await reader.texts(); spans !== null; spans = await reader.texts()) {
      putAside(spans, before + size, aside, streams);
      size += spans.length;
    }
    return { input, form: reader.form, file: input.describe(reader.source, reader.form), size };
  } finally {
    await reader.close();
  }
}

/** A function of its own, which the engine compiles for speed as a whole. */
function putAside(spans: ItemSpans, before: number, aside: ChunkFile, streams: number): void {
  const { bytes } = spans;
  const shift = 32 - Math.log2(streams);
  for (let k = 0; k < spans.length; k++) {
    const from = spans.from[k];
    const to = spans.to[k];
    // A number is shifted by what is left of 32: of one stream by nothing.
    const stream = streams === 1 ? 0 : textHash(bytes, from, to) >>> shift;
    const room = aside.room(stream, ENTRY_HEAD + to - from);
    writeEntry(room.bytes, room.at, before + k, bytes, from, to);
  }
}
