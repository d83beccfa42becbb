import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { isDeviation } from '../../../core/record/results.js';
import {
  BIASED_KEPT,
  BIASED_REPEATED,
  BIASED_SIDE_LOOK,
  BIASED_STARTS,
  SIDE_LOOKS,
  type SidePlan,
  sidePlans,
  sideSamples,
} from '../../../core/statistic/side-looks.js';
import { findings } from '../../../page/facts/results.js';

/** Reasons that make a verdict biased without a row of any sample. */
const BY_ITSELF: readonly string[] = [BIASED_KEPT, BIASED_REPEATED, BIASED_STARTS];

/** A look at a function beyond the first sample, read as an audit of its own. */
export interface LookBeside {
  readonly plan: SidePlan;
  /** The record that this look alone would give, for readers of any record. */
  readonly core: EvidenceCore;
  /** Rows beyond its level, strongest first. */
  readonly found: readonly RecordedResult[];
  /** The smallest size that every required row of the first sample would have seen in this look; null where one of them does not run here. */
  readonly seen: number | null;
}

/** The looks at a function beyond the first sample; empty where there were none. */
export function looksBeside(core: EvidenceCore): readonly LookBeside[] {
  const [plans, samples] = [sidePlans(core.plan), sideSamples(core)];
  return SIDE_LOOKS.flatMap((beside) => {
    const [plan, sample] = [plans[beside], samples[beside]];
    if (!plan || !sample) return [];
    const { alpha, trials } = plan;
    const seen = seenIn(core, sample.results);
    const because = sample.results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(alpha)).map(({ test }) => test);
    const own: EvidenceCore = {
      ...core,
      ...sample,
      plan: { ...core.plan, alpha, trials },
      confirmation: null,
      known: null,
      verdict:
        because.length > 0
          ? { kind: 'biased', because, smallestDetectable: seen }
          : {
              kind: 'inconclusive',
              reason: { why: 'too-few', trials, detect: core.plan.detect },
              trialsNeeded: null,
              smallestDetectable: seen,
            },
    };
    return [{ plan, core: own, found: findings(own), seen }];
  });
}

/** True if the verdict is biased by looks beyond the first sample, and by no row of it; every start may deal the same decks besides. */
export function onlyBeside({ verdict }: EvidenceCore): boolean {
  if (verdict.kind !== 'biased') return false;
  const names = Object.values(BIASED_SIDE_LOOK);
  const rows = verdict.because.filter((reason) => !BY_ITSELF.includes(reason));
  return rows.length > 0 && rows.every((reason) => names.includes(reason));
}

function seenIn({ results: first }: EvidenceCore, results: readonly RecordedResult[]): number | null {
  const sizes = first
    .filter(isDeviation)
    .filter(({ required }) => required)
    .map(({ test }) => results.filter(isDeviation).find((again) => again.test === test)?.power.smallestDetectable ?? null);
  const known = sizes.filter((size) => size !== null);
  return known.length === 0 || known.length < sizes.length ? null : Math.max(...known);
}
