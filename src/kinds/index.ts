import type { Catalogue } from '../core/catalogue.js';
import { AuditError } from '../core/errors.js';
import { isReference } from '../core/record/declared-null.js';
import type { Statistic } from '../core/statistic/statistic.js';
import type { Outcome, OutcomeOf, OutcomeSpace } from '../core/subject/outcome.js';
import { board } from './board/kind.js';
import { deck } from './deck/kind.js';
import { hand } from './hand/kind.js';
import type { Kind } from './kind.js';
import { moves } from './moves/kind.js';
import { piles } from './piles/kind.js';

/** Every kind of outcome. No other place lists them, but the types of `core/subject/outcome.ts`, the record's schema, and the pages of `kinds/pages.ts`. */
export const KINDS: { readonly [Name in Outcome['kind']]: Kind<OutcomeOf<Name>> } = { deck, hand, board, piles, moves };

export function kindOf({ kind }: Pick<Outcome, 'kind'>): Kind {
  return KINDS[kind];
}

/** A kind of outcome, and what its outcomes are tested against. */
export type KindUnderNull = Pick<OutcomeSpace, 'declared'> & { readonly outcome: Pick<Outcome, 'kind'> };

/**
 * Returns the statistics for a space by what its outcomes are tested against: those of the kind, or those beside a reference. Throws E_USAGE where a
 * kind has none of these.
 */
export function statisticsIn({ declared, outcome }: KindUnderNull): Catalogue<Statistic> {
  const { besideReference, statistics, title } = kindOf(outcome);
  if (!isReference(declared)) return statistics;
  if (besideReference) return besideReference;
  throw new AuditError('E_USAGE', `a reference is for whole decks, got it with ${title}`);
}

/** Finds the statistic called `id` in a space, including those of a declared null. Throws E_UNKNOWN_ID. */
export function statisticCalled(space: KindUnderNull, id: string): Statistic {
  const { ofDeclared = [] } = kindOf(space.outcome);
  return ofDeclared.find((statistic) => statistic.id === id) ?? statisticsIn(space).get(id);
}

/** Returns the ids of the statistics that a clean verdict rests on in a space. */
export function requiredIn(space: KindUnderNull & Pick<OutcomeSpace, 'required'>): readonly string[] {
  return (
    space.required ??
    statisticsIn(space)
      .all.filter((statistic) => statistic.required)
      .map(({ id }) => id)
  );
}

/** Returns the statistics that a clean verdict also needs, although they set no number of deals, each with the fewest deals it needs. */
export function neededBesideIn(space: OutcomeSpace): readonly { readonly id: string; readonly from: number }[] {
  return statisticsIn(space).all.flatMap((statistic) =>
    statistic.neededFrom ? [{ id: statistic.id, from: statistic.neededFrom(space) }] : [],
  );
}
