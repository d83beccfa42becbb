import type { Accumulator, Fitted } from '../../src/core/statistic/statistic.js';
import { Batch } from '../../src/core/subject/outcome.js';
import { readersOf } from '../../src/engine/count/counter.js';
import { DeckTallies } from '../../src/engine/count/deck-tallies.js';
import { Arena } from '../../src/kernel/arena.js';
import { instantiate, type Kernels } from '../../src/kernel/kernels.js';
import { deckStatistics } from '../../src/kinds/deck/catalogue.js';
import { permutations } from '../../src/math/orders/permutation.js';
import { deal } from '../support/deal.js';

/** How decks are added: in batches of these lengths, none longer than `capacity`. */
export interface Pieces {
  readonly lengths: readonly number[];
  readonly capacity: number;
}

/** Lags up to which statistics look back. */
const LAGS = 3;

export const dealsOf = ({ lengths }: Pieces): number => lengths.reduce((sum, length) => sum + length, 0);

export function arena(replaced: Partial<Kernels> = {}): Arena {
  const kernels = instantiate();
  if (!kernels) throw new Error('this engine has no kernels');
  return new Arena({ ...kernels, ...replaced });
}

/** The batch again, in pieces. */
export function piecesOf(whole: Batch, { capacity, lengths }: Pieces): readonly Batch[] {
  let from = 0;
  return lengths.map((length) => {
    const piece = new Batch(whole.width, capacity);
    piece.cells.set(whole.cells.subarray(from * whole.width, (from + length) * whole.width));
    piece.length = length;
    from += length;
    return piece;
  });
}

/** Decks added one batch after another, as they are and by the tables that the accumulator reads. */
export function bothWays(
  decks: Batch,
  pieces: Pieces,
  accumulator: () => Accumulator,
  replaced?: Partial<Kernels>,
): readonly [Float64Array, Float64Array] {
  const [defined, counted] = [accumulator(), accumulator()];
  const tallies = new DeckTallies(arena(replaced), decks.width, pieces.capacity, counted.readers ?? []);
  for (const piece of piecesOf(decks, pieces)) {
    defined.add(piece);
    tallies.add(piece);
  }
  tallies.finish();
  return [defined.counts, counted.counts];
}

/** Decks of a rule that says what lies where. */
function ruled(n: number, deals: number, cardAt: (deck: number, position: number) => number): Batch {
  const batch = new Batch(n, deals);
  for (let d = 0; d < deals; d++) for (let p = 0; p < n; p++) batch.cells[d * n + p] = cardAt(d, p);
  batch.length = deals;
  return batch;
}

export const DECKS = {
  even: (n, deals) => deal('fisher-yates', n, deals, 'tables'),
  'a biased shuffle': (n, deals) => deal('naive-swap', n, deals, 'tables'),
  'in order': (n, deals) => ruled(n, deals, (_, p) => p),
  reversed: (n, deals) => ruled(n, deals, (_, p) => n - 1 - p),
  'cut a card further each time': (n, deals) => ruled(n, deals, (d, p) => (p + d) % n),
} satisfies Readonly<Record<string, (n: number, deals: number) => Batch>>;

/** Every statistic that looks at so many decks of so many cards, and says it has readers. */
export function read(n: number, deals: number): readonly (readonly [string, Fitted])[] {
  return deckStatistics.all.flatMap((statistic) => {
    const fit = statistic.fit(permutations(n), deals, { lags: LAGS });
    return 'skipped' in fit || !readersOf(fit.accumulator(), n) ? [] : [[statistic.id, fit] as const];
  });
}

/** The first place at which two rows of numbers differ, and both; null where none does. Of many it says so a hundred times sooner than a comparison of all. */
export function firstDifference(defined: ArrayLike<number>, made: ArrayLike<number>): readonly number[] | null {
  if (defined.length !== made.length) return [defined.length, made.length];
  for (let at = 0; at < defined.length; at++) if (defined[at] !== made[at]) return [at, defined[at] ?? 0, made[at] ?? 0];
  return null;
}
