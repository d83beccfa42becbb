import type { EvidenceCore } from '../../../core/record/evidence.js';
import { repeats } from '../../../kinds/deck/statistics/repeats.js';
import { MOST_KEPT } from '../../../math/pairs/slice.js';

/** The deals that come more than once, where all of those that are equal came one behind the other. */
export interface EqualStretches {
  /** The number of stretches of equal deals, and of deals in them. */
  readonly stretches: number;
  readonly deals: number;
}

/** The least share of deals in such stretches that is worth the first sentence. */
const LEAST_SHARE = 0.01;

/** The least number of deals of a stretch, on average. */
const LEAST_EACH = 3;

/** Blocks of deals, at the ends of which the deal before may be that of another process. */
const BLOCK = 2 ** 16;

/** Finds stretches of equal deals. As many deals then equal the one before them as repeat, but for the first of each stretch. Null where there are none. */
export function equalStretches({ counts, plan: { trials } }: EvidenceCore): EqualStretches | null {
  const [, adjacent, , stretches, deals] = counts[repeats.id]?.values ?? [];
  if (deals === undefined || trials > MOST_KEPT || deals < LEAST_SHARE * trials || deals < LEAST_EACH * stretches) return null;
  // That every deal is the same is said elsewhere.
  if (deals === trials && stretches === 1) return null;
  return adjacent >= deals - stretches - Math.floor((trials - 1) / BLOCK) ? { stretches, deals } : null;
}
