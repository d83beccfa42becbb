import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isDeviation, type RecordedResult } from '../../../core/record/results.js';
import { resemblesFewDeals } from '../../../engine/diagnose/seed-guess.js';
import { isBetweenDeals, testCounting } from '../../../kinds/declared.js';

/**
 * Returns the rows with the one of a few deals that repeat put first, where these alone make single deals look as uneven as they do. N deals with P
 * equal pairs tell as much as N²/(2 P) different ones. Returns the rows as they are where no such deals repeat, or where other rows show more.
 */
export function repeatsFirst({ subject }: EvidenceCore, rows: readonly RecordedResult[]): readonly RecordedResult[] {
  const { kind } = subject.origin.outcome;
  const again = rows.find((row) => !isDeviation(row) && row.effect.name === 'frequent-deal' && row.tail === 'upper');
  if (!again || again === rows[0]) return rows;
  const low = again.trials ** 2 / (2 * again.value);
  const farApart = testCounting(kind, 'agreed-positions');
  const single = rows.filter(isDeviation).filter(({ tail, test }) => tail === 'upper' && test !== farApart && !isBetweenDeals(kind, test));
  return single.every((row) => resemblesFewDeals(row, { low })) ? [again, ...rows.filter((row) => row !== again)] : rows;
}
