import { commonDivisor } from '../math/common-divisor.js';
import type { ListFacts } from './list-facts.js';

/** Blocks in which every item follows the one that it followed. */
export interface Blocks {
  /** Items of a block: of each where they are equal, on average where not. */
  readonly length: number;
  readonly equal: boolean;
  /** The length of every block where they differ, in the order before. */
  readonly lengths: readonly number[];
}

/**
 * Thresholds where blocks differ in length: the fewest items that moved blocks have on average, and the share of what moved that lies in blocks of
 * that many.
 */
const LEAST_ON_AVERAGE = 8;
const LEAST_SHARE = 0.95;

/** The fewest equal blocks: this many begin at multiples of two by luck once in a million million. */
const FEWEST_BLOCKS = 40;

/**
 * The log of a million. Fewer blocks of differing length all begin at multiples of a number by luck with a chance of divisor^−(blocks − 1). It must
 * be below one in a million.
 */
const LUCK: number = Math.log(1e6);

/** Returns the blocks that keep their order; null where there are none. */
export function blocksIn({ head, n }: Pick<ListFacts, 'head' | 'n'>): Blocks | null {
  let [blocks, divisor, began] = [0, 0, 0];
  // What stands where it stood is no block that changed places: a few items that did would have all the rest between them.
  const moved = { blocks: 0, items: 0, long: 0 };
  const begun: [number, number][] = [];
  const end = (place: number): void => {
    const length = place - began;
    begun.push([head[began], head[began] + length]);
    blocks++;
    divisor = commonDivisor(divisor, head[began]);
    if (head[began] !== began) {
      moved.blocks++;
      moved.items += length;
      if (length >= LEAST_ON_AVERAGE) moved.long += length;
    }
    began = place;
  };
  for (let place = 1; place < head.length; place++) if (head[place] !== head[place - 1] + 1) end(place);
  end(head.length);
  if (blocks === 1) return null;
  // The first item of a block of so many stands where a multiple of its length did.
  const equal =
    divisor >= 2 &&
    head.length > divisor * (blocks - 1) &&
    (blocks >= FEWEST_BLOCKS || (divisor >= LEAST_ON_AVERAGE && (blocks - 1) * Math.log(divisor) >= LUCK));
  if (equal) return { length: divisor, equal, lengths: [] };
  const average = moved.items / moved.blocks;
  return average >= LEAST_ON_AVERAGE && moved.long >= LEAST_SHARE * moved.items
    ? { length: Math.round(average), equal, lengths: lengthsOf(begun, Math.round(average), n) }
    : null;
}

/** Returns the lengths of blocks that begin and end at these items; what lies between them, and is not held, is cut at the average length. */
function lengthsOf(blocks: readonly (readonly [from: number, to: number])[], average: number, n: number): readonly number[] {
  const lengths: number[] = [];
  let at = 0;
  for (const [from, to] of [...blocks.toSorted(([a], [b]) => a - b), [n, n] as const]) {
    for (; at < from; at += Math.min(average, from - at)) lengths.push(Math.min(average, from - at));
    lengths.push(to - from);
    at = to;
  }
  return lengths.filter((length) => length > 0);
}
