import { isReference } from '../../core/record/declared-null.js';
import type { Plan } from '../../core/record/evidence.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { nullOrderBits } from '../../math/nulls/null-orders.js';
import { decidingPairLogs, pairsOf } from '../../math/pairs/equal-pairs.js';

/** Rows of a recording that repeat earlier ones. */
export interface RepeatedRows {
  readonly rows: number;
  readonly decks: number;
  /**
   * Natural log of the chance that as many outcomes of the declared law give as many equal pairs, or more. Null beside a reference, whose law is
   * unknown.
   */
  readonly logP: number | null;
}

/**
 * Tests the repeated rows of a recording, however few rows there are; null if none repeats. They need no table of counts: the birthday problem has
 * its own law. A third occurrence counts as one more pair, though it makes two, so the chance is never too small.
 */
export function repeatedRows({ null: declared, n }: Pick<Plan, 'n' | 'null'>, { orderBits, recorded }: OutcomeSpace): RepeatedRows | null {
  const repeated = recorded?.repeated;
  if (!repeated) return null;
  const { alikeBits, decks, rows } = repeated;
  if (isReference(declared)) return { rows, decks, logP: null };
  const bits = (declared ? nullOrderBits(declared, n) : orderBits) - alikeBits;
  return { rows, decks, logP: Math.min(0, decidingPairLogs(rows, pairsOf(decks), bits).logP) };
}
