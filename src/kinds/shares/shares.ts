import type { EvidenceCore } from '../../core/record/evidence.js';
import type { Statistic } from '../../core/statistic/statistic.js';

/** Shares of values from `first` on, as they came and as they should be. */
export interface Shares {
  readonly first: number;
  readonly seen: readonly number[];
  /** As many as `seen`. */
  readonly law: readonly number[];
  /** How many outcomes the shares are of, 1 at least. */
  readonly of: number;
  /** Whether the test is one of those that made the verdict. */
  readonly uneven: boolean;
  /** Whether the last value stands for all larger ones too. */
  readonly open?: boolean;
}

/** Whether a statistic is one of those that made the verdict. */
export function madeVerdict(core: EvidenceCore, { id }: Statistic): boolean {
  return core.results.some((row) => row.test.split('/')[0] === id && rowMadeVerdict(core, row.test));
}

/** Whether a row is one of those that made a verdict of bias. */
export function rowMadeVerdict({ verdict }: EvidenceCore, row: string): boolean {
  return verdict.kind === 'biased' && verdict.because.includes(row);
}
