import type { BoundedKernel } from '../../core/subject/bounded.js';
import type { Words } from '../../core/subject/source.js';
import type { Rows } from '../rows.js';
import { Chooser, MOST_WORDS, refuseBeyond } from './chooser.js';
import type { DealPlan } from './swap-plan.js';
import { WordMaker } from './word-maker.js';

/** Deals from one stream of the words of any generator, by any bounded method: as the catalogues' parts deal, bit for bit. */
export class WordsDealer {
  readonly #rows: Rows;
  readonly #chooser: Chooser;
  readonly #maker: WordMaker;
  readonly #stream: Words;

  constructor(rows: Rows, plan: DealPlan, method: BoundedKernel, words: Words) {
    this.#rows = rows;
    this.#chooser = new Chooser(rows, plan, method, words);
    this.#maker = new WordMaker(rows.arena);
    this.#stream = words;
  }

  /** Deals the next decks into the first `length` rows; words read but not needed are returned to the stream. */
  fill(length: number): void {
    const chooser = this.#chooser;
    const { steps } = chooser;
    // Whole decks of words: so none is given back where none is refused.
    const most = Math.max(1, Math.floor(MOST_WORDS / Math.max(1, steps)));
    for (let done = 0, more = 0; done < length; ) {
      const count = Math.min(MOST_WORDS, Math.min(most, length - done) * steps + more);
      const read = this.#rows.arena.words(chooser.words, count);
      this.#stream.read(read, this.#maker);
      const made = chooser.choose(count, false, done, length - done);
      this.#stream.unread(read.subarray(chooser.used));
      done += made;
      // One deck may take any number of words where words are refused; every second one is kept at the least.
      more = made > 0 ? 0 : Math.max(steps, 2 * more);
      refuseBeyond(more, this.#rows.n);
    }
    chooser.deal(length);
  }
}
