import { isReference } from '../../core/record/declared-null.js';
import type { Plan } from '../../core/record/evidence.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { nullOrderBits } from '../../math/nulls/null-orders.js';
import { decidingPairLogs, pairsOf } from '../../math/pairs/equal-pairs.js';

/** Rows of a recording that came before in it. */
export interface RepeatedRows {
  readonly rows: number;
  readonly decks: number;
  /** Natural log of the chance that so many outcomes of the law asked for bring as many equal pairs, or more; null beside a reference, whose law nobody knows. */
  readonly logP: number | null;
}

/**
 * What the rows of a recording that repeat earlier ones say, however few rows there are; null where none does. They need no table of counts: the
 * birthday problem has its own law. A row that comes a third time is counted as one pair more, where it makes two, so the chance is never too small.
 */
export function repeatedRows({ null: declared, n }: Pick<Plan, 'n' | 'null'>, { orderBits, recorded }: OutcomeSpace): RepeatedRows | null {
  const repeated = recorded?.repeated;
  if (!repeated) return null;
  const { alikeBits, decks, rows } = repeated;
  if (isReference(declared)) return { rows, decks, logP: null };
  const bits = (declared ? nullOrderBits(declared, n) : orderBits) - alikeBits;
  return { rows, decks, logP: Math.min(0, decidingPairLogs(rows, pairsOf(decks), bits).logP) };
}
