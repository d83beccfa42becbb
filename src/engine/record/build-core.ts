import type { LawFacts } from '../../core/record/by-law.js';
import type { CountedSample, EvidenceCore, Plan } from '../../core/record/evidence.js';
import type { Subject } from '../../core/subject/subject.js';
import type { Counts } from '../count/run-block.js';
import type { AuditOutcome } from '../decide/audit.js';
import type { SideResult } from '../decide/test-side-looks.js';
import type { Fit } from '../fit.js';
import type { Host } from '../host.js';
import { recordCounts } from './record-counts.js';

/** Builds the digested part of the record. Pure: `verify` builds it again from the counts and compares. `sha256`: the machine's own, for large tables. */
export function buildCore(
  version: string,
  plan: Plan,
  subject: Pick<Subject, 'id' | 'origin' | 'replayable' | 'space'>,
  law: LawFacts,
  outcome: AuditOutcome,
  sha256?: Host['sha256'],
): EvidenceCore {
  const { beside, fresh, look, verdict } = outcome;
  const recordAll = (fit: Fit, counts: Counts): EvidenceCore['counts'] =>
    Object.fromEntries(
      fit.statistics.map(({ id, fitted }) => [id, recordCounts(fitted.shape, counts.get(id) ?? new Float64Array(0), fitted.law, sha256)]),
    );
  const sampleOf = ({ counts, fit, results }: SideResult): CountedSample => ({
    counts: recordAll(fit, counts),
    results,
    skipped: fit.skipped,
  });
  return {
    kind: 'audit',
    tool: { name: 'shuffle-audit', version },
    plan,
    subject: { id: subject.id, origin: subject.origin, replay: subject.replayable ? 'exact' : 'none' },
    counts: recordAll(look.fit, outcome.counts),
    results: look.results,
    skipped: look.fit.skipped,
    confirmation: fresh && {
      trials: plan.confirmationTrials,
      flagged: fresh.flags,
      counts: recordAll(fresh.fit, fresh.counts),
      results: fresh.results,
      confirmed: verdict.kind === 'biased' && fresh.flags.some(({ test }) => verdict.because.includes(test)),
    },
    ...(beside.input && {
      input: { ...sampleOf(beside.input), ...(beside.inputAbsolute && { absolute: sampleOf(beside.inputAbsolute) }) },
    }),
    ...(beside.absolute && { absolute: sampleOf(beside.absolute) }),
    known: law.known,
    ...(law.walk && { walk: law.walk }),
    diagnosis: outcome.diagnosis,
    landmarks: law.landmarks,
    guards: law.guards,
    reach: law.reach,
    claims: law.claims ?? [],
    verdict,
  };
}
