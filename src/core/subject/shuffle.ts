import type { Entry, Parameter } from '../catalogue.js';
import type { Cure } from '../record/cure.js';
import type { KeyedPermutation } from './keyed-permutation.js';

/** A source of decisions. A shuffle sees choices, never a generator, so it can be sampled, enumerated or replayed. */
export interface Choices {
  /** An integer in [0, bound), every value equally likely if the source is ideal. */
  below(bound: number): number;
}

/** A deck in its order, position by position: of up to 65,535 cards, or of more. */
export type Cells = Uint16Array | Uint32Array;

/** One step of a shuffle that only ever swaps: position `at` with position `from + draw` (or `from + (draw + 1 >> 1)` where `halved`). */
export interface SwapStep {
  readonly at: number;
  readonly from: number;
  readonly bound: number;
  /** `Math.round` as an index rule: the two end points get half a share. */
  readonly halved: boolean;
}

/** A law in which an order's probability follows from one statistic of the order. */
export interface ClosedForm {
  /** 'descents': places where a higher card stands before a lower one. 'rising-sequences': 1 + descents of the inverse order. */
  readonly statistic: 'descents' | 'rising-sequences';
  /** How many of the `ways(n)` equally likely ways deal each single order of `n` cards, by the statistic's n values: from no descent or one rising sequence on. */
  numerators(n: number): readonly bigint[];
  ways(n: number): bigint;
  /** The formula in words and symbols, lower case, no full stop. */
  readonly statement: string;
}

interface ShuffleInfo extends Entry {
  /** True where every permutation is exactly equally likely when the choices are ideal, at every n. */
  readonly uniform: boolean;
  /** For a mistake: where such code was met. For a physical shuffle: who does it. Absent for correct shuffles. */
  readonly seenIn?: string;
  /** For a mistake: what its code does, and what it should do. Absent for correct shuffles. */
  readonly cure?: Cure;
  /** The smallest deck it is defined for; 2 unless said otherwise. */
  readonly leastCards?: number;
  readonly parameter?: Parameter<Shuffle>;
  /** Present in one of those that a comparison takes where none is named: its place among them, and its number where it takes one. */
  readonly compared?: { readonly place: number; readonly number?: number };
}

/**
 * What kernels make of draws but swaps: each card inserted into the hand at a draw; card after card taken out of the pile at a draw; one cut; riffles by a coin a
 * place; overhand shuffles with a draw between neighbours, 0 for a cut; cards sorted by keys of one draw each.
 */
export type ShuffleKernel = 'insertions' | 'removals' | 'cuts' | 'riffles' | 'overhands' | 'keysSorted';

/** A shuffle whose bounds are the same for every deal: a list of bounds plus a pure decoder. */
export interface PlannedShuffle extends ShuffleInfo {
  readonly kind: 'planned';
  /** One bound for each draw of a deal of `n` cards, in the order the draws are made. */
  bounds(n: number): Uint32Array;
  /** Rearranges `deck` in place as told by `draws`; no other input, nothing kept. */
  apply(draws: Uint32Array, deck: Cells): void;
  /** The same shuffle as a list of swaps, one a draw, where it is one; gives the exact position law and the replay's trail. */
  swaps?(n: number): readonly SwapStep[];
  /** The kernel that rearranges as `apply` does, where it does not only swap and there is one. */
  readonly kernel?: ShuffleKernel;
  /** The law of its orders where a formula gives it. */
  readonly closedForm?: ClosedForm;
  /** It is `once` done `times` times over, with fresh choices each time. */
  readonly repeats?: { readonly times: number; readonly once: PlannedShuffle };
  /**
   * The order of `n` items, 1 to 2^31, by a key of one draw for each of `bounds(n)`: what `apply` deals, but item by item, without a deck. Where it is given, the
   * draws of a deal are its key and nothing else. The key must not be written to as long as the order is used. Throws E_USAGE at another n.
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

/** Where a swap step's draw sends its card. */
export function swapTarget(step: SwapStep, draw: number): number {
  return step.from + (step.halved ? (draw + 1) >> 1 : draw);
}

/** The same shuffle through the general door; the contract suite holds the two doors to identical decks. */
export function runWith(shuffle: Shuffle, choices: Choices, deck: Cells): void {
  if (shuffle.kind === 'adaptive') return shuffle.run(choices, deck);
  const bounds = shuffle.bounds(deck.length);
  shuffle.apply(
    bounds.map((bound) => choices.below(bound)),
    deck,
  );
}
