import { describe, expect, it } from 'vitest';
import { Batch } from '../../src/core/subject/outcome.js';
import type { Stretch } from '../../src/core/subject/stretch.js';
import { BLOCK_SIZE } from '../../src/core/subject/subject.js';
import { DeckTallies } from '../../src/engine/count/deck-tallies.js';
import { batteryTests } from '../../src/engine/plan/batteries.js';
import { type CountingKernelName, instantiate, type Kernels } from '../../src/kernel/kernels.js';
import { WIDE_TALLY_KINDS } from '../../src/kernel/tally-kinds.js';
import { deckStatistics } from '../../src/kinds/deck/catalogue.js';
import { permutations } from '../../src/math/orders/permutation.js';
import { arena, bothWays, DECKS, dealsOf, firstDifference, type Pieces, read } from './both-ways.js';

const PIECES: Pieces = { lengths: [1, 3, 32, 15, 32, 20], capacity: 32 };
const DEALS = dealsOf(PIECES);

/** Decks of so many cards are not many, so that a test of all of them ends soon. */
const LARGEST: Pieces = { lengths: [1, 2, 2, 1, 2], capacity: 2 };

describe('what tables of decks of more than 256 cards say is what the statistics count', () => {
  it.each([257, 300, 512, 513, 1000, 1001, 4096, 4097, 5000])('of %i cards', (n) => {
    const statistics = read(n, DEALS);
    for (const [name, make] of Object.entries(DECKS)) {
      const decks = make(n, DEALS);
      for (const [id, fit] of statistics) {
        const [defined, counted] = bothWays(decks, PIECES, () => fit.accumulator());
        expect(firstDifference(defined, counted), `${id}, ${n} cards, ${name}`).toBeNull();
      }
    }
  });

  it('of 65,535 cards, as many as there can be', () => {
    const n = 65_535;
    const statistics = read(n, DEALS);
    for (const name of ['even', 'in order', 'reversed', 'cut a card further each time'] as const) {
      const decks = DECKS[name](n, dealsOf(LARGEST));
      for (const [id, fit] of statistics) {
        const [defined, counted] = bothWays(decks, LARGEST, () => fit.accumulator());
        expect(firstDifference(defined, counted), `${id}, ${name}`).toBeNull();
      }
    }
  });

  it('of a block in the midst of a sample, part by part', () => {
    const stretch: Stretch = { first: BLOCK_SIZE, trials: DEALS };
    const fit = deckStatistics.get('homogeneity').fit(permutations(300), BLOCK_SIZE + DEALS);
    if ('skipped' in fit) throw new Error(fit.skipped.why);
    const [defined, counted] = bothWays(DECKS.even(300, DEALS), PIECES, () => fit.accumulator(stretch));
    expect(firstDifference(defined, counted)).toBeNull();
  });

  it('of so many deals that a cell of 32 bits nearly overflows', () => {
    const n = 65_535;
    const deals = 66_000;
    const fit = deckStatistics.get('cyclic-displacement').fit(permutations(n), deals);
    if ('skipped' in fit) throw new Error(fit.skipped.why);
    const accumulator = fit.accumulator();
    const batch = new Batch(n, 2);
    for (let at = 0; at < batch.cells.length; at++) batch.cells[at] = at % n;
    batch.length = 2;
    // All but the sums stands still: a deal of the first order moves all of its cards by 0.
    const kernels = instantiate();
    const adding: Partial<Kernels> = {
      wideDisplacements: (_rows, _places, decks, _n, _stride, table) => {
        const cells = new Uint32Array((kernels as Kernels).memory.buffer, table, n);
        cells[0] += n * decks;
      },
    };
    const tallies = new DeckTallies(arena({ ...kernels, ...adding }), n, 2, accumulator.readers ?? []);
    for (let k = 0; k < deals; k += 2) tallies.add(batch);
    tallies.finish();
    expect(accumulator.counts[0]).toBe(n * deals);
  });

  it('of so many equal deals that a cell of 16 bits would overflow', () => {
    const n = 257;
    const decks = 250;
    const deals = 264 * decks;
    const batch = DECKS['in order'](n, decks);
    for (const id of ['position-matrix', 'successor-matrix', 'fisher-yates-digits', 'lehmer-digits'] as const) {
      const fit = deckStatistics.get(id).fit(permutations(n), deals);
      if ('skipped' in fit) throw new Error(fit.skipped.why);
      const [defined, counted] = [fit.accumulator(), fit.accumulator()];
      defined.add(batch);
      const tallies = new DeckTallies(arena(), n, decks, counted.readers ?? []);
      for (let k = 0; k < deals; k += decks) tallies.add(batch);
      tallies.finish();
      const expected = defined.counts.map((count) => count * (deals / decks));
      expect(firstDifference(expected, counted.counts), id).toBeNull();
      expect(Math.max(...counted.counts.subarray(0, n)), id).toBeGreaterThan(65_535);
    }
  });

  it('and a kernel that leaves out a deck is seen', () => {
    const kernels = instantiate();
    if (!kernels) throw new Error('this engine has no kernels');
    const names = Object.values(WIDE_TALLY_KINDS).map(({ kernel }) => kernel);
    const blind = names.filter((name: CountingKernelName) => {
      const fewer: Kernels[CountingKernelName] = (rows, places, decks, ...others) =>
        kernels[name](rows, places, Math.max(0, decks - 1), ...others);
      return [300, 1001].every((n) =>
        read(n, DEALS).every(([, fit]) => {
          const [defined, counted] = bothWays(DECKS.even(n, DEALS), PIECES, () => fit.accumulator(), { ...kernels, [name]: fewer });
          return firstDifference(defined, counted) === null;
        }),
      );
    });
    expect(blind).toEqual([]);
  });

  it('is asked of every statistic of the batteries quick and standard', () => {
    const tabled = new Set([...read(300, 2000), ...read(1001, 2000)].map(([id]) => id));
    const all = (['quick', 'standard'] as const).flatMap((battery) => batteryTests(battery, { outcome: { kind: 'deck' } }));
    // The bits of deals are kept as they come, and all orders of so many cards are not counted by anything.
    expect([...new Set(all)].filter((id) => !tabled.has(id))).toEqual(['linear-complexity', 'permutations']);
  });
});
