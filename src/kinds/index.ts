import type { Outcome, OutcomeOf, OutcomeSpace } from '../core/outcome.js';
import type { Statistic } from '../core/statistic.js';
import { board } from './board/kind.js';
import { deck } from './deck/kind.js';
import { hand } from './hand/kind.js';
import type { Kind } from './kind.js';
import { moves } from './moves/kind.js';
import { piles } from './piles/kind.js';

/** Every kind of outcome. No other place lists them, but the types of `core/outcome.ts`, the record's schema, and the pages of `kinds/pages.ts`. */
export const KINDS: { readonly [Name in Outcome['kind']]: Kind<OutcomeOf<Name>> } = { deck, hand, board, piles, moves };

/** What a kind of outcome is. */
export function kindOf({ kind }: Pick<Outcome, 'kind'>): Kind {
  return KINDS[kind];
}

/** The statistic of a kind that is called `id`, among those under a declared null too. Throws E_UNKNOWN_ID. */
export function statisticCalled(kind: Pick<Outcome, 'kind'>, id: string): Statistic {
  const { ofDeclared = [], statistics } = kindOf(kind);
  return ofDeclared.find((statistic) => statistic.id === id) ?? statistics.get(id);
}

/** The ids of the statistics that a clean verdict rests on in a space. */
export function requiredIn({ outcome, required }: Pick<OutcomeSpace, 'outcome' | 'required'>): readonly string[] {
  return (
    required ??
    kindOf(outcome)
      .statistics.all.filter((statistic) => statistic.required)
      .map(({ id }) => id)
  );
}

/** The statistics without which no verdict is clean there, although they set no number of deals, each with the fewest deals that it can be made of. */
export function neededBesideIn(space: OutcomeSpace): readonly { readonly id: string; readonly from: number }[] {
  return kindOf(space.outcome).statistics.all.flatMap((statistic) =>
    statistic.neededFrom ? [{ id: statistic.id, from: statistic.neededFrom(space) }] : [],
  );
}
