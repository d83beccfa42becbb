import type { SwapStep } from '../../core/subject/shuffle.js';
import type { StepLaw } from '../../exact/step-law.js';
import { digitPlan } from '../../math/digits/digit-plan.js';
import type { Decoder } from '../../math/digits/digits.js';
import { DECODERS } from '../../math/digits/digits.js';

/** The exact chances of every choice of every step, as one of the decoders reads them off a deal. */
export interface ChoiceLaw {
  readonly decoder: Decoder['id'];
  /** Step by step, in the order of the decoder's `digitPlan`; the chances of each step sum to 1. */
  readonly chances: Float64Array;
}

/**
 * Returns the choices of a list of swaps, if one of the decoders reads exactly those back from a deal. Its steps must run the decoder's way and reach
 * no position that the decoder takes as settled. A missing step reads as one that always leaves its card where it is. Null if no decoder does, as for
 * the naive swap, whose steps disturb what earlier ones settled. For why the choices can be read at all: D. E. Knuth, TAOCP vol. 2, 3.3.2, Algorithm
 * P.
 */
export function choiceLaw(swaps: readonly SwapStep[], lawOf: (step: SwapStep) => StepLaw, n: number): ChoiceLaw | null {
  const decoder = DECODERS.find(({ id }) => reads(id, swaps, n));
  if (!decoder) return null;
  const { chances, starts } = still(decoder, n);
  for (const step of swaps) {
    const { at, first, ideal, excess } = lawOf(step);
    const start = starts[stepAt(decoder.id, at, n)];
    chances[start + digit(decoder.id, at, at)] = 0;
    for (let t = 0; t < ideal.length; t++) chances[start + digit(decoder.id, at, first + t)] = ideal[t] + (excess?.[t] ?? 0);
  }
  return { decoder: decoder.id, chances };
}

/** Returns the law in which every step is even except those in `stuck`: by step number from 0, the one choice that it always makes. */
export function stuckLaw(decoder: Decoder, stuck: ReadonlyMap<number, number>, n: number): ChoiceLaw {
  const { choices, offsets, cells } = digitPlan(decoder.choices(n));
  const chances = new Float64Array(cells);
  choices.forEach((bound, step) => {
    const only = stuck.get(step);
    for (let value = 0; value < bound; value++) chances[offsets[step] + value] = only === undefined ? 1 / bound : Number(value === only);
  });
  return { decoder: decoder.id, chances };
}

/** Returns the law in which every step leaves its card where it is. */
function still(decoder: Decoder, n: number): { readonly chances: Float64Array; readonly starts: Uint32Array } {
  const { choices, offsets, cells } = digitPlan(decoder.choices(n));
  const chances = new Float64Array(cells);
  choices.forEach((bound, step) => {
    chances[offsets[step] + (decoder.id === 'forward' ? 0 : bound - 1)] = 1;
  });
  return { chances, starts: offsets };
}

/** True if the steps run the decoder's way, each position at most once, and stay within the positions that it takes as open. */
function reads(id: Decoder['id'], swaps: readonly SwapStep[], n: number): boolean {
  return swaps.every((step, k) => {
    const { at, bound, from, halved } = step;
    const last = from + (halved ? bound >> 1 : bound - 1);
    const before = k === 0 ? null : swaps[k - 1].at;
    if (id === 'forward') return from >= at && last < n && at < n - 1 && (before === null || before < at);
    return last <= at && at > 0 && (before === null || (id === 'down' ? before > at : before < at));
  });
}

function stepAt(id: Decoder['id'], at: number, n: number): number {
  if (id === 'down') return n - 1 - at;
  return id === 'forward' ? at : at - 1;
}

function digit(id: Decoder['id'], at: number, target: number): number {
  return id === 'forward' ? target - at : target;
}
