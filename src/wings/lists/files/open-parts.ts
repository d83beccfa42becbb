import { AuditError } from '../../../core/errors.js';
import { fromZero } from '../items/from-zero.js';
import { listFault, type PlacedFault } from '../items/list-faults.js';
import { read32, readEntry, write32 } from '../items/text-entries.js';
import { type Missed, noneMissed, TextPlaces } from '../items/text-places.js';
import type { NearWishes } from '../near/near.js';
import { Aside } from './aside.js';
import { checkList, checkSize, namesOf, type PlaceFile } from './check-list.js';
import { ChunkFile } from './chunk-file.js';
import { findPlaces } from './find-places.js';
import type { ListInput } from './list-input.js';
import { openNear } from './open-near.js';
import { readBoth } from './read-both.js';
import { type OpenParts, type PartRead, readNumbers } from './read-numbers.js';
import { ScratchFolder } from './scratch-folder.js';

/** Places that are sorted at once: 16 MB of them. */
const RANGE = 1 << 22;

/** Bytes of a place within its range and of the item there. */
const PAIR = 8;

interface MatchFaults {
  /** A text that is in the order before twice, by its place there. */
  readonly original: Missed;
  /** A text of the list that is not in the order before, by its place in the list. */
  readonly foreign: Missed;
  readonly doubled: Missed;
  /** A text that the list lacks, by its place in the order before. */
  readonly lost: Missed;
}

/**
 * Finds for each text of a list, in its order, its place in the order before, and puts those numbers aside. Both come as entries in streams of texts
 * that share the first bits of their hash. So only the texts of one stream are in memory at once. The results are sorted by ranges of places, `range`
 * each. Where something is wrong nothing is put aside.
 */
export function matchOriginal(
  before: ChunkFile,
  list: ChunkFile,
  scratch: ScratchFolder,
  aside: Aside,
  range: number = RANGE,
): MatchFaults {
  const faults = { original: noneMissed(), foreign: noneMissed(), doubled: noneMissed(), lost: noneMissed() };
  const pairs = new ChunkFile(scratch);
  let found = 0;
  try {
    for (let stream = 0; stream < Math.max(before.streams, list.streams); stream++) {
      const places = new TextPlaces(stream < before.streams ? wholeStream(before, stream) : new Uint8Array(0), faults.original);
      for (const bytes of stream < list.streams ? list.read(stream) : []) {
        for (let at = 0; at < bytes.length; ) {
          const { place, from, to } = readEntry(bytes, at);
          const item = places.find(bytes, from, to, place, faults.foreign, faults.doubled);
          if (item >= 0) addPair(pairs, place, item, range);
          if (item >= 0) found++;
          at = to;
        }
      }
      places.missLost(faults.lost);
    }
    if (faults.original.count + faults.foreign.count + faults.doubled.count + faults.lost.count === 0) placeAll(pairs, found, aside, range);
  } finally {
    pairs.close();
  }
  return faults;
}

function wholeStream(file: ChunkFile, stream: number): Uint8Array {
  const whole = new Uint8Array(file.size(stream));
  let at = 0;
  for (const bytes of file.read(stream)) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}

function addPair(pairs: ChunkFile, place: number, item: number, range: number): void {
  const { bytes, at } = pairs.room(Math.floor(place / range), PAIR);
  write32(bytes, at, place % range);
  write32(bytes, at + 4, item);
}

function placeAll(pairs: ChunkFile, n: number, aside: Aside, range: number): void {
  const items = new Uint32Array(Math.min(n, range));
  for (let stream = 0; stream < pairs.streams; stream++) {
    for (const bytes of pairs.read(stream))
      for (let at = 0; at < bytes.length; at += PAIR) items[read32(bytes, at)] = read32(bytes, at + 4);
    aside.push(items.subarray(0, Math.min(range, n - stream * range)));
  }
}

const HINT = 'both files must hold the same items, written alike; a table names its columns in its first row';

