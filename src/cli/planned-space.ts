import type { Outcome, OutcomeSpace } from '../core/outcome.js';
import { kindOf } from '../kinds/index.js';
import { pageOf } from '../kinds/pages.js';
import type { Values } from './command.js';
import { textOf } from './command.js';
import { cardsOf } from './common.js';
import { requestOf } from './open-subject.js';
import { outcomeOf } from './outcome-options.js';

/** The outcomes that a plan is made for: those of the subject, else what the options say. Throws E_USAGE and E_UNKNOWN_ID. */
export function plannedSpace(values: Values): OutcomeSpace {
  const subject = textOf(values, 'subject');
  const outcome = subject === undefined ? outcomeOf(values) : requestOf(subject, values).outcome;
  return kindOf(outcome).space(outcome, { n: cardsOf(values) });
}

/** What a space is by its kind and size. */
export function sizeOf({ cards, outcome }: OutcomeSpace): OutcomeSize {
  return { n: cards, outcome };
}

/** `deals of 52 cards`, `hands of 5 of 52 cards`, `boards of a 3 × 3 puzzle`, `deals of 3 piles of 1 to 7 stones`. */
export function outcomesText({ n, outcome }: OutcomeSize): string {
  return pageOf(outcome).outcomes(outcome, n);
}

/** Outcomes by their kind and size, as a plan speaks of them. */
export interface OutcomeSize {
  readonly n: number;
  readonly outcome: Outcome;
}
