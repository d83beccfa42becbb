import { brokenGuards } from '../../../core/record/by-law.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { Clause } from '../../../core/record/profile.js';
import { rulesOutClean } from '../../../core/record/recorded-log.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { isDeviation, isUntold } from '../../../core/record/results.js';
import { LARGEST_CLEAN_SIZE, POWER, sizeToExclude } from '../../../core/statistic/rules.js';
import { doubtful } from '../../../engine/decide/decide.js';
import { unreadOf } from '../../../engine/decide/unread.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { changesEstablished } from '../../../kinds/deck/page/cause.js';
import { kindOf, neededBesideIn, requiredIn } from '../../../kinds/index.js';
import { isBelowPromise } from '../../../kinds/planning/promised-size.js';
import { noncentralityForPower } from '../../../math/tails/noncentrality.js';
import { holmLevel } from '../../../math/tails/power.js';
import type { Answer, JudgedRow } from './finding.js';

/** Returns the statistic that a row belongs to. */
export const headOf = (test: string): string => test.split('/', 1)[0] ?? test;

interface Made extends Pick<Clause, 'leastTrials'> {
  readonly alpha: number;
  readonly tests: readonly string[];
  readonly results: readonly RecordedResult[];
  readonly rows: readonly JudgedRow[];
  /** The tests of the first sample that failed, but only as far as uneven positions explain. */
  readonly explained: readonly string[];
}

/**
 * Returns the answer of the tests of a clause. What keeps the run's own verdict from being clean keeps a clause from being met: a log with deals
 * missing, doubtful rows that were not tested again, main tests that could not be made. Pure.
 */
export function answerOf(core: EvidenceCore, { alpha, explained, leastTrials, results, rows, tests }: Made): Answer {
  const { guards, plan } = core;
  // Deals that are copies make rows look uneven that are not, but for those the run's own verdict rests on.
  const copies = brokenGuards(guards).length > 0;
  const failed = copies && core.verdict.kind !== 'biased' ? [] : rows.filter((row) => row.failed);
  if (failed.some(({ sample, test }) => sample !== 'first' || !explained.includes(test))) return { status: 'not-met', why: { by: 'rows' } };
  if (failed.length > 0) return { status: 'not-shown', why: { by: 'positions', tests: explained } };
  if (tests.length === 0) return { status: 'not-shown', why: { by: 'no-tests' } };
  if (copies) return { status: 'not-shown', why: { by: 'copies' } };
  const main = results.some(({ required }) => required);
  const compared = main ? comparing(core) : [];
  const left = [...tests, ...compared].filter((test) => !plan.tests.includes(test));
  if (main && isBelowPromise(core)) return { status: 'not-shown', why: { by: 'promise' } };
  const size = sizeSeen(core, results, rows, alpha);
  const known = knownSize(core, results, size);
  if (known !== null) return { status: 'not-met', why: { by: 'known', size: known } };
  const changes = main ? changesEstablished(core) : [];
  if (changes.length > 0) return { status: 'not-met', why: { by: 'changes', tests: changes.map(({ test }) => test) } };
  if (left.length > 0) return { status: 'not-shown', why: { by: 'left-out', tests: left } };
  const { source } = core.subject.origin;
  if (source.kind === 'log' && rulesOutClean(source)) return { status: 'not-shown', why: { by: 'log', log: source } };
  if (results.length === 0) return { status: 'not-shown', why: { by: 'skipped' } };
  const notMade = requiredIn(spaceOf(core.subject.origin, plan.n)).filter(
    (id) => tests.includes(id) && !results.some(({ test }) => headOf(test) === id),
  );
  if (notMade.length > 0) return { status: 'not-shown', why: { by: 'not-made', tests: notMade } };
  if (leastTrials !== null && plan.trials < leastTrials)
    return { status: 'not-shown', why: { by: 'few', least: leastTrials, trials: plan.trials } };
  const made = core.results.filter(({ test }) => compared.includes(headOf(test)));
  const untold = [
    ...[...results, ...made].filter(isUntold).map(({ test }) => test),
    ...compared.filter((id) => !made.some(({ test }) => headOf(test) === id)),
  ];
  if (untold.length > 0) return { status: 'not-shown', why: { by: 'untold', tests: untold } };
  const open = unread(core).filter((test) => [...tests, ...compared].includes(headOf(test)));
  if (open.length > 0) return { status: 'not-shown', why: { by: 'doubtful', tests: open } };
  if (size !== null && size > LARGEST_CLEAN_SIZE) return { status: 'not-shown', why: { by: 'coarse', size } };
  if (size !== null) return { status: 'met', to: { by: 'size', size } };
  const deals = results.flatMap((result) => (isDeviation(result) ? [] : result.effect.seenUpTo));
  return { status: 'met', to: { by: 'deals', deals: Math.min(...deals) } };
}

/**
 * Returns the smallest size that each of the main rows would have seen 99 times in 100: for the record's rows at the run's own level, which is the
 * stricter one, for single positions at the clause's. The main rows are those that every clean verdict needs, where the clause has such, else all.
 * How long cards take to turn up is a coarse question compared with how often they do, and is asked beside it. Null where none measures a deviation.
 */
function sizeSeen(core: EvidenceCore, results: readonly RecordedResult[], rows: readonly JudgedRow[], alpha: number): number | null {
  const main = results.filter(({ required }) => required);
  const sizes = (main.length > 0 ? main : results).filter(isDeviation).map(({ power }) => power.smallestDetectable);
  const single = rows.some(({ position }) => position !== null)
    ? [Math.sqrt(noncentralityForPower(core.plan.n - 1, holmLevel(alpha, rows.length), POWER) / core.plan.trials)]
    : [];
  return sizes.length + single.length === 0 ? null : Math.max(...sizes, ...single);
}

/**
 * Returns the statistics that compare parts of the run, without which nothing is said of it as a whole: a bias that reverses half-way cancels in all
 * others.
 */
function comparing({ subject }: EvidenceCore): readonly string[] {
  return kindOf(subject.origin.outcome).statistics.all.flatMap(({ id, neededFrom }) => (neededFrom ? [id] : []));
}

/** Returns the doubtful rows of the first sample that no fresh one tested again. */
function unread({ confirmation, plan, results, subject }: EvidenceCore): readonly string[] {
  return unreadOf({
    flags: doubtful(results, plan.alpha),
    fresh: confirmation?.results ?? null,
    once: subject.replay === 'none',
    comparing: new Set(neededBesideIn(spaceOf(subject.origin, plan.n)).map(({ id }) => id)),
  });
}

/**
 * Returns the subject's deviation by its exact law, where that is as large as what would have been seen or was asked for; null where it is not, or no
 * law is known.
 */
function knownSize({ known, plan }: EvidenceCore, results: readonly RecordedResult[], seen: number | null): number | null {
  if (!known || !(known.size > 0) || !results.some(({ required }) => required)) return null;
  return known.size >= Math.min(seen ?? Number.POSITIVE_INFINITY, sizeToExclude(plan)) ? known.size : null;
}
