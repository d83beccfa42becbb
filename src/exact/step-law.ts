import type { Bounded } from '../core/subject/bounded.js';
import type { SwapStep } from '../core/subject/shuffle.js';
import { swapTarget } from '../core/subject/shuffle.js';
import { ratio } from '../math/ratio.js';

/** The targets of one swap step's card: `first + t` with probability `ideal[t] + excess[t]`. */
export interface StepLaw {
  readonly at: number;
  readonly first: number;
  /** The probabilities under an ideal draw. */
  readonly ideal: Float64Array;
  /** The addition of the bounded method, rounded once from an exact fraction; null if it adds nothing. */
  readonly excess: Float64Array | null;
}

/** The shared part of the draws of steps, by how many choices there are and whether the ends are halved. */
type ByTarget = Pick<StepLaw, 'excess' | 'ideal'>;

/**
 * Returns the exact law of every swap step under one bounded method and words below `range`; draws that lead to the same target are merged. The
 * result for one step is reused for all with as many choices. A list of swaps has many of these, and all correct shuffles have the same.
 */
export function stepLaws(bounded: Bounded, range: bigint): (step: SwapStep) => StepLaw {
  const whole = new Map<number, ByTarget>();
  const halves = new Map<number, ByTarget>();
  return (step) => {
    const { at, bound, from: first, halved } = step;
    const kept = halved ? halves : whole;
    const found = kept.get(bound) ?? byTarget(step, bounded, range);
    kept.set(bound, found);
    return { at, first, ...found };
  };
}

function byTarget(step: SwapStep, bounded: Bounded, range: bigint): ByTarget {
  const { bound, from: first } = step;
  const targets = swapTarget(step, bound - 1) - first + 1;
  const drawsTo = new Float64Array(targets);
  for (let draw = 0; draw < bound; draw++) drawsTo[swapTarget(step, draw) - first]++;
  const ideal = drawsTo.map((count) => count / bound);

  const law = bounded.law(bound, range);
  if (law === 'uniform') return { ideal, excess: null };
  const words = new Array<bigint>(targets).fill(0n);
  for (let draw = 0; draw < bound; draw++) words[swapTarget(step, draw) - first] += law(draw);
  const values = BigInt(bound);
  const excess = new Float64Array(targets);
  for (let t = 0; t < targets; t++) {
    const surplus = words[t] * values - BigInt(drawsTo[t]) * range;
    // Neighbouring targets mostly share a value, and one exact division is dearer than the whole step for a card.
    const same = t > 0 && words[t] === words[t - 1] && drawsTo[t] === drawsTo[t - 1];
    excess[t] = same ? excess[t - 1] : ratio(surplus, range * values);
  }
  return { ideal, excess };
}
