import type { Diagnosis, Plan, RecordedResult, Verdict } from '../core/evidence.js';
import { explain } from '../diagnose/explain.js';
import type { Suspect } from '../diagnose/suspects.js';
import type { Counts } from './run-block.js';

const POSITIONS = 'position-matrix';

/**
 * Which known mistake explains a bias that was seen, from the position counts. Null where no row is beyond luck for being uneven (a clean
 * verdict, one that rests on a known law alone, counts that are too even), where positions were not counted, and for decks whose suspects are not worked out.
 */
export function diagnosisOf(
  { n, trials }: Pick<Plan, 'n' | 'trials'>,
  counts: Counts,
  results: readonly RecordedResult[],
  verdict: Verdict,
): Diagnosis | null {
  const positions = counts.get(POSITIONS);
  if (verdict.kind !== 'biased' || !positions) return null;
  const uneven = results.some(({ tail, test }) => tail === 'upper' && verdict.because.includes(test));
  if (!uneven) return null;
  const found = explain(positions, trials, n);
  if (!found) return null;
  const { best, closest, compared, distance, even, expected, logOdds, next } = found;
  return {
    best: best.map(named),
    closest: named(closest),
    next: next && named(next),
    logOdds,
    distance,
    expected,
    even,
    compared,
  };
}

function named({ id, title, summary }: Suspect): Diagnosis['closest'] {
  return { id, title, summary };
}
