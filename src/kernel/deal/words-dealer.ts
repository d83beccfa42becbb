import type { BoundedKernel } from '../../core/bounded.js';
import { AuditError } from '../../core/errors.js';
import type { Words } from '../../core/source.js';
import type { Rows } from '../rows.js';
import { type SwapPlan, Swapper } from './swap-plan.js';

/** The numbers of the methods in assembly/choose-words.ts. */
const METHODS: Readonly<Record<BoundedKernel, number>> = {
  remainder: 0,
  'high-part': 1,
  'floored-fraction': 2,
  'rounded-fraction': 3,
  'high-part-refusing': 4,
  'masked-refusing': 5,
};

/** Words that are read from a generator at a time, at the most. */
const MOST_WORDS = 4096;

/** Deals by swaps from the words of any generator, by any bounded method: as the catalogues' parts deal, bit for bit. */
export class WordsDealer {
  readonly #rows: Rows;
  readonly #swapper: Swapper;
  readonly #method: number;
  readonly #stream: Words;
  readonly #words: number;
  readonly #used: number;

  /** `words`: the stream that is dealt from. */
  constructor(rows: Rows, plan: SwapPlan, method: BoundedKernel, words: Words) {
    const { arena } = rows;
    this.#rows = rows;
    this.#swapper = new Swapper(rows, plan);
    this.#method = METHODS[method];
    this.#stream = words;
    this.#words = arena.take(4 * MOST_WORDS);
    this.#used = arena.take(4);
  }

  /** Deals the next decks into the first `length` rows; words that were read and are not needed are given back to the stream. */
  fill(length: number): void {
    const words = this.#stream;
    const { bounds, draws, steps } = this.#swapper;
    const { arena } = this.#rows;
    const range = BigInt(words.range);
    for (let done = 0, more = 0; done < length; ) {
      const count = Math.min(MOST_WORDS, (length - done) * steps + more);
      const read = arena.words(this.#words, count);
      words.read(read);
      const made = arena.kernels.chooseWords(
        this.#method,
        this.#words,
        count,
        words.dropped,
        range,
        bounds,
        steps,
        draws,
        done,
        length - done,
        this.#used,
      );
      words.unread(read.subarray(arena.words(this.#used, 1)[0]));
      done += made;
      // One deck may take any number of words where words are refused; every second one is kept at the least.
      more = made > 0 ? 0 : Math.max(steps, 2 * more);
      if (more > MOST_WORDS) throw new AuditError('E_INTERNAL', `${MOST_WORDS} words are too few for one deck of ${this.#rows.n} cards`);
    }
    this.#swapper.inTurn(0, length);
  }
}
