import { read32, readEntry, write32 } from '../items/text-entries.js';
import type { Missed } from '../items/text-places.js';
import { noneMissed, TextPlaces } from '../items/text-places.js';
import type { Aside } from './aside.js';
import { ChunkFile } from './chunk-file.js';
import type { ScratchFolder } from './scratch-folder.js';

/** Places that are put in order at once: 16 MB of them. */
const RANGE = 1 << 22;

/** Bytes of a place within its range and of the item there. */
const PAIR = 8;

/** What is wrong with a list that is held against the order before. */
export interface MatchFaults {
  /** A text that is in the order before twice, by its place there. */
  readonly original: Missed;
  /** By the place in the list. */
  readonly foreign: Missed;
  readonly doubled: Missed;
  /** By the place in the order before. */
  readonly lost: Missed;
}

/**
 * Says for each text of a list, in its order, which place it has in the order before, and puts those numbers aside. Both come as entries in streams of texts
 * that have the first bits of their hash in common, so that only the texts of one stream are in memory at once; what is found is put in order by
 * ranges of places, `range` each. Where something is wrong nothing is put aside.
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
