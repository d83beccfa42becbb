import type { BoundedKernel } from '../../core/subject/bounded.js';
import type { Words } from '../../core/subject/source.js';
import type { Arena } from '../arena.js';
import type { Rows } from '../rows.js';
import { METHODS, MOST_WORDS, refuseBeyond } from './chooser.js';
import type { SwapPlan } from './swap-plan.js';
import { WordMaker } from './word-maker.js';

/** Words of the state of xoshiro128**. */
const STATE = 4;

/**
 * Deals decks of more than 256 cards by swaps: as the catalogues' parts deal, bit for bit. It deals one deck after another, so that its draws stay in
 * the nearer caches.
 */
abstract class WideDealer {
  protected readonly arena: Arena;
  protected readonly n: number;
  protected readonly steps: number;
  /** Address of the bounds, one word per step. */
  protected readonly bounds: number;
  /** Address of the draws of one deck, 16 bits per step. */
  protected readonly draws: number;
  readonly #rows: Rows;
  readonly #swaps: number;
  readonly #start: number;

  constructor(rows: Rows, { bounds, swaps }: SwapPlan) {
    const { arena, n, stride } = rows;
    this.#rows = rows;
    this.arena = arena;
    this.n = n;
    this.steps = bounds.length;
    this.bounds = arena.take(4 * bounds.length);
    this.draws = arena.take(2 * bounds.length);
    this.#swaps = arena.take(4 * swaps.length);
    this.#start = arena.take(stride);
    arena.words(this.bounds, bounds.length).set(bounds);
    // Two words of 16 bits a step, the position in the lower one.
    arena.words(this.#swaps, swaps.length).set(swaps.map(({ at, from }) => at + 2 ** 16 * from));
    new Uint16Array(arena.kernels.memory.buffer, this.#start, n).forEach((_, card, start) => {
      start[card] = card;
    });
  }

  fill(length: number): void {
    const { arena, at, stride } = this.#rows;
    for (let deal = 0; deal < length; deal++) {
      this.draw();
      arena.kernels.swapWideRow(this.draws, this.#swaps, this.steps, at + deal * stride, this.#start, stride);
    }
  }

  protected abstract draw(): void;
}

/** Deals from one stream of xoshiro128** and Lemire's method, whole words. */
export class WideStreamDealer extends WideDealer {
  readonly #state: Uint32Array;
  readonly #kept: number;

  /** Takes `state`, the four words of the generator's seed, which advance as decks are dealt. */
  constructor(rows: Rows, plan: SwapPlan, state: Uint32Array) {
    super(rows, plan);
    this.#state = state;
    this.#kept = this.arena.take(4 * STATE);
  }

  protected override draw(): void {
    const kept = this.arena.words(this.#kept, STATE);
    kept.set(this.#state);
    this.arena.kernels.wideStreamDraws(this.#kept, this.bounds, this.steps, this.draws);
    this.#state.set(kept);
  }
}

/** Deals from the words of any generator, by any bounded method. */
export class WideWordsDealer extends WideDealer {
  readonly #method: number;
  readonly #stream: Words;
  readonly #words: number;
  readonly #maker: WordMaker;

  constructor(rows: Rows, plan: SwapPlan, method: BoundedKernel, words: Words) {
    super(rows, plan);
    this.#method = METHODS[method];
    this.#stream = words;
    this.#words = this.arena.take(4 * MOST_WORDS);
    this.#maker = new WordMaker(this.arena);
  }

  protected override draw(): void {
    const { arena, bounds, draws, steps } = this;
    const stream = this.#stream;
    const range = BigInt(stream.range);
    for (let made = 0, refused = 0; made < steps; ) {
      // As many words as are needed at the least, so that none is left.
      const count = Math.min(MOST_WORDS, steps - made);
      stream.read(arena.words(this.#words, count), this.#maker);
      const before = made;
      made = arena.kernels.chooseWideWords(this.#method, this.#words, count, stream.dropped, range, bounds, draws, made);
      refused = made > before ? 0 : refused + count;
      refuseBeyond(refused, this.n);
    }
  }
}
