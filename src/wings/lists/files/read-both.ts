import { logError, quoteText } from '../../../engine/log/log-error.js';
import { ItemReader } from '../items/item-reader.js';
import type { ItemSpans } from '../items/item-spans.js';
import { ENTRY_HEAD, readEntry, writeEntry } from '../items/text-entries.js';
import { streamOf } from '../items/text-hash.js';
import { ChunkFile } from './chunk-file.js';
import type { ListInput } from './list-input.js';
import type { PartRead } from './read-numbers.js';
import type { ScratchFolder } from './scratch-folder.js';

/** Bytes of files whose texts are looked up at once. */
const PER_STREAM = 1 << 20;

/** The most comments of a file that are looked for among items. */
const MOST_SOUGHT = 64;

/** The most streams of texts: they take up to 32 MB of memory while they are filled, twice. */
const MOST_STREAMS = 1024;

/** The texts of a list and those of its order before, as they were read and put aside. Close them in the end. */
export interface BothRead {
  readonly before: ChunkFile;
  readonly list: ChunkFile;
  readonly original: PartRead;
  /** The files of the list, in the order in which they were named. */
  readonly parts: readonly PartRead[];
  readonly size: number;
  close(): void;
}

/**
 * Puts the texts of the files of a list aside, and those of the order before. The first row of a table is taken for column names where it looks like
 * them, but with texts that is weak evidence. If it turns out to be an item, its file is read once more, with it. Throws what reading throws.
 */
export async function readBoth(inputs: readonly ListInput[], original: ListInput, scratch: ScratchFolder): Promise<BothRead> {
  const bytes = inputs.reduce((sum, input) => sum + input.bytes, original.bytes);
  const streams = Math.min(MOST_STREAMS, 2 ** Math.max(0, Math.ceil(Math.log2(bytes / 2 / PER_STREAM))));
  const both = await readAll(inputs, original, scratch, streams);
  const wrong = droppedItems(both, streams);
  const items = passedItems(both, streams);
  if (wrong.length + items.length === 0) return both;
  both.close();
  const withFirst = (input: ListInput): ListInput => {
    const wishes = { ...input.wishes, ...(items.includes(input) && { comments: false }) };
    return { ...input, wishes: wrong.includes(input) ? { ...wishes, header: false } : wishes };
  };
  return readAll(inputs.map(withFirst), withFirst(original), scratch, streams);
}

async function readAll(inputs: readonly ListInput[], original: ListInput, scratch: ScratchFolder, streams: number): Promise<BothRead> {
  const [before, list] = [new ChunkFile(scratch), new ChunkFile(scratch)];
  const close = (): void => {
    before.close();
    list.close();
  };
  try {
    const first = await readTexts(original, 0, before, streams);
    const parts: PartRead[] = [];
    let size = 0;
    for (const input of inputs) {
      const part = await readTexts(input, size, list, streams);
      parts.push(part);
      size += part.size;
    }
    return { before, list, original: first, parts, size, close };
  } catch (error) {
    close();
    throw error;
  }
}

/**
 * Returns the files whose first row was taken for names but holds an item: a text that only the other side has. Where both sides begin with the same
 * text, and neither has it again, nothing tells a name from an item that kept its place.
 */
function droppedItems({ before, list, original, parts }: BothRead, streams: number): readonly ListInput[] {
  const only = (text: string, there: ChunkFile, here: ChunkFile): boolean => holds(there, text, streams) && !holds(here, text, streams);
  const ofList = parts.filter(({ form: { named } }) => named !== undefined && only(named, before, list));
  const { named } = original.form;
  const isItem =
    named !== undefined &&
    !holds(before, named, streams) &&
    (holds(list, named, streams) || ofList.some(({ form }) => form.named === named));
  return [...ofList, ...(isItem ? [original] : [])].map(({ input }) => input);
}

/**
 * Returns the files without comments: where what seems one is an item of the other side, all of them are items. Throws E_LIST_TEXT where both sides have the same comment, not above
 * their items: it may be an item as well. Playlists say themselves what is none.
 */
function passedItems({ before, list, original, parts }: BothRead, streams: number): readonly ListInput[] {
  const files = [original, ...parts].filter(({ passed }) => !passed.isPlaylist);
  const texts = ({ passed }: PartRead): readonly string[] => [...passed.above, ...passed.behind];
  const isItem = (file: PartRead): boolean =>
    texts(file)
      .slice(0, MOST_SOUGHT)
      .some((text) => holds(file === original ? list : before, text, streams));
  if (files.some(isItem)) return files.map(({ input }) => input);
  const own = files.includes(original) ? original : undefined;
  const shared = parts
    .filter((part) => files.includes(part))
    .flatMap((part) =>
      texts(part).filter((text) => own?.passed.behind.has(text) || (own?.passed.above.has(text) && part.passed.behind.has(text))),
    );
  if (own === undefined || shared.length === 0) return [];
  throw logError(
    'E_LIST_TEXT',
    `a comment or an item was expected, got ${quoteText(shared[0])} in ${own.input.name} and in the list, which may be either${shared.length === 1 ? '' : `, and ${shared.length - 1} more`}`,
    { file: parts[0].input.name },
    "of items, one a line, say --format lines; comments are taken out by grep -v '^#' FILE",
  );
}

function holds(texts: ChunkFile, text: string, streams: number): boolean {
  const sought = new TextEncoder().encode(text);
  const stream = streamOf(sought, 0, sought.length, Math.log2(streams));
  if (stream >= texts.streams) return false;
  for (const bytes of texts.read(stream))
    for (let at = 0; at < bytes.length; ) {
      const { from, to } = readEntry(bytes, at);
      if (to - from === sought.length && sought.every((byte, k) => bytes[from + k] === byte)) return true;
      at = to;
    }
  return false;
}

/**
 * Puts the texts of a file aside as entries, each in the stream that the first bits of its hash choose. There are `streams` of them, a power of two.
 * The first text has the place `before`.
 */
export async function readTexts(input: ListInput, before: number, aside: ChunkFile, streams: number): Promise<PartRead> {
  const reader = await ItemReader.open(input, input.wishes);
  let size = 0;
  try {
    for (let spans = await reader.texts(); spans !== null; spans = await reader.texts()) {
      putAside(spans, before + size, aside, streams);
      size += spans.length;
    }
    return {
      input,
      form: reader.form,
      file: input.describe(reader.source, reader.form, reader.passed.count),
      passed: reader.passed,
      size,
      columns: 0,
    };
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
