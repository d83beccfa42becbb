import type { Bounded } from '../core/bounded.js';
import type { SwapStep } from '../core/shuffle.js';
import { swapTarget } from '../core/shuffle.js';
import { ratio } from '../math/ratio.js';

/** Where one swap step sends its card: target `first + t` with probability `ideal[t] + excess[t]`. */
export interface StepLaw {
  readonly at: number;
  readonly first: number;
  /** Under an ideal draw. */
  readonly ideal: Float64Array;
  /** What the bounded method adds to that, rounded once from an exact fraction; null where it adds nothing. */
  readonly excess: Float64Array | null;
}

/** The exact law of one swap step; draws that lead to the same target are merged. */
export function stepLaw(step: SwapStep, bounded: Bounded, range: bigint): StepLaw {
  const { at, bound, from: first } = step;
  const targets = swapTarget(step, bound - 1) - first + 1;
  const drawsTo = new Float64Array(targets);
  for (let draw = 0; draw < bound; draw++) drawsTo[swapTarget(step, draw) - first]++;
  const ideal = drawsTo.map((count) => count / bound);

  const law = bounded.law(bound, range);
  if (law === 'uniform') return { at, first, ideal, excess: null };
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
  return { at, first, ideal, excess };
}
