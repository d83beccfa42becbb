import { describe, expect, it } from 'vitest';
import { Batch } from '../../src/core/subject/outcome.js';
import type { Stretch } from '../../src/core/subject/stretch.js';
import { BLOCK_SIZE } from '../../src/core/subject/subject.js';
import { DeckTallies } from '../../src/engine/count/deck-tallies.js';
import { batteryTests } from '../../src/engine/plan/batteries.js';
import { instantiate, type Kernels } from '../../src/kernel/kernels.js';
import { TALLY_KINDS } from '../../src/kernel/tally-kinds.js';
import { deckStatistics } from '../../src/kinds/deck/catalogue.js';
import { permutations } from '../../src/math/orders/permutation.js';
import { arena, bothWays, DECKS, dealsOf, firstDifference, type Pieces, piecesOf, read } from './both-ways.js';

const CARDS = [2, 3, 4, 5, 15, 16, 17, 31, 32, 33, 52, 63, 64, 65, 128, 255, 256];
const CAPACITY = 256;
const PIECES: Pieces = { lengths: [1, 3, 4, 255, 256, 1, 256], capacity: CAPACITY };
const DEALS = dealsOf(PIECES);

describe('what tables say is what the statistics count', () => {
  it.each(CARDS)('of %i cards', (n) => {
    const statistics = read(n, DEALS);
    for (const [name, make] of Object.entries(DECKS)) {
      const decks = make(n, DEALS);
      for (const [id, fit] of statistics) {
        const [defined, counted] = bothWays(decks, PIECES, () => fit.accumulator());
        expect(firstDifference(defined, counted), `${id}, ${n} cards, ${name}`).toBeNull();
      }
    }
  });

  it('of a block in the midst of a sample, part by part', () => {
    const stretch: Stretch = { first: BLOCK_SIZE, trials: DEALS };
    for (const n of [5, 52, 65]) {
      const fit = deckStatistics.get('homogeneity').fit(permutations(n), BLOCK_SIZE + DEALS);
      if ('skipped' in fit) throw new Error(fit.skipped.why);
      const [defined, counted] = bothWays(DECKS.even(n, DEALS), PIECES, () => fit.accumulator(stretch));
      expect(counted).toEqual(defined);
    }
  });

  it('together, where many read one table that is handed in at the ends of parts', () => {
    const fits = read(52, DEALS).map(([, fit]) => fit);
    const decks = DECKS.even(52, DEALS);
    const defined = fits.map((fit) => fit.accumulator());
    const counted = fits.map((fit) => fit.accumulator());
    const tallies = new DeckTallies(
      arena(),
      52,
      CAPACITY,
      counted.flatMap(({ readers = [] }) => readers),
    );
    for (const piece of piecesOf(decks, PIECES)) {
      tallies.add(piece);
      for (const one of defined) one.add(piece);
    }
    tallies.finish();
    expect(counted.map(({ counts }) => counts)).toEqual(defined.map(({ counts }) => counts));
  });

  it('of so many deals that a cell of 32 bits would overflow', () => {
    const n = 256;
    const fit = deckStatistics.get('serial-correlation').fit(permutations(n), BLOCK_SIZE);
    if ('skipped' in fit) throw new Error(fit.skipped.why);
    const accumulator = fit.accumulator();
    const batch = new Batch(n, CAPACITY);
    for (let at = 0; at < batch.cells.length; at++) batch.cells[at] = at % n;
    batch.length = CAPACITY;
    const batches = 300;
    const tallies = new DeckTallies(arena(), n, CAPACITY, accumulator.readers ?? []);
    for (let k = 0; k < batches; k++) tallies.add(batch);
    tallies.finish();
    // The card at position p is p, of the value 2p − 255, in every deal but the first after itself.
    const expected = Array.from({ length: 2 * n }, (_, cell) => (cell % 2 === 0 ? (cell - 255) ** 2 * (batches * CAPACITY - 1) : 0));
    expect([...accumulator.counts]).toEqual(expected);
  });

  it('and a kernel that leaves out a deck is seen', () => {
    const kernels = instantiate();
    if (!kernels) throw new Error('this engine has no kernels');
    const blind = (Object.keys(TALLY_KINDS) as (keyof typeof TALLY_KINDS)[]).filter((id) => {
      const fewer: Kernels[typeof id] = (rows, places, decks, ...others) => kernels[id](rows, places, Math.max(0, decks - 1), ...others);
      const lie = { ...kernels, [id]: fewer };
      return [5, 52].every((n) =>
        read(n, DEALS).every(([, fit]) => {
          const [defined, counted] = bothWays(DECKS.even(n, DEALS), PIECES, () => fit.accumulator(), lie);
          return defined.every((cell, i) => cell === counted[i]);
        }),
      );
    });
    expect(blind).toEqual([]);
  });

  it('is asked of every statistic of the batteries', () => {
    // Decks of few cards alone have all their orders counted; the bits of deals are kept as they come.
    const tabled = new Set([...read(5, DEALS), ...read(52, DEALS)].map(([id]) => id));
    const all = (['quick', 'standard', 'deep', 'standards'] as const).flatMap((battery) =>
      batteryTests(battery, { outcome: { kind: 'deck' } }),
    );
    expect([...new Set(all)].filter((id) => !tabled.has(id))).toEqual(['linear-complexity']);
  });
});
