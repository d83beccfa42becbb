import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/outcome.js';
import type { Fitted, Statistic, TestResult } from '../../../src/core/statistic.js';
import { merge } from '../../../src/core/statistic.js';
import { boards } from '../../../src/kinds/board/boards.js';
import { boardStatistics } from '../../../src/kinds/board/catalogue.js';
import { kindOf, requiredIn } from '../../../src/kinds/index.js';
import { boardsOf, shapeOf } from './boards-of.js';

const SIZES = ['2x2', '2x3', '3x3', '3x4', '4x4', '5x5'];

function fitted(statistic: Statistic, size: string, trials: number): Fitted {
  const fit = statistic.fit(boards(shapeOf(size)), trials);
  if ('skipped' in fit) throw new Error(fit.skipped);
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

function part(batch: Batch, from: number, to: number): Batch {
  const piece = new Batch(batch.width, to - from);
  piece.cells.set(batch.cells.subarray(from * batch.width, to * batch.width));
  piece.length = to - from;
  return piece;
}

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

  it('left out with the reason: what is not known of a size', () => {
    const reason = (id: string, size: string, trials = 1000): string => {
      const fit = boardStatistics.get(id).fit(boards(shapeOf(size)), trials);
      return 'skipped' in fit ? fit.skipped : '';
    };
    expect(reason('manhattan', '5x5')).toBe('works out its exact law up to 16 cells, got 25');
    expect(reason('depth', '3x4')).toBe('needs the law of shortest solutions, which is known up to 9 cells and of 4x4, got 12 cells');
    expect(reason('every-board', '4x4')).toBe('counts every board up to 9 cells, got 16');
    expect(reason('every-board', '3x3')).toBe('needs at least 907200 boards, 5 for each of 181440, got 1000');
    expect(reason('tile-cell', '2x2')).toBe('needs a board of 6 cells, on which its law is known, got 4');
    expect(reason('blank', '3x3', 5)).toBe('needs two bins of five expected boards each, got 5 boards');
  });

  // 60 audits of 800 boards for every size and row: at 5 % between 0 and 11 of 60 are at or below but once in 30,000, so in 2,000 seeds one
  // fails for the 20 rows.
  it.each(['2x2', '2x3', '3x3', '4x4'])('keep their levels on even boards of %s', async (size) => {
    const [audits, trials] = [60, 800];
    const all = await boardsOf('first-tiles-swap', size, audits * trials, `levels ${size}`);
    for (const statistic of OWN) {
      const fit = statistic.fit(boards(shapeOf(size)), trials);
      if ('skipped' in fit || statistic.id === 'solvable') continue;
      let low = 0;
      for (let k = 0; k < audits; k++) {
        const accumulator = fit.accumulator();
        accumulator.add(part(all, k * trials, (k + 1) * trials));
        if (fit.test(accumulator.counts, trials)[0].p <= 0.05) low++;
      }
      expect(low, statistic.id).toBeLessThanOrEqual(11);
    }
  });
});
