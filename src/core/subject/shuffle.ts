import type { Entry, Parameter } from '../catalogue.js';
import type { Cure } from '../record/cure.js';
import type { KeyedPermutation } from './keyed-permutation.js';

/** A source of decisions. A shuffle sees choices, never a generator, so it can be sampled, enumerated or replayed. */
export interface Choices {
  /** Returns an integer in [0, bound), every value equally likely if the source is ideal. */
  below(bound: number): number;
}

/** A deck in its order, position by position: 16-bit cells up to 65,535 cards, 32-bit beyond. */
export type Cells = Uint16Array | Uint32Array;

/** One step of a shuffle that only swaps: position `at` with position `from + draw` (or `from + (draw + 1 >> 1)` if `halved`). */
export interface SwapStep {
  readonly at: number;
  readonly from: number;
  readonly bound: number;
  /** True for `Math.round` as an index rule: the two end points get half a share. */
  readonly halved: boolean;
}

/** A law in which an order's probability follows from one statistic of the order. */
export interface ClosedForm {
  /** 'descents': positions at which a higher card is directly before a lower one. 'rising-sequences': 1 + descents of the inverse permutation. */
  readonly statistic: 'descents' | 'rising-sequences';
  /**
   * Returns how many of the `ways(n)` equally likely ways deal each single order of `n` cards. There is one entry per value of the statistic, n in
   * all, from no descent or one rising sequence.
   */
  numerators(n: number): readonly bigint[];
  ways(n: number): bigint;
  /** The formula in words and symbols, lower case, no full stop. */
  readonly statement: string;
}

interface ShuffleInfo extends Entry {
  /** True if every permutation is exactly equally likely when the choices are ideal, at every n. */
  readonly uniform: boolean;
  /** The place a mistake was found, or the people who use a physical shuffle. Absent for correct shuffles. */
  readonly seenIn?: string;
  /** The fault and the remedy of a mistake: what its code does, and what it should do. Absent for correct shuffles. */
  readonly cure?: Cure;
  /** The smallest deck it is defined for; 2 unless said otherwise. */
  readonly leastCards?: number;
  readonly parameter?: Parameter<Shuffle>;
  /** The place among the shuffles compared by default, and the parameter if it takes one; absent for the others. */
  readonly compared?: { readonly place: number; readonly number?: number };
}

/**
 * Kernels that rearrange by draws other than swaps: each card inserted into the hand at a draw; cards taken out of the pile one by one at a draw; one
 * cut; riffles with a coin per position; overhand shuffles with a draw between neighbours, 0 for a cut; cards sorted by keys of one draw each.
 */
export type ShuffleKernel = 'insertions' | 'removals' | 'cuts' | 'riffles' | 'overhands' | 'keysSorted';

/** A shuffle whose bounds are the same for every deal: a list of bounds plus a pure decoder. */
export interface PlannedShuffle extends ShuffleInfo {
  readonly kind: 'planned';
  /** Returns one bound for each draw of a deal of `n` cards, in the order the draws are made. */
  bounds(n: number): Uint32Array;
  /** Rearranges `deck` in place by `draws`; no other input, no state. */
  apply(draws: Uint32Array, deck: Cells): void;
  /** Returns the same shuffle as a list of swaps, one per draw, if it is one. Gives the exact position law and the replay's trail. */
  swaps?(n: number): readonly SwapStep[];
  /**
   * Writes the draws that dealt `deal` from a deck in order, one for each bound; false where none did. Present if draws follow from the order, and the
   * swaps do not say so already.
   */
  readBack?(deal: Cells, draws: Uint32Array): boolean;
  /** The kernel that rearranges as `apply` does, if there is one and it does more than swap. */
  readonly kernel?: ShuffleKernel;
  /** The law of its orders, if a formula gives it. */
  readonly closedForm?: ClosedForm;
  /** Present if it is `once` done `times` times, with fresh choices each time. */
  readonly repeats?: { readonly times: number; readonly once: PlannedShuffle };
  /**
   * Returns the order of `n` items, 1 to 2^31, by a key of one draw for each of `bounds(n)`. It is the deal of `apply`, but item by item, without a
   * deck. If present, the draws of a deal are its key and nothing else. The key must not be modified while the order is in use. Throws E_USAGE at
   * another n.
   */
  keyed?(n: number, key: Uint32Array): KeyedPermutation;
}

/** A shuffle whose next bound depends on earlier draws (a random comparator). */
export interface AdaptiveShuffle extends ShuffleInfo {
  readonly kind: 'adaptive';
  run(choices: Choices, deck: Cells): void;
}

/** A shuffle of the catalogue. One file in `src/parts/shuffle/` exports exactly one. */
export type Shuffle = PlannedShuffle | AdaptiveShuffle;

/** Puts the deck in its starting order: card p at position p. */
export function reset(deck: Cells): void {
  for (let i = 0; i < deck.length; i++) deck[i] = i;
}

/** Returns the position to which a swap step's draw moves its card. */
export function swapTarget(step: SwapStep, draw: number): number {
  return step.from + (step.halved ? (draw + 1) >> 1 : draw);
}

/** Runs the same shuffle through the general interface; the contract suite checks that both interfaces give identical decks. */
export function runWith(shuffle: Shuffle, choices: Choices, deck: Cells): void {
  if (shuffle.kind === 'adaptive') return shuffle.run(choices, deck);
  const bounds = shuffle.bounds(deck.length);
  shuffle.apply(
    bounds.map((bound) => choices.below(bound)),
    deck,
  );
}
