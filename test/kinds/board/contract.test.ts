import { describe, expect, it } from 'vitest';
import { merge } from '../../../src/core/statistic/merge-counts.js';
import type { Fitted, Statistic, TestResult } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { boards } from '../../../src/kinds/board/boards.js';
import { boardStatistics } from '../../../src/kinds/board/catalogue.js';
import { kindOf, requiredIn } from '../../../src/kinds/index.js';
import { boardsOf, part, shapeOf } from './boards-of.js';

const SIZES = ['2x2', '2x3', '3x3', '3x4', '4x4', '5x5'];

function fitted(statistic: Statistic, size: string, trials: number): Fitted {
  const fit = statistic.fit(boards(shapeOf(size)), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

async function testOn(statistic: Statistic, scrambler: string, size: string, trials: number, seed: string): Promise<readonly TestResult[]> {
  const fit = fitted(statistic, size, trials);
  const accumulator = fit.accumulator();
  accumulator.add(await boardsOf(scrambler, size, trials, seed));
  return fit.test(fit.condense ? fit.condense([accumulator.counts]) : accumulator.counts, trials);
}

/** Those that look at boards one by one; that boards come again is asked as of decks. */
const OWN = boardStatistics.all.filter(({ id }) => id !== 'repeats');

describe.each(OWN.map((statistic) => [statistic.id, statistic] as const))('statistic of boards %s', (id, statistic) => {
  // On 2 × 3 every board has its five expected ones early.
  const size = id === 'every-board' || id === 'inversions' ? '2x3' : '3x3';
  const trials = 6000;

  it(`flags ${statistic.catches} and not an even scrambler`, async () => {
    const caught = await testOn(statistic, statistic.catches.replace('puzzle:', ''), size, trials, `catch ${id}`);
    expect(Math.min(...caught.map(({ logP }) => logP))).toBeLessThan(Math.log(1e-9));
    const even = await testOn(statistic, 'rejection', size, trials, `even ${id}`);
    // Each of them once in 10,000 seeds.
    expect(Math.min(...even.map(({ logP }) => logP))).toBeGreaterThan(Math.log(1e-4));
  });

  // An ordered statistic has one accumulator a block.
  it.skipIf(statistic.ordered)('gives the same counts whole as in parts', async () => {
    const fit = fitted(statistic, size, trials);
    const batch = await boardsOf('unchecked', size, trials, 'merge');
    const [whole, first, second] = [fit.accumulator(), fit.accumulator(), fit.accumulator()];
    whole.add(batch);
    first.add(part(batch, 0, 1700));
    second.add(part(batch, 1700, trials));
    merge(second.counts, first.counts);
    expect(second.counts).toEqual(whole.counts);
    expect(whole.counts.length).toBe(fit.shape.reduce((product, side) => product * side, 1));
  });

  it('says nothing, and says that in numbers, where no board can be solved', () => {
    const fit = fitted(statistic, size, trials);
    const batch = new Batch(size === '3x3' ? 9 : 6, trials);
    const n = batch.width;
    // Tiles 1 and 2 of the solved board exchanged.
    const cells = [2, 1, ...Array.from({ length: n - 3 }, (_, k) => k + 3), 0];
    for (let k = 0; k < trials; k++) batch.cells.set(cells, k * n);
    batch.length = trials;
    const accumulator = fit.accumulator();
    accumulator.add(batch);
    for (const { logP, p, lowerP } of fit.test(accumulator.counts, trials)) {
      expect(p).toBeGreaterThan(0);
      expect(lowerP).toBeGreaterThan(0);
      if (id === 'solvable') expect(logP).toBeLessThan(-700);
      else expect(logP).toBe(0);
    }
  });
});

describe('statistics of boards together', () => {
  it('every size has its required ones, and they run', () => {
    expect(requiredIn(boards(shapeOf('3x3')))).toEqual(['solvable', 'blank', 'tile-cell', 'depth']);
    expect(requiredIn(boards(shapeOf('4x4')))).toEqual(['solvable', 'blank', 'tile-cell', 'manhattan']);
    expect(requiredIn(boards(shapeOf('5x5')))).toEqual(['solvable', 'blank', 'tile-cell']);
    expect(requiredIn(boards(shapeOf('2x2')))).toEqual(['solvable', 'every-board']);
    for (const size of SIZES) {
      const space = boards(shapeOf(size));
      const fits = requiredIn(space).map((id) => [id, kindOf(space.outcome).statistics.get(id).fit(space, 1000)] as const);
      expect(
        fits.filter(([, fit]) => 'skipped' in fit),
        size,
      ).toEqual([]);
    }
  });
});
