import type { Outcome, OutcomeSpace } from '../core/outcome.js';
import { spaceOf } from '../engine/subject/space-of.js';
import { boards } from '../kinds/board/boards.js';
import { pageOf } from '../kinds/pages.js';
import { partialDeals } from '../math/hands/partial-deals.js';
import { permutations } from '../math/orders/permutation.js';
import { boardSpaceOf, scramblerOf } from './board-options.js';
import type { Values } from './command.js';
import { textOf } from './command.js';
import { cardsOf } from './common.js';
import { nimOriginOf } from './nim-options.js';
import { partialDealOf } from './open-subject.js';
import { parseSubject } from './subject-spec.js';

/** The outcomes that a plan is made for: those of the subject where it says of what kind they are, else decks as the options say. */
export function plannedSpace(values: Values): OutcomeSpace {
  const subject = textOf(values, 'subject');
  const spec = subject === undefined ? null : parseSubject(subject);
  if (spec?.kind === 'nim') return spaceOf(nimOriginOf(spec, values), 0);
  if (spec?.kind === 'scrambler') {
    return spaceOf(scramblerOf(spec, values), 0);
  }
  const board = boardSpaceOf(values);
  if (board) return boards(board);
  const n = cardsOf(values);
  const partial = partialDealOf(values);
  return partial ? partialDeals(n, partial) : permutations(n);
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
