import { isReference } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { lawOfNull } from '../../../math/nulls/law-of-null.js';
import { declaredFirst } from './declared-first.js';
import { declaredStep } from './declared-step.js';
import { stepsAgainst } from './steps-against.js';

export interface StepCell {
  /** Card from 0. */
  readonly card: number;
  readonly seen: number;
  readonly expected: number;
}

export interface StepFacts {
  /** Position from 0. */
  readonly position: number;
  /** All cards, the one that stands out most first. */
  readonly cells: readonly StepCell[];
}

/** The least expected count in a comparison: a card expected less often stands out by coming often, not by coming once. */
const LEAST_EXPECTED = 1;

/** Returns the cards at the position that one of these tests reports. Null for other tests, without a null, and where the record holds no such counts. */
export function stepFacts({ counts, plan }: EvidenceCore, test: string): StepFacts | null {
  const values = counts[test]?.values;
  if (!plan.null || isReference(plan.null) || !values) return null;
  const { n, trials } = plan;
  const law = lawOfNull(plan.null, n);
  const cells = (from: ArrayLike<number>, chances: Float64Array): readonly StepCell[] =>
    Array.from(chances, (chance, card) => ({ card, seen: from[card], expected: trials * chance })).sort((a, b) => off(b) - off(a));
  if (test === declaredFirst.id) return { position: 0, cells: cells(values, law.first) };
  const steps = test === declaredStep.id ? law.steps() : null;
  const found = steps && stepsAgainst(steps, n, trials)?.furthest(test, values, trials);
  if (!steps || !found) return null;
  const [from, to] = [found.position * n, (found.position + 1) * n];
  return { position: found.position, cells: cells(values.slice(from, to), steps.subarray(from, to)) };
}

function off({ expected, seen }: StepCell): number {
  return (seen - expected) ** 2 / Math.max(expected, LEAST_EXPECTED);
}
