import { nounFor } from '../../../core/counted.js';
import type { DeclaredNull } from '../../../core/declared-null.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { declaredFirst } from '../../../kinds/deck/declared/declared-first.js';
import { declaredStep } from '../../../kinds/deck/declared/declared-step.js';
import { stepsAgainst } from '../../../kinds/deck/declared/steps-against.js';
import { lawOfNull } from '../../../math/nulls/law-of-null.js';
import { count, threeDigits } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';

/** Fewer than one expected deal are told as that. */
const LEAST_TOLD = 1;

/** What was counted of the cards at one position, from 0, and their declared chances. */
interface StepCounts {
  readonly position: number;
  readonly counts: ArrayLike<number>;
  readonly chances: Float64Array;
}

/**
 * Of the position that a test of cards and positions found: which card stands out most, in how many deals it came there, and in how many it should have. Empty for
 * other tests, and where the record holds no such counts.
 */
export function declaredStepSentence(core: EvidenceCore, declared: DeclaredNull, test: string): Phrase {
  const step = test === declaredStep.id ? furthestStep(core, declared) : test === declaredFirst.id ? firstStep(core, declared) : null;
  if (!step) return [];
  const { trials } = core.plan;
  const cells = Array.from(step.chances, (chance, card) => ({ card, seen: step.counts[card], expected: trials * chance }));
  // What is expected once in a while is told of where it came often, and not for coming once.
  const off = ({ expected, seen }: (typeof cells)[number]): number => (seen - expected) ** 2 / Math.max(expected, LEAST_TOLD);
  const { card, expected, seen } = cells.reduce((most, cell) => (off(cell) > off(most) ? cell : most));
  const few = expected < LEAST_TOLD ? 'fewer than one' : `some ${threeDigits(expected)}`;
  return say` Card ${cardName(cardNames(core.subject.origin), card + 1)} came at position ${count(step.position + 1)} in ${strong(`${count(seen)} of ${count(trials)} ${nounFor(trials, 'deal')}`)}, where ${few} are declared.`;
}

function firstStep({ counts, plan }: EvidenceCore, declared: DeclaredNull): StepCounts | null {
  const values = counts[declaredFirst.id]?.values;
  return values ? { position: 0, counts: values, chances: lawOfNull(declared, plan.n).first } : null;
}

function furthestStep({ counts, plan: { n, trials } }: EvidenceCore, declared: DeclaredNull): StepCounts | null {
  const values = counts[declaredStep.id]?.values;
  if (!values) return null;
  const steps = lawOfNull(declared, n).steps();
  const found = steps && stepsAgainst(steps, n, trials)?.furthest(declaredStep.id, values, trials);
  if (!found) return null;
  const [from, to] = [found.position * n, (found.position + 1) * n];
  return { position: found.position, counts: values.slice(from, to), chances: steps.slice(from, to) };
}
