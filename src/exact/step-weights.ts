import type { SwapStep } from '../core/subject/shuffle.js';
import { swapTarget } from '../core/subject/shuffle.js';
import type { DrawLaws } from './draw-laws.js';

/** The targets of one swap step's card, in integers: target position → weight, out of `total`. Targets of weight 0 are left out. */
export interface StepWeights {
  readonly total: bigint;
  readonly byTarget: ReadonlyMap<number, bigint>;
}

/** Returns the weights of a step's targets; draws that lead to the same target are merged. */
export function stepWeights(step: SwapStep, draws: DrawLaws): StepWeights {
  const law = draws(step.bound);
  const byTarget = new Map<number, bigint>();
  for (let draw = 0; draw < step.bound; draw++) {
    const weight = law === 'uniform' ? 1n : law.words(draw);
    const target = swapTarget(step, draw);
    if (weight > 0n) byTarget.set(target, (byTarget.get(target) ?? 0n) + weight);
  }
  return { total: law === 'uniform' ? BigInt(step.bound) : law.range, byTarget };
}
