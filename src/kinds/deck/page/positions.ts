import type { EvidenceCore } from '../../../core/evidence.js';
import { mapOf, type PositionMap } from '../../../page/facts/position-map.js';
import { areCopies } from '../../../page/facts/results.js';
import { cardNames } from '../../../page/words/card-names.js';
import { countsOf, resultCounting } from '../../declared.js';

/** The cards by positions as deviations, or null where the record holds no counts of single cards. */
export function positionMap(core: EvidenceCore): PositionMap | null {
  return mapOf(core.plan.n, countsOf(core, 'positions'), cardNames(core.subject.origin));
}

/**
 * How far two cards in two positions would have to be off, relatively, for the position test to see it 99 times in 100: such a
 * block of ±e has w² = 4(n − 1)e²/n² where a spread-out size r has (n − 1)r². Above 1 no such bias can be seen. Null without that test.
 */
export function twoCards(core: EvidenceCore): number | null {
  const row = areCopies(core) ? null : resultCounting(core, 'positions');
  return row ? (row.power.smallestDetectable * core.plan.n) / 2 : null;
}
