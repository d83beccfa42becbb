import { ItemReader } from '../items/item-reader.js';
import type { ItemSpans } from '../items/item-spans.js';
import { ENTRY_HEAD, writeEntry } from '../items/text-entries.js';
import { streamOf } from '../items/text-hash.js';
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
  const bits = Math.log2(streams);
  for (let k = 0; k < spans.length; k++) {
    const from = spans.from[k];
    const to = spans.to[k];
    const room = aside.room(streamOf(bytes, from, to, bits), ENTRY_HEAD + to - from);
    writeEntry(room.bytes, room.at, before + k, bytes, from, to);
  }
}
