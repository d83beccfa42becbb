import type { EvidenceAt, Sequential, SequentialCore, SequentialPlan, SequentialResult } from '../../core/record/sequential.js';
import { ALPHA_BIASED } from '../../core/statistic/rules.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import { BLOCK_SIZE } from '../../core/subject/subject.js';
import { counted } from '../../core/words/counted.js';
import { kindOf } from '../../kinds/index.js';
import { processesIn } from '../../kinds/planning/processes-of.js';
import { logMeanExp } from '../../math/primitives/log-mean-exp.js';
import type { SequentialProgress } from '../audit/run-sequential.js';
import { runSequential } from '../audit/run-sequential.js';
import { sequentialCore } from '../audit/sequential-core.js';
import type { Host } from '../host.js';
import { differences } from '../record/differences.js';
import { countsDigest, MOST_RECORDED_CELLS } from '../record/record-counts.js';
import { decisionLine } from '../sequential/decision-line.js';
import { keptPlaces } from '../sequential/kept-places.js';
import { originIdentity } from '../subject/origin-identity.js';
import { spaceOf } from '../subject/space-of.js';
import type { Check } from './check.js';
import { check, checkDigest, guarded, noteVersion, RULE } from './check.js';
import { checkAgain } from './check-again.js';
import { notAgain } from './not-again.js';

const COUNTS = 'the counts agree with their own digest and with the number of deals';
const NUMBERS = 'the verdict follows from the recorded evidence';
const DEALS = 'dealing again from the plan gives the same record, bit for bit';

/**
 * Checks the record of a run that stopped when it was decided without trusting anything in it: its digest, its rule, its counts, its verdict. At last
 * it deals the outcomes again, one after another to the same end. `open` finds the subject again.
 */
export async function verifySequential(
  { core, ...sealed }: Sequential,
  open: () => Promise<Subject>,
  host: Pick<Host, 'breathe' | 'version'>,
  onProgress?: SequentialProgress,
): Promise<readonly Check[]> {
  return [
    checkDigest({ core, ...sealed }),
    await guarded('rule', RULE, async () => checkRule(core)),
    await guarded('counts', COUNTS, async () => checkCounts(core)),
    await guarded('numbers', NUMBERS, async () => checkNumbers(core)),
    await guarded('deals', DEALS, () => checkDeals(core, open, host, onProgress)),
  ];
}

function checkRule(core: SequentialCore): Check {
  const { alpha, blockSize, n, processes } = core.plan;
  const space = spaceIn(core);
  const usual = processesIn(space);
  const mixes = [usual, processesIn(space, true)];
  const rule = {
    n: space.cards,
    alpha: ALPHA_BIASED,
    blockSize: BLOCK_SIZE,
    processes: mixes.find((mix) => mix.join() === processes.join()) ?? usual,
  };
  return check('rule', RULE, differences({ n, alpha, blockSize, processes }, rule, 'core.plan'));
}

function checkCounts(core: SequentialCore): Check {
  const { counts, impossible, trials } = core.result;
  const { each, shape } = kindOf(core.subject.origin.outcome).evidence.counted(spaceIn(core));
  const cells = shape[0] * shape[1];
  // What an even subject never makes adds to no count.
  const sum = each * (trials - (impossible ? 1 : 0));
  const whole = differences({ shape: counts.shape, sum: counts.sum }, { shape, sum }, 'core.result.counts');
  // Counts are left out of a record only where they are many.
  if (!counts.values) {
    const missing = cells > MOST_RECORDED_CELLS ? [] : differences('absent', counted(cells, 'value'), 'core.result.counts.values');
    return check('counts', COUNTS, [...whole, ...missing]);
  }
  const added = counts.values.reduce((total, value) => total + value, 0);
  const found = differences(
    { cells: counts.values.length, sum: counts.sum, sha256: counts.sha256 },
    { cells, sum: added, sha256: countsDigest(counts.values) },
    'core.result.counts',
  );
  return check('counts', COUNTS, [...whole, ...found]);
}

function spaceIn({ plan, subject }: SequentialCore): OutcomeSpace {
  return spaceOf(subject.origin, plan.n);
}

/** Checks the numbers of the record, given its last evidence. */
function checkNumbers(core: SequentialCore): Check {
  const { plan, result, subject } = core;
  const recorded = { ...originIdentity(subject.origin), origin: subject.origin };
  const end = { ...result.end, trial: result.trials, logE: logMeanExp(result.end.parts) };
  const trajectory = wayAgain(result, end);
  const largest = largestAgain(result, trajectory, plan);
  const again = sequentialCore(core.tool.version, plan, recorded, { ...result, end, largest, trajectory });
  // Decided by an outcome that an even subject never makes, not by evidence.
  const never = again.verdict.kind === 'biased' && again.verdict.reason !== undefined;
  return checkAgain('numbers', NUMBERS, core, again, [
    ...(result.impossible && !never ? differences('present', 'absent', 'core.result.impossible') : []),
    // Undecided, every outcome planned was looked at.
    ...(end.logE < decisionLine(plan.alpha) && !never ? differences(result.trials, plan.mostTrials, 'core.result.trials') : []),
  ]);
}

/** Returns the path of the evidence, at the points where it is kept. */
function wayAgain({ trajectory, trials }: SequentialResult, end: EvidenceAt): readonly EvidenceAt[] {
  const kept: EvidenceAt[] = [];
  for (const trial of keptPlaces()) {
    if (trial >= trials) break;
    const { parts } = trajectory[kept.length] ?? end;
    kept.push({ trial, logE: logMeanExp(parts), parts });
  }
  return [...kept, end];
}

/**
 * Returns the largest evidence that the rest implies: at least what is kept of the path and, at its outcome, of that. It is below the line before the
 * last outcome.
 */
function largestAgain(
  { largest, trials }: SequentialResult,
  way: readonly EvidenceAt[],
  { alpha }: SequentialPlan,
): SequentialResult['largest'] {
  const { logE, trial } = way.reduce((most, one) => (one.logE > most.logE ? one : most), { trial: 0, logE: 0 });
  const kept = way.some((one) => one.trial === largest.trial);
  const between = largest.logE >= logE && largest.trial > 0 && largest.trial < trials && largest.logE < decisionLine(alpha);
  return between && !kept ? largest : { trial, logE };
}

async function checkDeals(
  core: SequentialCore,
  open: () => Promise<Subject>,
  host: Pick<Host, 'breathe' | 'version'>,
  onProgress?: SequentialProgress,
): Promise<Check> {
  if (!originIdentity(core.subject.origin).replayable) {
    const note = notAgain(core.subject.origin);
    return { id: 'deals', title: DEALS, outcome: 'not done', differences: [], note };
  }
  const again = await runSequential(core.plan, await open(), host, onProgress);
  const found = checkAgain('deals', DEALS, core, { ...again, tool: core.tool });
  return noteVersion(found, core.tool.version, host.version);
}
