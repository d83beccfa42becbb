import type { ClosedForm, PlannedShuffle } from '../../core/subject/shuffle.js';
import { waysAmongFewer } from '../../core/ways-to-choose.js';
import { counted } from '../../core/words/counted.js';

const DRAW_BITS = 16;

/** Its inverse is a shuffle of K = 2^width packets, so an order with d descents comes from C(K + n − 1 − d, n) of the K^n ways. */
function law(width: number): ClosedForm {
  const keys = 2n ** BigInt(width);
  return {
    statistic: 'descents',
    numerators: (n) => waysAmongFewer(keys + BigInt(n - 1), n, n),
    ways: (n) => keys ** BigInt(n),
    statement: `an order with d descents has probability C(2^${width} + n − 1 − d, n) / 2^(${width}n)`,
  };
}

/** Cards get keys of `width` bits and are stably sorted by them; a wide key is several draws, most significant first. */
function keysOf(width: number): PlannedShuffle {
  const parts = Math.ceil(width / DRAW_BITS);
  const lastBits = width - DRAW_BITS * (parts - 1);
  return {
    kind: 'planned',
    id: `sort-keys:${width}`,
    title: `Sort by keys of ${counted(width, 'bit')}`,
    summary: 'Every card gets a short key and the deck is sorted by them; cards with equal keys keep their old order.',
    reference:
      'O. Kiselyov, Provably perfect random shuffling, okmij.org/ftp/Haskell/perfect-shuffle.txt; its law is that of the inverse riffle with 2^width piles: D. Bayer & P. Diaconis (1992), doi:10.1214/aoap/1177005705',
    uniform: false,
    seenIn: "Ruby's sort_by { rand(size) } as discussed in ruby-talk 198218 (2006): equal keys keep neighbours in order",
    cure: {
      wrong: { does: 'sortedByKeys' },
      right: { does: 'shuffled' },
      why: 'Cards with equal keys keep their old order. A shuffle by swaps needs no keys.',
    },
    kernel: 'keysSorted',
    bounds: (n) => Uint32Array.from({ length: n * parts }, (_, k) => 2 ** (k % parts === parts - 1 ? lastBits : DRAW_BITS)),
    apply(draws, deck) {
      const cards = deck.slice();
      const keys = new Float64Array(cards.length);
      for (let i = 0, k = 0; i < keys.length; i++) {
        for (let part = 1; part < parts; part++) keys[i] = keys[i] * 2 ** DRAW_BITS + draws[k++];
        keys[i] = keys[i] * 2 ** lastBits + draws[k++];
      }
      const order = Array.from(keys.keys()).sort((a, b) => keys[a] - keys[b]);
      for (let p = 0; p < order.length; p++) deck[p] = cards[order[p]];
    },
    closedForm: law(width),
  };
}

/** Sorting by keys so short that they collide; equal keys leave cards in their old order. Keys of 8 bits by default. */
export const sortKeys: PlannedShuffle = {
  ...keysOf(8),
  id: 'sort-keys',
  title: 'Sort by short keys',
  parameter: { meaning: 'key width in bits', least: 1, most: 48, of: keysOf },
};
