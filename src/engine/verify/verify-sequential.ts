import { ALPHA_BIASED } from '../../core/rules.js';
import type { Sequential, SequentialCore } from '../../core/sequential.js';
import type { Subject } from '../../core/subject.js';
import { BLOCK_SIZE } from '../../core/subject.js';
import type { SequentialProgress } from '../audit/run-sequential.js';
import { runSequential } from '../audit/run-sequential.js';
import { sequentialCore } from '../audit/sequential-core.js';
import type { Host } from '../host.js';
import { differences } from '../record/differences.js';
import { countsDigest, MOST_RECORDED_CELLS } from '../record/record-counts.js';
import { decisionLine } from '../sequential/decision-line.js';
import { logMeanExp } from '../sequential/log-mean-exp.js';
import { FOUR_PROCESSES, USUAL_PROCESSES } from '../sequential/processes.js';
import { originIdentity } from '../subject/origin-identity.js';
import type { Check } from './check.js';
import { check, checkDigest, guarded, withVersion } from './check.js';
import { notAgain } from './not-again.js';

const NUMBERS = 'the verdict follows from the recorded evidence';
const DEALS = 'dealing again from the plan gives the same record, bit for bit';

/**
 * Checks the record of a run that stopped when it was decided without trusting anything in it: its digest, its rule, its counts, its verdict, and at
 * last the deals themselves, one after another to the same end. `open` finds the subject again.
 */
export async function verifySequential(
  { core, ...sealed }: Sequential,
  open: () => Promise<Subject>,
  host: Pick<Host, 'breathe' | 'version'>,
  onProgress?: SequentialProgress,
): Promise<readonly Check[]> {
  return [
    checkDigest({ core, ...sealed }),
    checkRule(core),
    checkCounts(core),
    await guarded('numbers', NUMBERS, async () => checkNumbers(core)),
    await guarded('deals', DEALS, () => checkDeals(core, open, host, onProgress)),
  ];
}

function checkRule({ plan: { alpha, blockSize, processes } }: SequentialCore): Check {
  const mixes = [USUAL_PROCESSES, FOUR_PROCESSES];
  const rule = {
    alpha: ALPHA_BIASED,
    blockSize: BLOCK_SIZE,
    processes: mixes.find((mix) => mix.join() === processes.join()) ?? USUAL_PROCESSES,
  };
  return check('rule', 'the plan keeps this tool’s decision rule', differences({ alpha, blockSize, processes }, rule, 'core.plan'));
}

function checkCounts({ plan: { n }, result: { positions, trials } }: SequentialCore): Check {
  const title = 'the counts agree with their own digest and with the number of deals';
  const { sha256, shape, sum, values } = positions;
  const whole = differences({ shape, sum }, { shape: [n, n], sum: n * trials }, 'core.result.positions');
  // Counts are left out of a record only where they are many.
  if (!values) {
    const missing = n * n > MOST_RECORDED_CELLS ? [] : differences('absent', `${n * n} values`, 'core.result.positions.values');
    return check('counts', title, [...whole, ...missing]);
  }
  const added = values.reduce((total, value) => total + value, 0);
  const found = differences(
    { cells: values.length, sum, sha256 },
    { cells: n * n, sum: added, sha256: countsDigest(values) },
    'core.result.positions',
  );
  return check('counts', title, [...whole, ...found]);
}

/** What the record must say if its last evidence is what it says. */
function checkNumbers(core: SequentialCore): Check {
  const { plan, result, subject } = core;
  const recorded = { ...originIdentity(subject.origin), origin: subject.origin };
  const end = { ...result.end, trial: result.trials, logE: logMeanExp(result.end.parts) };
  const largest = end.logE > result.largest.logE ? { trial: end.trial, logE: end.logE } : result.largest;
  const trajectory = [...result.trajectory.slice(0, -1), end];
  const again = sequentialCore(core.tool.version, plan, recorded, { ...result, end, largest, trajectory });
  return check('numbers', NUMBERS, [
    ...differences(core, again, 'core'),
    // Short of the line every deal planned was looked at.
    ...(end.logE < decisionLine(plan.alpha) ? differences(result.trials, plan.mostTrials, 'core.result.trials') : []),
  ]);
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
  const found = check('deals', DEALS, differences(core, { ...again, tool: core.tool }, 'core'));
  return withVersion(found, core.tool.version, host.version);
}
