import type { EvidenceCore } from '../../../core/evidence.js';
import type { DistinctDeals, RecordedResult } from '../../../core/results.js';
import { isDeviation } from '../../../core/results.js';
import { answerOf } from '../../../page/facts/answer.js';
import { mappedResult } from '../../declared.js';
import { repeats } from '../statistics/repeats.js';

/** The equal pairs that were seen among some deals, and of how many different deals they tell. */
export interface Duplicates {
  readonly deals: number;
  readonly pairs: number;
  readonly different: DistinctDeals & { readonly estimate: number };
  /** Whether they tell more than where the cards lie. */
  readonly strongest: boolean;
}

/** What the verdict rests on of deals that came again; null where it does not, or where one deal alone makes most of the pairs. */
export function duplicatesOf(core: EvidenceCore): Duplicates | null {
  const result = core.results.find(({ test }) => test === repeats.id);
  if (!result || isDeviation(result) || result.tail === 'lower' || answerOf(core, result).kind !== 'uneven') return null;
  const { effect, trials: deals, value: pairs } = result;
  if (effect.name !== 'distinct-deals' || effect.estimate === null) return null;
  return { deals, pairs, different: { ...effect, estimate: effect.estimate }, strongest: result.logP <= logPOf(mappedResult(core)) };
}

function logPOf(result: RecordedResult | null): number {
  return result?.logP ?? 0;
}
