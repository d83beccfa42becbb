import type { BoundedKernel } from '../../core/subject/bounded.js';
import type { Prng, Words } from '../../core/subject/source.js';
import type { SeedKernel } from '../../core/subject/word-kernels.js';
import type { Rows } from '../rows.js';
import { Chooser, MOST_WORDS, refuseBeyond } from './chooser.js';
import type { DealPlan } from './swap-plan.js';

/** Kernels make a multiple of this many words from a seed: the most that any generator makes at a time. */
const TOGETHER = 64;

/** Bytes of a state and of the kernels' working memory: eight Mersenne Twisters. */
const WORK = 624 * 32;

/** The most words that a kernel makes from a seed, where there is such a limit: a Mersenne Twister stops before it twists again. */
const MOST_OF_KERNEL: Partial<Record<SeedKernel, number>> = { mt19937Seeds: 192 };

/** The most seeds of decks at a time, plus seven for unused lanes. */
const SEEDS = MOST_WORDS / TOGETHER + 7;

type Seeded = Prng & Required<Pick<Prng, 'seeded'>>;

/** Deals from a generator started anew for every deck, by any bounded method: as the catalogues' parts deal, bit for bit. */
export class SeedsDealer {
  readonly #rows: Rows;
  readonly #chooser: Chooser;
  readonly #prng: Seeded;
  readonly #seeds: () => number;
  readonly #seedsAt: number;
  readonly #work: number;
  /** Words per deck. */
  #each: number;

  /** Takes `words` of the same kind as those dealt from; `seeds` returns one seed after another, whole numbers in [0, 2^53). */
  constructor(rows: Rows, plan: DealPlan, method: BoundedKernel, words: Words, prng: Seeded, seeds: () => number) {
    const { arena } = rows;
    this.#rows = rows;
    this.#chooser = new Chooser(rows, plan, method, words);
    this.#prng = prng;
    this.#seeds = seeds;
    this.#seedsAt = arena.take(8 * SEEDS);
    this.#work = arena.take(WORK);
    this.#each = TOGETHER * Math.max(1, Math.ceil(this.#chooser.steps / TOGETHER));
    const state = prng.seedKernel ? stateOf(prng) : [];
    arena.words(this.#work, state.length).set(state);
  }

  fill(length: number): void {
    const chooser = this.#chooser;
    const seeds = Array.from({ length }, this.#seeds);
    for (let done = 0; done < length; ) {
      const decks = Math.min(length - done, Math.max(1, Math.floor(MOST_WORDS / this.#each)));
      this.#makeWords(seeds.slice(done, done + decks));
      const made = chooser.choose(this.#each, true, done, decks);
      done += made;
      // Where words are refused a deck may take any number of them; the others are made anew too.
      if (made < decks) this.#each *= 2;
      refuseBeyond(this.#each, this.#rows.n);
    }
    chooser.deal(length);
  }

  #makeWords(seeds: readonly number[]): void {
    const { arena } = this.#rows;
    const { words } = this.#chooser;
    const each = this.#each;
    const { seedKernel } = this.#prng;
    if (seedKernel && each <= (MOST_OF_KERNEL[seedKernel] ?? each)) {
      arena.doubles(this.#seedsAt, seeds.length).set(seeds);
      arena.kernels[seedKernel](this.#seedsAt, seeds.length, words, each, this.#work);
      return;
    }
    for (const [deck, seed] of seeds.entries()) this.#prng.seeded(BigInt(seed)).fill(arena.words(words + 4 * each * deck, each));
  }
}

/** Returns the state of a stream started from a seed, as its kernel keeps it; empty where it starts with another number of words. */
function stateOf(prng: Seeded): ArrayLike<number> {
  let kept: ArrayLike<number> = [];
  prng.seeded(1n).fill(new Uint32Array(TOGETHER), {
    fill(_, state) {
      kept = state.slice();
    },
  });
  return kept;
}
