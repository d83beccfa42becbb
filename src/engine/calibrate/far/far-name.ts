import type { FarResult } from '../../../core/calibration-far.js';
import { kindOf } from '../../../kinds/index.js';

/** What a size far out is called where it is named beside others: the space of its outcomes and the deals, without a blank. */
export function farName({ n, outcome, trials }: Pick<FarResult, 'n' | 'outcome' | 'trials'>): string {
  return `${kindOf(outcome).space(outcome, { n }).id.replaceAll(' ', '-')}/${trials}`;
}
