import { BIASED_INPUT, type EvidenceCore, type InputPlan } from '../../../core/evidence.js';
import type { RecordedResult } from '../../../core/results.js';
import { isDeviation } from '../../../core/results.js';
import { findings } from '../../../page/facts/results.js';

/** The second sample of a function, read as an audit of its own. */
export interface SecondSample {
  readonly plan: InputPlan;
  /** The record as it would be of this sample alone, so that whatever reads a record reads it too. */
  readonly core: EvidenceCore;
  /** Rows beyond its level, strongest first. */
  readonly found: readonly RecordedResult[];
  /** The smallest size that every required row of the first sample would have seen in this one; null where one of them does not run here. */
  readonly seen: number | null;
}

/** The second sample of a function; null where there is none. */
export function secondSample(core: EvidenceCore): SecondSample | null {
  const { input, plan } = core;
  if (!input || !plan.input) return null;
  const { alpha, trials } = plan.input;
  const seen = seenIn(core, input.results);
  const because = input.results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(alpha)).map(({ test }) => test);
  const own: EvidenceCore = {
    ...core,
    ...input,
    plan: { ...plan, alpha, trials },
    confirmation: null,
    known: null,
    verdict:
      because.length > 0
        ? { kind: 'biased', because, smallestDetectable: seen }
        : { kind: 'inconclusive', reason: '', trialsNeeded: null, smallestDetectable: seen },
  };
  return { plan: plan.input, core: own, found: findings(own), seen };
}

/** Whether the second sample alone makes the verdict biased. */
export function onlySecond({ verdict }: EvidenceCore): boolean {
  return verdict.kind === 'biased' && verdict.because.every((reason) => reason === BIASED_INPUT);
}

function seenIn({ results: first }: EvidenceCore, results: readonly RecordedResult[]): number | null {
  const sizes = first
    .filter(isDeviation)
    .filter(({ required }) => required)
    .map(({ test }) => results.filter(isDeviation).find((again) => again.test === test)?.power.smallestDetectable ?? null);
  const known = sizes.filter((size) => size !== null);
  return known.length === 0 || known.length < sizes.length ? null : Math.max(...known);
}
