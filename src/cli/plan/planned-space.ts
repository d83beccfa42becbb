import type { Outcome, OutcomeSpace } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import { kindOf } from '../../kinds/index.js';
import { pageOf } from '../../kinds/pages.js';
import { cardsOf } from '../common.js';
import type { SomeAsked } from '../options/shared.js';
import { requestOf, type SubjectAsked } from '../subject/open-subject.js';
import { outcomeOf } from '../subject/outcome-options.js';
import { readNull } from '../subject/read-null.js';

/** Returns the outcomes that a plan is made for: those of the subject, else those that the options name. Throws E_USAGE and E_UNKNOWN_ID. */
export function plannedSpace(
  asked: SubjectAsked & SomeAsked<'null'> & { readonly n: number; readonly subject: string | undefined },
): Promise<OutcomeSpace> {
  const { subject } = asked;
  const outcome = subject === undefined ? outcomeOf(asked) : requestOf(subject, asked).outcome;
  return readNull(asked).space(kindOf(outcome).space(outcome, { n: cardsOf(asked) }));
}

export function sizeOf({ cards, outcome }: OutcomeSpace): OutcomeSize {
  return { n: cards, outcome };
}

/**
 * Writes a number of outcomes: `1 deal of 52 cards`, `20 hands of 5 of 52 cards`, `20 boards of a 3 × 3 puzzle`, `20 deals of 3 piles of 1 to 7
 * stones`.
 */
export function outcomesText(trials: number, { n, outcome }: OutcomeSize): string {
  return counted(count(trials), pageOf(outcome).outcome(outcome, n));
}

export interface OutcomeSize {
  readonly n: number;
  readonly outcome: Outcome;
}
