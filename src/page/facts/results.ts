import { brokenGuards } from '../../core/record/by-law.js';
import type { EvidenceCore } from '../../core/record/evidence.js';
import type { DeviationResult, RecordedResult } from '../../core/record/results.js';
import { isDeviation } from '../../core/record/results.js';

/** The row called `test`, if it ran and measures how far chances are off; else null. */
export function resultOf(core: EvidenceCore, test: string): DeviationResult | null {
  return core.results.filter(isDeviation).find((result) => result.test === test) ?? null;
}

/** Sorts the rows, strongest finding first: by adjusted p, then by the smaller tail, then by name. */
export function strongestFirst(results: readonly RecordedResult[]): readonly RecordedResult[] {
  const tail = (result: RecordedResult): number => Math.min(result.logP, result.logLowerP);
  return [...results].sort((a, b) => a.logPAdjusted - b.logPAdjusted || tail(a) - tail(b) || (a.test < b.test ? -1 : 1));
}

/** The rows that made the verdict biased, strongest first; empty for the other verdicts and where only the exact law did. */
export function findings(core: EvidenceCore): readonly RecordedResult[] {
  const { verdict } = core;
  if (verdict.kind !== 'biased') return [];
  return strongestFirst(core.results.filter(({ test }) => verdict.because.includes(test)));
}

/** True if the deals are copies of one another, so that the tests, which assume independence, say nothing. */
export function areCopies({ guards }: Pick<EvidenceCore, 'guards'>): boolean {
  return brokenGuards(guards).length > 0;
}

/** The smallest size that every required test would have seen 99 times in 100; null where none ran, or where deals are copies. */
export function smallestSeen(core: EvidenceCore): number | null {
  if (areCopies(core)) return null;
  if (core.verdict.smallestDetectable !== null) return core.verdict.smallestDetectable;
  const sizes = core.results
    .filter(isDeviation)
    .filter(({ required }) => required)
    .map(({ power }) => power.smallestDetectable);
  return sizes.length > 0 ? Math.max(...sizes) : null;
}
