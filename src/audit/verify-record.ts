import { ALPHA_BIASED, CONFIRMATION_FACTOR } from '../battery/rules.js';
import { AuditError } from '../core/errors.js';
import type { Evidence, EvidenceCore, RecordedCounts } from '../core/evidence.js';
import type { Subject } from '../core/subject.js';
import { buildCore } from '../evidence/build-core.js';
import type { Difference } from '../evidence/differences.js';
import { differences } from '../evidence/differences.js';
import { digestOf } from '../evidence/digest.js';
import { countsDigest } from '../evidence/record-counts.js';
import type { FreshSample } from '../loop/audit.js';
import { conclude, firstLook, fitPlan, secondLook } from '../loop/conclude.js';
import type { Counts } from '../loop/run-block.js';
import { permutations } from '../math/permutation.js';
import { BLOCK_SIZE } from '../run/blocks.js';
import { byLaw } from './by-law.js';
import type { Running } from './run-audit.js';
import { runAudit } from './run-audit.js';
import { VERSION } from './version.js';

/** What became of one check of a record. */
export interface Check {
  readonly id: 'digest' | 'rule' | 'counts' | 'numbers' | 'deals';
  readonly title: string;
  readonly outcome: 'holds' | 'differs' | 'not done';
  readonly differences: readonly Difference[];
  /** Why it was not done, where it was not. */
  readonly note?: string;
}

/**
 * Checks a record without trusting anything in it: its digest, its decision rule, its counts against their own digests, every number
 * and the verdict derived again from the counts, and at last the deals themselves, drawn again from the plan.
 * A digest recomputed after an edit therefore hides nothing. `open` finds the subject again; where its code has changed since, the
 * deals differ by that.
 */
export async function verifyRecord(evidence: Evidence, open: () => Promise<Subject>, running: Running): Promise<readonly Check[]> {
  const { core } = evidence;
  const checks = [checkDigest(evidence), checkRule(core), checkCounts(core), checkNumbers(core)];
  return [...checks, await checkDeals(core, open, running)];
}

function check(id: Check['id'], title: string, found: readonly Difference[]): Check {
  return { id, title, outcome: found.length === 0 ? 'holds' : 'differs', differences: found };
}

function checkDigest({ core, digest }: Evidence): Check {
  return check('digest', 'the digest is that of the record', differences(digest, digestOf(core), 'digest'));
}

function checkRule({ plan }: EvidenceCore): Check {
  const rule = { alpha: ALPHA_BIASED, blockSize: BLOCK_SIZE, confirmationTrials: CONFIRMATION_FACTOR * plan.trials };
  const { alpha, blockSize, confirmationTrials } = plan;
  return check(
    'rule',
    'the plan keeps this tool’s decision rule',
    differences({ alpha, blockSize, confirmationTrials }, rule, 'core.plan'),
  );
}

function checkCounts({ counts, confirmation }: EvidenceCore): Check {
  return check('counts', 'the counts agree with their own digests and sums', [
    ...checkEach(counts, 'core.counts'),
    ...(confirmation ? checkEach(confirmation.counts, 'core.confirmation.counts') : []),
  ]);
}

function checkEach(counts: Readonly<Record<string, RecordedCounts>>, path: string): readonly Difference[] {
  return Object.entries(counts).flatMap(([id, { values, sum, sha256, shape }]) => {
    if (!values) return [];
    const found = { cells: values.length, sum: values.reduce((total, value) => total + value, 0), sha256: countsDigest(values) };
    return differences({ cells: shape.reduce((product, side) => product * side, 1), sum, sha256 }, found, `${path}.${id}`);
  });
}

function checkNumbers(core: EvidenceCore): Check {
  const subject = recordedSubject(core);
  const title = 'every number and the verdict follow from the counts';
  const counts = countsOf(core, core.plan.tests, core.plan.trials, core.counts, subject);
  if (!counts)
    return { id: 'numbers', title, outcome: 'not done', differences: [], note: 'the record keeps only digests of counts this large' };
  return check('numbers', title, differences(core, rederive(core, subject, counts), 'core'));
}

/** The subject as far as the record itself says what it is. */
type Recorded = Pick<Subject, 'id' | 'origin' | 'replayable' | 'space'>;

function recordedSubject({ plan, subject }: EvidenceCore): Recorded {
  return { id: subject.id, origin: subject.origin, replayable: subject.replay === 'exact', space: permutations(plan.n) };
}

/** The core that follows from the recorded counts. */
function rederive(core: EvidenceCore, subject: Recorded, counts: Counts): EvidenceCore {
  const { plan } = core;
  const law = byLaw(subject.origin, plan, subject.space);
  const look = firstLook(plan, subject.space, counts);
  const tests = [...new Set(look.flags.map(({ test }) => test.split('/')[0]))];
  const freshCounts = core.confirmation && countsOf(core, tests, plan.confirmationTrials, core.confirmation.counts, subject);
  const fresh: FreshSample | null =
    look.flags.length > 0 && freshCounts
      ? { flags: look.flags, counts: freshCounts, results: secondLook(plan, subject.space, look.flags, freshCounts) }
      : null;
  const verdict = conclude(plan, subject.space, look, fresh?.results ?? null, law.known);
  return { ...buildCore(core.tool.version, plan, subject, law, { look, counts, fresh, verdict }), claims: core.claims };
}

/** The recorded counts as the loop holds them, or null where the record does not keep them; a wrong number of cells reads as zeros, and so differs. */
function countsOf(
  core: EvidenceCore,
  tests: readonly string[],
  trials: number,
  recorded: Readonly<Record<string, RecordedCounts>>,
  subject: Recorded,
): Counts | null {
  const counts: Counts = new Map();
  for (const { id, fitted } of fitPlan({ tests: tests.filter((id) => core.plan.tests.includes(id)), trials }, subject.space).statistics) {
    const cells = fitted.shape.reduce((product, side) => product * side, 1);
    const kept = recorded[id];
    if (kept && !kept.values) return null;
    counts.set(id, kept?.values?.length === cells ? Float64Array.from(kept.values) : new Float64Array(cells));
  }
  return counts;
}

async function checkDeals(core: EvidenceCore, open: () => Promise<Subject>, running: Running): Promise<Check> {
  const title = 'dealing again from the plan gives the same record, bit for bit';
  if (core.subject.replay === 'none') {
    return { id: 'deals', title, outcome: 'not done', differences: [], note: 'the randomness was live: these deals cannot be drawn again' };
  }
  let subject: Subject;
  try {
    subject = await open();
  } catch (error) {
    if (!(error instanceof AuditError && error.code === 'E_VERIFY')) throw error;
    return { id: 'deals', title, outcome: 'differs', differences: [], note: error.message };
  }
  const again = await runAudit(core.plan, subject, running);
  const sameTool = { ...again, tool: core.tool };
  const found = check('deals', title, differences(core, sameTool, 'core'));
  return core.tool.version === VERSION
    ? found
    : { ...found, note: `the record was made by version ${core.tool.version}, this is ${VERSION}` };
}
