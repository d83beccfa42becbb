import { describe, expect, it } from 'vitest';
import { Batch, type Stretch } from '../../src/core/outcome.js';
import type { Accumulator, Fitted } from '../../src/core/statistic.js';
import { BLOCK_SIZE } from '../../src/core/subject.js';
import type { TallyId } from '../../src/core/tally.js';
import { DeckTallies } from '../../src/engine/count/deck-tallies.js';
import { batteryTests } from '../../src/engine/plan/batteries.js';
import { Arena } from '../../src/kernel/arena.js';
import { instantiate, type Kernels } from '../../src/kernel/kernels.js';
import { TALLY_KINDS } from '../../src/kernel/tally-kinds.js';
import { deckStatistics } from '../../src/kinds/deck/catalogue.js';
import { permutations } from '../../src/math/orders/permutation.js';
import { deal } from '../support/deal.js';

const CARDS = [2, 3, 4, 5, 15, 16, 17, 31, 32, 33, 52, 63, 64, 65, 128, 255, 256];
const LENGTHS = [1, 3, 4, 255, 256, 1, 256];
const DEALS = LENGTHS.reduce((sum, length) => sum + length, 0);
const LAGS = 3;
const CAPACITY = 256;

function arena(replaced: Partial<Kernels> = {}): Arena {
  const kernels = instantiate();
  if (!kernels) throw new Error('this engine has no kernels');
  return new Arena({ ...kernels, ...replaced });
}

/** The batch again, in pieces of these lengths. */
function pieces(whole: Batch): readonly Batch[] {
  let from = 0;
  return LENGTHS.map((length) => {
    const piece = new Batch(whole.width, CAPACITY);
    piece.cells.set(whole.cells.subarray(from * whole.width, (from + length) * whole.width));
    piece.length = length;
    from += length;
    return piece;
  });
}

/** Decks added one batch after another, as they are and by the tables that the accumulator reads. */
function bothWays(decks: Batch, accumulator: () => Accumulator, replaced?: Partial<Kernels>): readonly [Float64Array, Float64Array] {
  const [defined, counted] = [accumulator(), accumulator()];
  const tallies = new DeckTallies(arena(replaced), decks.width, CAPACITY, counted.readers ?? []);
  for (const piece of pieces(decks)) {
    defined.add(piece);
    tallies.add(piece);
  }
  tallies.finish();
  return [defined.counts, counted.counts];
}

/** Decks of a rule that says what lies where. */
function ruled(n: number, cardAt: (deck: number, position: number) => number): Batch {
  const batch = new Batch(n, DEALS);
  for (let d = 0; d < DEALS; d++) for (let p = 0; p < n; p++) batch.cells[d * n + p] = cardAt(d, p);
  batch.length = DEALS;
  return batch;
}

const DECKS: Readonly<Record<string, (n: number) => Batch>> = {
  even: (n) => deal('fisher-yates', n, DEALS, 'tables'),
  'a biased shuffle': (n) => deal('naive-swap', n, DEALS, 'tables'),
  'in order': (n) => ruled(n, (_, p) => p),
  reversed: (n) => ruled(n, (_, p) => n - 1 - p),
  'cut a card further each time': (n) => ruled(n, (d, p) => (p + d) % n),
};

/** Every statistic that looks at decks of so many cards, and says it has readers. */
function read(n: number): readonly (readonly [string, Fitted])[] {
  return deckStatistics.all.flatMap((statistic) => {
    const fit = statistic.fit(permutations(n), DEALS, LAGS);
    return 'skipped' in fit || !fit.accumulator().readers ? [] : [[statistic.id, fit] as const];
  });
}

describe('what tables say is what the statistics count', () => {
  it.each(CARDS)('of %i cards', (n) => {
    const statistics = read(n);
    for (const [name, make] of Object.entries(DECKS)) {
      const decks = make(n);
      for (const [id, fit] of statistics) {
        const [defined, counted] = bothWays(decks, () => fit.accumulator());
        expect(counted, `${id}, ${n} cards, ${name}`).toEqual(defined);
      }
    }
  });

  it('of a block in the midst of a sample, part by part', () => {
    const stretch: Stretch = { first: BLOCK_SIZE, trials: DEALS };
    for (const n of [5, 52, 65]) {
      const fit = deckStatistics.get('homogeneity').fit(permutations(n), BLOCK_SIZE + DEALS);
      if ('skipped' in fit) throw new Error(fit.skipped);
      const [defined, counted] = bothWays(DECKS['even'](n), () => fit.accumulator(stretch));
      expect(counted).toEqual(defined);
    }
  });

  it('together, where many read one table that is handed in at the ends of parts', () => {
    const fits = read(52).map(([, fit]) => fit);
    const decks = DECKS['even'](52);
    const defined = fits.map((fit) => fit.accumulator());
    const counted = fits.map((fit) => fit.accumulator());
    const tallies = new DeckTallies(
      arena(),
      52,
      CAPACITY,
      counted.flatMap(({ readers = [] }) => readers),
    );
    for (const piece of pieces(decks)) {
      tallies.add(piece);
      for (const one of defined) one.add(piece);
    }
    tallies.finish();
    expect(counted.map(({ counts }) => counts)).toEqual(defined.map(({ counts }) => counts));
  });

  it('of so many deals that a cell of 32 bits would overflow', () => {
    const n = 256;
    const fit = deckStatistics.get('serial-correlation').fit(permutations(n), BLOCK_SIZE);
    if ('skipped' in fit) throw new Error(fit.skipped);
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
    const blind = (Object.keys(TALLY_KINDS) as TallyId[]).filter((id) => {
      const fewer: Kernels[TallyId] = (rows, places, decks, n, stride, table, work) =>
        kernels[id](rows, places, Math.max(0, decks - 1), n, stride, table, work);
      const lie = { ...kernels, [id]: fewer };
      return [5, 52].every((n) =>
        read(n).every(([, fit]) => {
          const [defined, counted] = bothWays(DECKS['even'](n), () => fit.accumulator(), lie);
          return defined.every((cell, i) => cell === counted[i]);
        }),
      );
    });
    expect(blind).toEqual([]);
  });

  it('is asked of every statistic of the batteries', () => {
    // Decks of few cards alone have all their orders counted.
    const tabled = new Set([...read(5), ...read(52)].map(([id]) => id));
    const all = (['quick', 'standard', 'deep', 'standards'] as const).flatMap((battery) => batteryTests(battery, 'deck'));
    expect([...new Set(all)].filter((id) => !tabled.has(id))).toEqual([]);
  });
});