/**
 * Checks that nothing is wrong with a list of `n` texts and with its order before. Throws E_LIST_EMPTY, E_LIST_FOREIGN, E_LIST_DOUBLED, E_LIST_LOST,
 * with the lines of the first.
 */
async function checkMatch(faults: MatchFaults, n: number, parts: readonly PlaceFile[], original: PlaceFile): Promise<void> {
  const { name } = original.input;
  if (faults.original.count > 0) {
    const { at, first, count } = faults.original;
    const [place, before] = await findPlaces([original], [at, first]);
    throw listFault([{ kind: 'doubled', count, place, first: before }], [name], `the items of ${name}`, HINT);
  }
  checkSize(n, parts);
  const found: PlacedFault[] = [];
  const { foreign, doubled, lost } = faults;
  if (foreign.count > 0) {
    const [place] = await findPlaces(parts, [foreign.at]);
    found.push({ kind: 'foreign', count: foreign.count, place });
  }
  if (doubled.count > 0) {
    const [place, first] = await findPlaces(parts, [doubled.at, doubled.first]);
    found.push({ kind: 'doubled', count: doubled.count, place, first });
  }
  if (lost.count > 0) {
    const [place] = await findPlaces([original], [lost.at]);
    found.push({ kind: 'lost', count: lost.count, item: place.text, place });
  }
  if (found.length > 0) throw listFault(found, namesOf(parts), `the items of ${name}`, HINT);
}

/**
 * Reads files that together hold one list: of numbers, or of any texts with the file of their order before. `openItemList` and `openPartition` say
 * what is thrown.
 */
export function openParts(inputs: readonly ListInput[], original: ListInput | undefined, near: NearWishes | undefined): Promise<OpenParts> {
  if (original) return openTexts(inputs, original);
  const numbers = inputs.map((input): ListInput => ({ ...input, wishes: { ...input.wishes, batches: true } }));
  return near?.sampleOf === undefined
    ? openNumbers(numbers).catch((fault: unknown) => openOther(numbers, near, fault))
    : openNear(numbers, near, null);
}

/** Reads what is no plain order of numbers as what it may be. Throws the fault where it is another. */
function openOther(inputs: readonly ListInput[], near: NearWishes | undefined, fault: unknown): Promise<OpenParts> {
  if (near === undefined || !(fault instanceof AuditError) || !/^E_LIST_(BLANK|DOUBLED|FOREIGN|LOST|TEXT)$/.test(fault.code)) throw fault;
  return openNear(inputs, near, fault);
}

function openNumbers(inputs: readonly ListInput[]): Promise<OpenParts> {
  return puttingAside(async (aside) => {
    const parts: PartRead[] = [];
    for (const input of inputs) parts.push(await readNumbers(input, aside));
    const from = await checkList(aside, parts);
    return { parts, numbering: { by: 'numbers', from } };
  });
}

function openTexts(inputs: readonly ListInput[], original: ListInput): Promise<OpenParts> {
  return puttingAside(async (aside, scratch) => {
    const both = await readBoth(inputs, original, scratch);
    try {
      const faults = matchOriginal(both.before, both.list, scratch, aside);
      await checkMatch(faults, both.size, both.parts, both.original);
      return { parts: both.parts, numbering: { by: 'original', file: both.original.file } };
    } finally {
      both.close();
    }
  });
}

/** Runs `read`; what it puts aside stays until it is closed, or until that fails. */
async function puttingAside(
  read: (aside: Aside, scratch: ScratchFolder) => Promise<Pick<OpenParts, 'numbering' | 'parts'>>,
): Promise<OpenParts> {
  const scratch = new ScratchFolder();
  const aside = new Aside(scratch);
  const close = (): void => {
    aside.close();
    scratch.close();
  };
  try {
    const { parts, numbering } = await read(aside, scratch);
    const start = numbering.by === 'numbers' ? numbering.from : 0;
    return { parts, numbering, n: aside.length, read: (from, to) => fromZero(aside.read(from, to), start), close };
  } catch (error) {
    close();
    throw error;
  }
}
