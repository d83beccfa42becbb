import { describe, expect, it } from 'vitest';
import { merge } from '../../../src/core/statistic/merge-counts.js';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../src/core/subject/subject.js';
import { recurrenceLead } from '../../../src/kinds/deck/page/recurrence.js';
import { linearComplexity } from '../../../src/kinds/deck/statistics/linear-complexity.js';
import { DECODERS, scratch } from '../../../src/math/digits/digits.js';
import { shortestRecurrence } from '../../../src/math/digits/shortest-recurrence.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { findings } from '../../../src/page/facts/results.js';
import { plain } from '../../../src/page/phrase.js';
import { deal } from '../../support/deal.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

const XORSHIFT = 'fisher-yates/xorshift32/lemire/continuous';

function fitted(n: number, trials: number): Fitted {
  const fit = linearComplexity.fit(permutations(n), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

/** The complexity of the digits below 2 of a decoder, deal by deal. */
function ofDecoder(way: string, { cells, length, width: n }: Batch): number {
  const decoder = DECODERS.find(({ id }) => id === way);
  const work = scratch(n);
  const bits = new Uint32Array(Math.ceil(length / 32));
  for (let t = 0; t < length; t++) {
    decoder?.decode(cells, t * n, work);
    bits[t >>> 5] |= work.digits[decoder?.choices(n).indexOf(2) ?? -1] << (t & 31);
  }
  return shortestRecurrence(bits, length);
}

describe('the linear complexity of deals', () => {
  it.each([2, 3, 13, 52])('of %i cards is that of the digits below two, of which down and inside-out have the same', (n) => {
    for (const subject of ['naive-swap', XORSHIFT, 'fisher-yates-forward/xor128/multiply-shift/continuous']) {
      const batch = deal(subject, n, 700, 'digits');
      const accumulator = fitted(n, 700).accumulator();
      accumulator.add(batch);
      expect([...accumulator.counts]).toEqual([700, ofDecoder('down', batch), ofDecoder('forward', batch)]);
      expect(ofDecoder('inside-out', batch)).toBe(accumulator.counts[1]);
    }
  });

  it('is that of the generator, from twice as many deals as its bits of state and 35 on', () => {
    const [short, long] = [98, 99].map((trials) => {
      const accumulator = fitted(13, trials).accumulator();
      accumulator.add(deal(XORSHIFT, 13, trials, 'least'));
      return fitted(13, trials).test(accumulator.counts, trials)[0];
    });
    // 2^(1 − 34) and 2^(1 − 35): the latter is below the level of `compare --until-caught`.
    expect([short.logP / Math.LN2, long.logP / Math.LN2]).toEqual([-33, -34]);
    expect([short.value * 98, long.value * 99]).toEqual([expect.closeTo(34 ** 2, 8), expect.closeTo(35 ** 2, 8)]);
  });

  it('looks at the first block alone, wherever it is merged', () => {
    const batch = deal(XORSHIFT, 5, 300, 'blocks');
    const [first, later] = [0, 300].map((from) => fitted(5, 600).accumulator({ first: from, trials: 300 }));
    for (const accumulator of [first, later]) accumulator.add(batch);
    const counts = later.counts.slice();
    merge(counts, first.counts);
    expect([[...later.counts], [...counts]]).toEqual([[0, 0, 0], [...first.counts]]);
  });

  it('takes no more deals than a block has, where they come as one sample', () => {
    const accumulator = fitted(2, 70_000).accumulator();
    const still = new Batch(2, 70_000);
    still.length = 70_000;
    for (let t = 0; t < 70_000; t++) still.cells[2 * t + (t < BLOCK_SIZE ? 1 : 0)] = 1;
    accumulator.add(still);
    // The choice that leaves both cards is 1 where the steps run down, and 0 where they run up.
    expect([...accumulator.counts]).toEqual([BLOCK_SIZE, 1, 0]);
  });
});

describe('what a report says of it', () => {
  const leadOf = async (subject: ReturnType<typeof pipelineOf>, trials: number): Promise<string | null> => {
    const { core } = await recordOf(subject, { seed: 'lead', trials, tests: ['position-matrix', linearComplexity.id] });
    const lead = recurrenceLead(core, findings(core));
    return lead && plain(lead);
  };
  const linear = (shuffle: string): ReturnType<typeof pipelineOf> => pipelineOf(shuffle, 4, 'lemire', 'xorshift32', 'continuous');

  it('is how many deals tell the next, where nothing else stands out', async () => {
    expect(await leadOf(linear('fisher-yates'), 1000)).toMatch(
      /^The last choice of a deal, among two, follows from those of the 32 deals before it, in all of the first 1,000 deals\. By luck it would take about 500\./,
    );
  });

  it('is nothing where cards come to positions too often', async () => {
    expect(await leadOf(linear('naive-swap-n-minus-1'), 3000)).toBeNull();
    expect(await leadOf(pipelineOf('naive-swap', 4), 3000)).toBeNull();
  });
});
