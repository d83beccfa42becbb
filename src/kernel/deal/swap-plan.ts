import { MOST_BYTE_CARDS } from '../../core/statistic/tally.js';
import type { ShuffleKernel, SwapStep } from '../../core/subject/shuffle.js';
import { ABREAST, MOST_IN_ROWS, type Rows } from '../rows.js';

/** A shuffle that only swaps, in the form kernels take: draws below `bounds`, and where each lands. */
export interface SwapPlan {
  readonly bounds: Uint32Array;
  readonly swaps: readonly SwapStep[];
}

/** A shuffle in the form kernels take: by its swaps, or by the kernel that rearranges by draws below `bounds`. */
export type DealPlan = SwapPlan | { readonly bounds: Uint32Array; readonly kernel: ShuffleKernel };

/** The most draws per deck: those of one deck are made at once, from words of which every second may be refused. */
const MOST_STEPS = 1024;

/** True if kernels can deal it: draws and positions fit into the bytes of a card in rows. For large decks only swaps qualify, with no draw halved. */
export function isForKernels(plan: DealPlan, n: number): boolean {
  const { bounds } = plan;
  const large = n > MOST_BYTE_CARDS;
  const most = large ? MOST_IN_ROWS : MOST_BYTE_CARDS;
  if (n > most || bounds.some((bound) => bound > most)) return false;
  if ('kernel' in plan) return !large && bounds.length <= MOST_STEPS;
  const halved = plan.swaps[0]?.halved === true;
  return !(large && halved) && plan.swaps.every((step) => step.halved === halved);
}

/** Writes the deck in its first order at an address. */
export function putStart({ arena, n }: Rows, at: number): void {
  arena.bytes(at, n).forEach((_, card, start) => {
    start[card] = card;
  });
}

/** Deals decks of up to 256 cards by swaps: holds the plan in the memory of the kernels, and room for the draws of a batch. */
export class Swapper {
  readonly steps: number;
  /** Address of the bounds, one word per step. */
  readonly bounds: number;
  /** Address of the draws, in groups of eight decks as assembly/stream-draws.ts lays them out. */
  readonly draws: number;
  readonly #rows: Rows;
  readonly #swaps: number;
  readonly #start: number;

  constructor(rows: Rows, { bounds, swaps }: SwapPlan) {
    const { arena, stride } = rows;
    this.#rows = rows;
    this.steps = bounds.length;
    this.bounds = arena.take(4 * bounds.length);
    // Draws of eight decks are laid sixteen steps at a time.
    this.draws = arena.take(bounds.length * (rows.capacity + ABREAST) + 16 * ABREAST);
    this.#swaps = arena.take(2 * swaps.length);
    this.#start = arena.take(stride);
    arena.words(this.bounds, bounds.length).set(bounds);
    arena.bytes(this.#swaps, 2 * swaps.length).set(swaps.flatMap(({ at, from }) => [at, from]));
    putStart(rows, this.#start);
  }

  /** Shuffles the rows from row `first` on: deck d by the draws in place d mod 8 of group d / 8. */
  inTurn(first: number, decks: number): void {
    const { at, stride } = this.#rows;
    const groups = Math.ceil(decks / ABREAST);
    this.#swap(at + first * stride, groups, ABREAST * stride, stride);
  }

  /** Shuffles the first rows, eight lanes of `groups` decks each: deck l · groups + g by the draws in place l of group g. */
  byLanes(groups: number): void {
    const { at, stride } = this.#rows;
    this.#swap(at, groups, stride, groups * stride);
  }

  #swap(first: number, groups: number, ofGroup: number, ofLane: number): void {
    const { arena, stride } = this.#rows;
    arena.kernels.swapRows(this.draws, this.#swaps, this.steps, first, groups, ofGroup, ofLane, this.#start, stride);
  }
}
