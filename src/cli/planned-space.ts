import type { DealtNim } from '../core/nim-space.js';
import type { BoardShape, OutcomeSpace } from '../core/outcome.js';
import { spaceOf } from '../engine/subject/space-of.js';
import { boards } from '../kinds/board/boards.js';
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
    const origin = scramblerOf(spec, values);
    return spaceOf(origin, origin.board.rows * origin.board.columns);
  }
  const board = boardSpaceOf(values);
  if (board) return boards(board);
  const n = cardsOf(values);
  const partial = partialDealOf(values);
  return partial ? partialDeals(n, { ...partial, standard: false }) : permutations(n);
}

/** What a space is by its kind and size. */
export function sizeOf({ board, cards, nim, partial }: OutcomeSpace): OutcomeSize {
  return { n: cards, ...(partial && { seen: partial.seen }), ...(board && { board }), ...(nim && { nim }) };
}

/** `deals of 52 cards`, `deals of 5 of 52 cards`, `boards of a 3 × 3 puzzle`, `deals of 3 piles of 1 to 7 stones`. */
export function outcomesText({ board, n, nim, seen }: OutcomeSize): string {
  if (nim) return `${nim.choice === undefined ? 'deals' : 'moves'} of ${nim.piles} piles of 1 to ${nim.max} stones`;
  if (board) return `boards of a ${board.rows} × ${board.columns} puzzle`;
  return seen === undefined ? `deals of ${n} cards` : `deals of ${seen} of ${n} cards`;
}

/** Outcomes by their kind and size, as a plan speaks of them. */
export interface OutcomeSize {
  readonly n: number;
  /** Cards that are seen of every deal, where not all are. */
  readonly seen?: number;
  readonly board?: BoardShape;
  readonly nim?: DealtNim;
}
