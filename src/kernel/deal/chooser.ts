import type { BoundedKernel } from '../../core/bounded.js';
import { AuditError } from '../../core/errors.js';
import type { Words } from '../../core/source.js';
import { ABREAST, type Rows } from '../rows.js';
import { type SwapPlan, Swapper } from './swap-plan.js';

/** The numbers of the methods in assembly/choose-words.ts. */
export const METHODS: Readonly<Record<BoundedKernel, number>> = {
  remainder: 0,
  'high-part': 1,
  'floored-fraction': 2,
  'rounded-fraction': 3,
  'high-part-refusing': 4,
  'masked-refusing': 5,
};

/** Words that are chosen from at a time, at the most. */
export const MOST_WORDS = 4096;

/** Bytes that kernels may write or read behind the last word: seven decks of 192 words more. */
const BEHIND = 7 * 192 * 4;

/** Makes draws of words by a bounded method, and decks of draws by swaps: as the catalogues' parts do, bit for bit. */
export class Chooser {
  /** The address of the words. */
  readonly words: number;
  readonly steps: number;
  readonly #rows: Rows;
  readonly #swapper: Swapper;
  readonly #plan: number;
  readonly #used: number;
  /** The draws of a deck in one row, and bytes from row to row. */
  readonly #draws: number;
  readonly #apart: number;

  /** `stream`: a stream like those that the words are of. */
  constructor(rows: Rows, plan: SwapPlan, method: BoundedKernel, { dropped, range }: Words) {
    const { arena, capacity } = rows;
    this.#rows = rows;
    this.#swapper = new Swapper(rows, plan);
    const { bounds, steps } = this.#swapper;
    this.steps = steps;
    this.words = arena.take(4 * MOST_WORDS + BEHIND);
    this.#plan = arena.take(64 + 3 * 4 * (steps + 3));
    this.#used = arena.take(4);
    this.#apart = Math.ceil(steps / 16) * 16;
    this.#draws = arena.take(this.#apart * (capacity + ABREAST));
    arena.kernels.prepareDraws(METHODS[method], dropped, BigInt(range), bounds, steps, this.#plan);
  }

  /** Words that the last call took. */
  get used(): number {
    return this.#rows.arena.words(this.#used, 1)[0] as number;
  }

  /** Makes the draws of as many of `decks` decks, from deck `first` on, as `count` words are enough for; with `own`, each deck has so many to itself. The decks made. */
  choose(count: number, own: boolean, first: number, decks: number): number {
    const to = this.#draws + first * this.#apart;
    return this.#rows.arena.kernels.chooseWords(this.#plan, this.words, count, own ? 1 : 0, to, this.#apart, decks, this.#used);
  }

  /** Refuses to go on with more than `MOST_WORDS` words for one deck. */
  refuseBeyond(words: number): void {
    if (words > MOST_WORDS) throw new AuditError('E_INTERNAL', `${MOST_WORDS} words are too few for one deck of ${this.#rows.n} cards`);
  }

  /** Deals the first `length` rows by their draws. */
  deal(length: number): void {
    const { draws, steps } = this.#swapper;
    this.#rows.arena.kernels.layAbreast(this.#draws, this.#apart, Math.ceil(length / ABREAST), steps, draws);
    this.#swapper.inTurn(0, length);
  }
}
