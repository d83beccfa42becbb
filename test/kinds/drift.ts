import type { EvidenceProcess } from '../../src/core/statistic/evidence-process.js';

/** Every outcome that an even subject makes, each with its weight: how likely it is beside the others. */
export type EvenOutcomes = readonly (readonly [outcome: readonly number[], weight: number])[];

/**
 * How far, relatively, the evidence is expected to move with the next outcome of an even subject, after these `before` it: 0 for every bet that
 * is what it says. Exact: every outcome there is comes once, with its weight.
 */
export function drift(even: EvenOutcomes, make: () => EvidenceProcess, before: readonly (readonly number[])[]): number {
  const after = (next: readonly (readonly number[])[]): number => {
    const bet = make();
    for (const outcome of [...before, ...next]) bet.add(Uint16Array.from(outcome), 0);
    return Math.exp(bet.logE());
  };
  const all = even.reduce((sum, [, weight]) => sum + weight, 0);
  const expected = even.reduce((sum, [outcome, weight]) => sum + (weight / all) * after([outcome]), 0);
  return Math.abs(expected / after([]) - 1);
}
