import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../src/math/orders/order-rank.js';
import { blockValue, positionBlocks } from '../../../src/math/pearson/block-positions.js';
import { readFixture } from '../../support/read-fixture.js';

interface Sample {
  readonly name: string;
  readonly boundaries: readonly number[];
  readonly counts: readonly (readonly number[])[];
  readonly stat_f: number;
}

const { samples } = readFixture<{ samples: readonly Sample[] }>('stats/block_positions.json');
const { samples: decks } = readFixture<{ samples: readonly { name: string; permutations: readonly (readonly number[])[] }[] }>(
  'stats/stat_samples.json',
);

/** Cards by positions of one deck, in these blocks. */
function tableOf(deck: readonly number[], blockOf: Uint16Array, blocks: number): Float64Array {
  const counts = new Float64Array(blocks * blocks);
  for (const [position, card] of deck.entries()) counts[blockOf[card] * blocks + blockOf[position]]++;
  return counts;
}

describe('blocks of neighbours', () => {
  it('begin at the whole part of their share of the deck, and hold every card once', () => {
    for (let n = 1; n <= 30; n++) {
      for (let blocks = 1; blocks <= n; blocks++) {
        const { blockOf, sizes } = positionBlocks(n, blocks);
        const begin = Array.from({ length: blocks + 1 }, (_, block) => Math.floor((block * n) / blocks));
        expect([...sizes.keys()].map((block) => blockOf.indexOf(block))).toEqual(begin.slice(0, blocks));
        expect([...sizes]).toEqual(begin.slice(1).map((end, block) => end - begin[block]));
        expect(blockOf).toHaveLength(n);
      }
    }
  });
});

describe('the position matrix in blocks', () => {
  it.each(samples.map((sample) => [sample.name, sample] as const))('equals the reference on %s', (name, { boundaries, counts, stat_f }) => {
    const dealt = decks.find((sample) => sample.name === name)?.permutations ?? [];
    const n = dealt[0].length;
    const { blockOf, sizes } = positionBlocks(n, 3);
    const found = new Float64Array(9);
    for (const deck of dealt) for (const [cell, count] of tableOf(deck, blockOf, 3).entries()) found[cell] += count;
    expect([...sizes.keys()].map((block) => blockOf.indexOf(block))).toEqual(boundaries.slice(0, 3));
    expect([...found]).toEqual(counts.flat());
    expect(blockValue(found, sizes, dealt.length)).toBeCloseTo(stat_f, 11);
  });

  it('has its degrees as mean over all orders, exactly, whatever the blocks (E[Q] = degrees at every N)', () => {
    for (const blocks of [2, 3, 4]) {
      const { blockOf, sizes } = positionBlocks(5, blocks);
      let sum = 0;
      for (let rank = 0; rank < 120; rank++) sum += blockValue(tableOf([...orderOf(rank, 5)], blockOf, blocks), sizes, 1);
      expect(sum / 120).toBeCloseTo((blocks - 1) ** 2, 10);
    }
  });
});
