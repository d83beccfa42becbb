import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isDeviation, type RecordedResult } from '../../../core/record/results.js';
import { findings } from '../../../page/facts/results.js';
import { headlineAmong, headlineOf, isBetweenDeals, isDependence, isOwnFinding, ONE_GROUP } from '../../declared.js';
import { changesShown } from '../../groups/changes.js';
import { clumpsIn } from '../../groups/clumps.js';
import { furthestWords } from '../../words/group-words.js';
import { unevenPositions } from '../statistics/uneven-positions.js';
import { standing } from './standing.js';
import { moveTogether, positionsShown, scatterOf } from './together.js';

/**
 * Returns the rows whose own headline is established, among those beyond luck for being uneven. What one row shows may follow from what another shows
 * more directly, or from uneven positions alone (`standing`). Returns all of them where none is.
 *
 * Uneven positions: where single cells or the table stand out beyond the scatter measured between deals. Cards that move together: where they do not,
 * and deals far apart agree in more varied numbers of positions than even ones. A change during the run: where the parts differ by more than that
 * scatter, and no dependence on an earlier deal is stronger. Such a dependence: where neither deals far apart nor any question of single deals show
 * as much.
 */
export function establishedAmong(core: EvidenceCore, uneven: readonly RecordedResult[]): readonly RecordedResult[] {
  const own = standing(core, uneven);
  const said = establishedOf(core, own);
  return said.length > 0 ? said : own.length > 0 ? own : uneven;
}

/** Returns the rows with an established headline of their own, possibly none, among those that uneven positions alone do not explain. */
function establishedOf(core: EvidenceCore, own: readonly RecordedResult[]): readonly RecordedResult[] {
  const dependence = isDependence(core.subject.origin.outcome.kind, own, core.results);
  return own.filter((row) => isEstablished(core, row, own, dependence));
}

/** True if uneven positions alone explain everything beyond luck. */
export function followsFromPositions(core: EvidenceCore, uneven: readonly RecordedResult[]): boolean {
  return uneven.length > 0 && standing(core, uneven).length === 0;
}

/** Returns the rows that establish that chances change during the run, or differ between the groups of a log; none where the verdict is another. */
export function changesEstablished(core: EvidenceCore): readonly RecordedResult[] {
  const { kind } = core.subject.origin.outcome;
  const uneven = findings(core).filter(({ tail }) => tail === 'upper');
  const dependence = isDependence(kind, uneven, core.results);
  return uneven.filter((row) => headlineOf(kind, row.test)?.about === 'changes' && isEstablished(core, row, uneven, dependence));
}

/** Returns the row of the strongest established cause; null where no row has an established headline. */
export function establishedRow(core: EvidenceCore, uneven: readonly RecordedResult[]): RecordedResult | null {
  const { kind } = core.subject.origin.outcome;
  const said = establishedOf(core, standing(core, uneven)).filter((row) => changesShown(core, row, scatterOf(core)));
  const headline = headlineAmong(kind, said);
  return said.find(({ test }) => headline && headlineOf(kind, test)?.says === headline.says) ?? null;
}

/** Returns the headline of the strongest established cause, with the name of the group where it is one of the user's own; null as `establishedRow`. */
export function establishedHeadline(core: EvidenceCore, uneven: readonly RecordedResult[]): string | null {
  if (followsFromPositions(core, uneven)) return unevenPositions.says;
  const { outcome, source } = core.subject.origin;
  const row = establishedRow(core, uneven);
  const says = row && headlineOf(outcome.kind, row.test)?.says;
  const name = row && isDeviation(row) ? furthestWords(source, row) : null;
  // A name may hold what stands for more in a replacement.
  return (name === null ? says : says?.replace(ONE_GROUP, () => name)) ?? null;
}

function isEstablished(core: EvidenceCore, row: RecordedResult, uneven: readonly RecordedResult[], dependence: boolean): boolean {
  const kind = core.subject.origin.outcome.kind;
  const headline = headlineOf(kind, row.test);
  if (headline?.about === 'positions') return positionsShown(core);
  if (headline?.about === 'together') return !positionsShown(core) && moveTogether(core);
  if (isBetweenDeals(kind, row.test)) return (dependence || isOwnFinding(kind, row.test, uneven, core.results)) && clumpsIn(core) === null;
  // Deals that hang together in time make the parts of a run differ as well.
  if (headline?.about === 'changes') return !dependence && changesShown(core, row, scatterOf(core));
  return true;
}
