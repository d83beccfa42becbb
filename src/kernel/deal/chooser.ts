import type { BoundedKernel } from '../../core/subject/bounded.js';
import { noWordKept } from '../../core/subject/no-word-kept.js';
import type { Words } from '../../core/subject/source.js';
import { ABREAST, type Rows } from '../rows.js';
import { type DealPlan, putStart, type SwapPlan, Swapper } from './swap-plan.js';

/** The numbers of the methods in assembly/choose-words.ts. */
export const METHODS: Readonly<Record<BoundedKernel, number>> = {
  remainder: 0,
  'high-part': 1,
  'floored-fraction': 2,
  'rounded-fraction': 3,
  'high-part-refusing': 4,
  'masked-refusing': 5,
};

/** The most words chosen from at a time. */
export const MOST_WORDS = 4096;

/** Bytes that kernels may write or read after the last word: seven more decks of 192 words. */
const BEHIND = 7 * 192 * 4;

/** Deals `length` decks by the draws at an address, `apart` bytes from deck to deck. */
type Shuffling = (draws: number, apart: number, length: number) => void;

/** Makes draws from words by a bounded method, and decks from draws: as the catalogues' parts do, bit for bit. */
export class Chooser {
  /** The address of the words. */
  readonly words: number;
  readonly steps: number;
  readonly #rows: Rows;
  readonly #shuffle: Shuffling;
  readonly #plan: number;
  readonly #used: number;
  /** Address of the draws, a row per deck, and the bytes from row to row. */
  readonly #draws: number;
  readonly #apart: number;

  /** Takes any stream with the same kind of words as those dealt from. */
  constructor(rows: Rows, plan: DealPlan, method: BoundedKernel, { dropped, range }: Words) {
    const { arena, capacity } = rows;
    this.#rows = rows;
    this.#shuffle = 'kernel' in plan ? rearranging(rows, plan) : swapping(rows, plan);
    const steps = plan.bounds.length;
    this.steps = steps;
    const bounds = arena.take(4 * steps);
    arena.words(bounds, steps).set(plan.bounds);
    this.words = arena.take(4 * MOST_WORDS + BEHIND);
    this.#plan = arena.take(64 + 3 * 4 * (steps + 3));
    this.#used = arena.take(4);
    this.#apart = Math.ceil(steps / 16) * 16;
    this.#draws = arena.take(this.#apart * (capacity + ABREAST));
    arena.kernels.prepareDraws(METHODS[method], dropped, BigInt(range), bounds, steps, this.#plan);
  }

  get used(): number {
    return this.#rows.arena.words(this.#used, 1)[0] as number;
  }

  /**
   * Makes the draws of as many of `decks` decks, from deck `first` on, as `count` words suffice for. With `own`, each deck has `count` words of its
   * own. Returns the number of decks made.
   */
  choose(count: number, own: boolean, first: number, decks: number): number {
    const to = this.#draws + first * this.#apart;
    return this.#rows.arena.kernels.chooseWords(this.#plan, this.words, count, own ? 1 : 0, to, this.#apart, decks, this.#used);
  }

  deal(length: number): void {
    this.#shuffle(this.#draws, this.#apart, length);
  }
}

/** Deals by swaps, eight decks side by side. */
function swapping(rows: Rows, plan: SwapPlan): Shuffling {
  const { kernels } = rows.arena;
  const swapper = new Swapper(rows, plan);
  const halved = plan.swaps[0]?.halved === true;
  return (draws, apart, length) => {
    if (halved) kernels.halveDraws(draws, length * apart);
    kernels.layAbreast(draws, apart, Math.ceil(length / ABREAST), swapper.steps, swapper.draws);
    swapper.inTurn(0, length);
  };
}

function rearranging(rows: Rows, { bounds, kernel }: Exclude<DealPlan, SwapPlan>): Shuffling {
  const { arena, at, n, stride } = rows;
  const start = arena.take(stride);
  const work = arena.take(2 * stride + 64 + 1024);
  putStart(rows, start);
  const deal = arena.kernels[kernel];
  return (draws, apart, length) => {
    for (let d = 0; d < length; d++) deal(draws + d * apart, bounds.length, at + d * stride, n, start, work);
  };
}

/**
 * Throws E_FORBIDDEN_STATE where one deck of `n` cards, or one draw of it, needs more than `MOST_WORDS` words. A generator in a short cycle never
 * gives one that is kept.
 */
export function refuseBeyond(words: number, n: number): void {
  if (words > MOST_WORDS)
    throw noWordKept(`a generator must give words that can be kept for a deck of ${n} cards, got too few among ${MOST_WORDS}`);
}
