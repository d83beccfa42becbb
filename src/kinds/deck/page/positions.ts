import type { EvidenceCore } from '../../../core/record/evidence.js';
import { positionLaw } from '../../../exact/position-law.js';
import { mapOf, type PositionMap } from '../../../page/facts/position-map.js';
import { areCopies } from '../../../page/facts/results.js';
import { cardNames } from '../../../page/words/card-names.js';
import { boundeds, prngs, shuffles } from '../../../parts/catalogues.js';
import { wordRange } from '../../../parts/pipeline.js';
import { countsOf, resultCounting } from '../../declared.js';

/** The most cards whose law is computed for a page. */
const MOST_BY_LAW = 200;

/** Returns the cards by positions as deviations, or null where the record holds no counts of single cards. */
export function positionMap(core: EvidenceCore): PositionMap | null {
  const map = mapOf(core.plan.n, countsOf(core, 'positions'), cardNames(core.subject.origin));
  const law = map && lawOf(core);
  return map && law ? { ...map, law } : map;
}

/** Returns the exact law of a built-in shuffle that is a mistake, given even words; null for others, and where it takes long. */
function lawOf({ known, plan, subject }: EvidenceCore): Float64Array | null {
  const { outcome, source } = subject.origin;
  if (known?.kind !== 'positions' || source.kind !== 'built-in' || outcome.kind !== 'deck' || plan.n > MOST_BY_LAW) return null;
  const [shuffle, prng, bounded] = [shuffles.get(source.maker), prngs.get(source.prng), boundeds.get(source.bounded)];
  return shuffle.kind === 'planned' && shuffle.swaps ? positionLaw(shuffle, bounded, wordRange({ prng, bounded }), plan.n) : null;
}

/**
 * Returns the relative deviation of two cards in two positions that the position test would detect 99 times in 100. Such a block of ±e has w² = 4(n −
 * 1)e²/n² where a spread-out size r has (n − 1)r². Above 1 no such bias can be detected. Null without that test.
 */
export function twoCards(core: EvidenceCore): number | null {
  const row = areCopies(core) ? null : resultCounting(core, 'positions');
  return row ? (row.power.smallestDetectable * core.plan.n) / 2 : null;
}
