import type { EvidenceCore } from '../../core/record/evidence.js';
import type { Statistic } from '../../core/statistic/statistic.js';

/** Shares of values from `first` on, with their expected ones. */
export interface Shares {
  readonly first: number;
  readonly seen: readonly number[];
  /** Chances, one for each of `seen`. */
  readonly law: readonly number[];
  /** The number of outcomes the shares are of, at least 1. */
  readonly of: number;
  /** True where the test is one of those that made the verdict. */
  readonly uneven: boolean;
  /** True where the last value stands for all larger ones too. */
  readonly open?: boolean;
}

/** Returns true where a statistic is one of those that made the verdict. */
export function madeVerdict(core: EvidenceCore, { id }: Statistic): boolean {
  return core.results.some((row) => row.test.split('/')[0] === id && rowMadeVerdict(core, row.test));
}

/** Returns true where a row is one of those that made a verdict of bias. */
export function rowMadeVerdict({ verdict }: EvidenceCore, row: string): boolean {
  return verdict.kind === 'biased' && verdict.because.includes(row);
}
