import type { EvidenceCore } from '../../../core/evidence.js';
import type { RecordedResult } from '../../../core/results.js';
import { changesShown } from '../../changes.js';
import { headlineAmong, headlineOf, isBetweenDeals, isDependence, isOwnFinding } from '../../declared.js';
import { moveTogether, positionsShown, scatterOf } from './together.js';

/**
 * The rows whose own headline is established, of those beyond luck for being uneven: what one row shows may follow from what another shows
 * more directly. All of them where none is.
 *
 * Uneven positions: where single cells or the table stand out beyond the scatter measured between deals. Cards that move together: where they
 * do not, and deals far apart agree in more different numbers of positions than even ones. A change during the run: where the parts differ by more than that scatter, and no dependence on an earlier deal is stronger. That: where neither deals far
 * apart nor any question of single deals show as much.
 */
export function establishedAmong(core: EvidenceCore, uneven: readonly RecordedResult[]): readonly RecordedResult[] {
  const dependence = isDependence(core.subject.origin.outcome.kind, uneven, core.results);
  const said = uneven.filter((row) => isEstablished(core, row, uneven, dependence));
  return said.length > 0 ? said : uneven;
}

/** What the strongest established cause comes to; null where none of the rows has a headline that may be said. */
export function establishedHeadline(core: EvidenceCore, uneven: readonly RecordedResult[]): string | null {
  const said = establishedAmong(core, uneven).filter((row) => changesShown(core, row, scatterOf(core)));
  return headlineAmong(core.subject.origin.outcome.kind, said)?.says ?? null;
}

function isEstablished(core: EvidenceCore, row: RecordedResult, uneven: readonly RecordedResult[], dependence: boolean): boolean {
  const kind = core.subject.origin.outcome.kind;
  const headline = headlineOf(kind, row.test);
  if (headline?.ofPositions) return positionsShown(core);
  if (headline?.together) return !positionsShown(core) && moveTogether(core);
  if (isBetweenDeals(kind, row.test)) return dependence || isOwnFinding(kind, row.test, uneven, core.results);
  // Deals that hang together in time make the parts of a run differ as well.
  if (headline?.changes) return !dependence && changesShown(core, row, scatterOf(core));
  return true;
}
