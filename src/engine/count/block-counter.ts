import type { RowForm } from '../../core/statistic/row-form.js';
import type { Accumulator } from '../../core/statistic/statistic.js';
import { MOST_BYTE_CARDS } from '../../core/statistic/tally.js';
import type { Batch, OutcomeSpace } from '../../core/subject/outcome.js';
import type { Stretch } from '../../core/subject/stretch.js';
import { type Arena, borrowArena, returnArena } from '../../kernel/arena.js';
import type { ReadStatistic } from '../fit.js';
import { type Counter, counter, readersOf } from './counter.js';
import { DeckTallies } from './deck-tallies.js';

/** The most decks dealt before they are counted: few enough to stay in the first-level cache at 52 cards. */
const MOST_DECKS = 256;

/** The most cards of larger decks dealt before kernels count them. With their places and rearrangements they stay in the second-level cache. */
const MOST_WIDE_CARDS = 2 ** 18;

/** The most large decks counted at a time without a kernel: the larger a table, the more decks are counted in it at a time. */
const MOST_LARGE_DECKS = 1024;

/** The most cards in them. Progress and interrupts wait for a whole batch, but counting in large tables is faster in large batches. */
const MOST_CARDS = 2 ** 20;

/** Counts the outcomes of one block, every statistic at once, and in both readings if one of them reads the cards dealt. */
export class BlockCounter {
  /** The most outcomes of a batch. */
  readonly most: number;
  /** True if a statistic reads the cards dealt besides their order relative to the input decks. */
  readonly bothWays: boolean;
  readonly #accumulators: readonly { readonly id: string; readonly accumulator: Accumulator; readonly absolute: boolean }[];
  readonly #arena: Arena | null;
  readonly #asDealt: Counter;
  readonly #asOrdered: Counter;

  /** `stretch`: the place of the outcomes in their sample. If `borrow` has no kernels, every statistic counts deal by deal, by its own definition. */
  constructor(
    { allCards, width }: Pick<OutcomeSpace, 'allCards' | 'width'>,
    statistics: readonly ReadStatistic[],
    stretch?: Stretch,
    borrow: () => Arena | null = borrowArena,
  ) {
    const accumulators = statistics.map(({ fitted, id, reading }) => ({
      id,
      accumulator: fitted.accumulator(stretch),
      absolute: reading === 'absolute',
    }));
    const arena = allCards && accumulators.some(({ accumulator }) => readersOf(accumulator, width)) ? borrow() : null;
    const most = mostDecks(width, arena !== null);
    const of = (absolute: boolean): Counter =>
      counter(
        accumulators.filter((one) => one.absolute === absolute).map(({ accumulator }) => accumulator),
        width,
        arena && ((readers) => new DeckTallies(arena, width, most, readers)),
      );
    this.most = most;
    this.bothWays = accumulators.some(({ absolute }) => absolute);
    this.#accumulators = accumulators;
    this.#arena = arena;
    this.#asDealt = of(true);
    this.#asOrdered = of(false);
  }

  /** Storage in which whole decks may be dealt in place of cells; null if they may not. */
  get rows(): RowForm | null {
    return this.#asOrdered.tallies?.rows ?? null;
  }

  /** Adds a batch of at most `most` outcomes. */
  add(batch: Batch): void {
    this.#asOrdered.add(batch);
    if (this.bothWays) this.#asDealt.add(batch.absolute ?? batch);
  }

  /** Returns the counts of all outcomes so far by statistic id. The arrays keep growing as more are added. */
  counts(): Map<string, Float64Array> {
    for (const { tallies } of [this.#asOrdered, this.#asDealt]) tallies?.finish();
    return new Map(this.#accumulators.map(({ id, accumulator }) => [id, accumulator.counts]));
  }

  /** Releases its memory; nothing may be added after that. */
  close(): void {
    if (this.#arena) returnArena(this.#arena);
  }
}

function mostDecks(width: number, byKernels: boolean): number {
  const [decks, cards] =
    width <= MOST_BYTE_CARDS ? [MOST_DECKS, MOST_CARDS] : byKernels ? [MOST_DECKS, MOST_WIDE_CARDS] : [MOST_LARGE_DECKS, MOST_CARDS];
  return Math.max(1, Math.min(decks, Math.floor(cards / width)));
}
