import type { EvidenceCore } from '../../../core/evidence.js';
import type { RecordedResult } from '../../../core/results.js';
import { isDeviation } from '../../../core/results.js';
import { headlineOf, isBetweenDeals, testCounting } from '../../declared.js';
import { positionsShown, scatterOf, standsOut } from './together.js';

/**
 * The rows whose own headline is established, of those beyond luck for being uneven: what one row shows may follow from what another shows
 * more directly. All of them where none is.
 *
 * Uneven positions: where single cells or the table stand out beyond the scatter measured between deals. Cards that move together: where they
 * do not. A change during the run: where the parts differ by more than that scatter. Dependence on the deal before: where neither deals far
 * apart nor the same question of single deals show as much.
 */
export function establishedAmong(core: EvidenceCore, uneven: readonly RecordedResult[]): readonly RecordedResult[] {
  const found = new Set(uneven.map(({ test }) => test));
  const said = uneven.filter((row) => isEstablished(core, row, found));
  return said.length > 0 ? said : uneven;
}

function isEstablished(core: EvidenceCore, row: RecordedResult, found: ReadonlySet<string>): boolean {
  const kind = core.subject.origin.outcome.kind;
  const headline = headlineOf(kind, row.test);
  if (headline?.ofPositions) return positionsShown(core);
  if (headline?.together) return !positionsShown(core);
  if (headline?.changes) return !isDeviation(row) || standsOut(core, row, scatterOf(core) ?? 1);
  if (isBetweenDeals(kind, row.test)) return !explained(row.test, found, testCounting(kind, 'agreed-positions'));
  return true;
}

/** Whether the same question of single deals, or the agreement of deals far apart, shows the same. */
function explained(test: string, found: ReadonlySet<string>, farApart: string | null): boolean {
  const asked = test.slice(test.indexOf('/') + 1);
  return (asked !== test && found.has(asked)) || (farApart !== null && found.has(farApart));
}
