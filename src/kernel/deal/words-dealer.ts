import type { BoundedKernel } from '../../core/bounded.js';
import { AuditError } from '../../core/errors.js';
import type { Words } from '../../core/source.js';
import { ABREAST, type Rows } from '../rows.js';
import { type SwapPlan, Swapper } from './swap-plan.js';
import { WordMaker } from './word-maker.js';

/** The numbers of the methods in assembly/choose-words.ts. */
export const METHODS: Readonly<Record<BoundedKernel, number>> = {
  remainder: 0,
  'high-part': 1,
  'floored-fraction': 2,
  'rounded-fraction': 3,
  'high-part-refusing': 4,
  'masked-refusing': 5,
};

/** Words that are read from a generator at a time, at the most. */
export const MOST_WORDS = 4096;

/** Bytes that kernels may read behind the last word. */
const BEHIND = 16;

/** Deals by swaps from the words of any generator, by any bounded method: as the catalogues' parts deal, bit for bit. */
export class WordsDealer {
  readonly #rows: Rows;
  readonly #swapper: Swapper;
  readonly #stream: Words;
  readonly #maker: WordMaker;
  readonly #plan: number;
  readonly #words: number;
  readonly #used: number;
  /** The draws of a deck in one row, and bytes from row to row. */
  readonly #draws: number;
  readonly #apart: number;

  /** `words`: the stream that is dealt from. */
  constructor(rows: Rows, plan: SwapPlan, method: BoundedKernel, words: Words) {
    const { arena, capacity } = rows;
    this.#rows = rows;
    this.#swapper = new Swapper(rows, plan);
    this.#stream = words;
    this.#maker = new WordMaker(arena);
    const { bounds, steps } = this.#swapper;
    this.#plan = arena.take(64 + 3 * 4 * (steps + 3));
    this.#words = arena.take(4 * MOST_WORDS + BEHIND);
    this.#used = arena.take(4);
    this.#apart = Math.ceil(steps / 16) * 16;
    this.#draws = arena.take(this.#apart * (capacity + ABREAST));
    arena.kernels.prepareDraws(METHODS[method], words.dropped, BigInt(words.range), bounds, steps, this.#plan);
  }

  /** Deals the next decks into the first `length` rows; words that were read and are not needed are given back to the stream. */
  fill(length: number): void {
    const words = this.#stream;
    const { draws, steps } = this.#swapper;
    const { arena } = this.#rows;
    const { kernels } = arena;
    // Whole decks of words, where none is refused, and none is given back.
    const most = Math.max(1, Math.floor(MOST_WORDS / Math.max(1, steps)));
    for (let done = 0, more = 0; done < length; ) {
      const count = Math.min(MOST_WORDS, Math.min(most, length - done) * steps + more);
      const read = arena.words(this.#words, count);
      words.read(read, this.#maker);
      const to = this.#draws + done * this.#apart;
      const made = kernels.chooseWords(this.#plan, this.#words, count, 0, to, this.#apart, length - done, this.#used);
      words.unread(read.subarray(arena.words(this.#used, 1)[0]));
      done += made;
      // One deck may take any number of words where words are refused; every second one is kept at the least.
      more = made > 0 ? 0 : Math.max(steps, 2 * more);
      if (more > MOST_WORDS) throw new AuditError('E_INTERNAL', `${MOST_WORDS} words are too few for one deck of ${this.#rows.n} cards`);
    }
    kernels.layAbreast(this.#draws, this.#apart, Math.ceil(length / ABREAST), steps, draws);
    this.#swapper.inTurn(0, length);
  }
}
