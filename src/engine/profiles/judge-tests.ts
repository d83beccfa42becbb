import { brokenGuards } from '../../core/by-law.js';
import type { EvidenceCore } from '../../core/evidence.js';
import type { Clause, ServedBy } from '../../core/profile.js';
import type { RecordedResult } from '../../core/results.js';
import { isDeviation, isUntold } from '../../core/results.js';
import { LARGEST_CLEAN_SIZE, POWER, sizeToExclude } from '../../core/rules.js';
import { changesEstablished } from '../../kinds/deck/page/cause.js';
import { explainedByPositions } from '../../kinds/deck/page/standing.js';
import { moveTogether } from '../../kinds/deck/page/together.js';
import { countsOf } from '../../kinds/declared.js';
import { kindOf } from '../../kinds/index.js';
import { isBelowPromise } from '../../kinds/promised-size.js';
import { chiSquaredTails } from '../../math/tails/chi-squared.js';
import { noncentralityForPower } from '../../math/tails/noncentrality.js';
import { holmLevel } from '../../math/tails/power.js';
import { holm } from '../decide/holm.js';
import type { Answer, Finding, JudgedRow, SampleName } from './finding.js';

/** Fewest deals of each card at a position by which the usual law of its counts is near enough. */
const LEAST_EXPECTED = 5;

type Served = Extract<ServedBy, { readonly by: 'tests' }>;

/** A row before Holm. */
interface Candidate extends Pick<JudgedRow, 'sample' | 'test' | 'position'> {
  readonly logP: number;
  readonly logLowerP: number;
}

/** What judging the tests of a clause comes to. */
export type Judged = Pick<Finding, 'answer' | 'alpha' | 'rows' | 'skipped'>;

/**
 * Judges the tests of a clause at its own level, after Holm over all their rows, of every sample and reading of the record, and both tails. A clause
 * that gives no level is judged at the run's. A row that the run's own verdict rests on fails whatever the level. A clause of tests that a clean
 * verdict rests on is not met either where the chances change during the run, which those tests see the average of. Pure.
 */
export function judgeTests(core: EvidenceCore, { confidence, leastTrials }: Clause, served: Served): Judged {
  const { plan, subject } = core;
  const alpha = confidence === null ? plan.alpha : Number((1 - confidence).toPrecision(12));
  const own = new Set(kindOf(subject.origin.outcome).statistics.all.map(({ id }) => id));
  const tests = served.tests.filter((test) => own.has(test));
  const ofClause = ({ test }: { readonly test: string }): boolean => tests.includes(headOf(test));
  const results = core.results.filter(ofClause);
  const made = new Set(results.map(({ test }) => headOf(test)));
  const skipped = tests.filter((test) => plan.tests.includes(test) && !made.has(test));
  const single = served.unit === 'positions' ? positionRows(core, tests) : [];
  // The cards of a deal that move together make the table scatter, whose law is of even and independent ones; that of a single position stays.
  const [table] = single.length > 0 && moveTogether(core) ? single : [];
  const candidates = [
    ...samplesOf(core).flatMap(({ results: rows, sample }) =>
      rows
        .filter((row) => ofClause(row) && row.test !== table?.test)
        .map(({ logLowerP, logP, test }): Candidate => ({ sample, test, position: null, logP, logLowerP })),
    ),
    ...single,
  ];
  const rows = judged(core, candidates, alpha);
  const failed = rows.flatMap(({ failed: beyond, position, sample, test }) =>
    beyond && position === null && sample === 'first' ? [test] : [],
  );
  const explained = explainedByPositions(core, alpha, failed);
  const answer = answerOf(core, { alpha, explained, leastTrials, results, rows, tests });
  return { answer, alpha: answer.status === 'not-shown' ? null : alpha, rows, skipped };
}

const headOf = (test: string): string => test.split('/', 1)[0] ?? test;

/** Every sample of a record in every reading. */
function samplesOf({
  absolute,
  input,
  results,
}: EvidenceCore): readonly { readonly sample: SampleName; readonly results: readonly RecordedResult[] }[] {
  return [
    { sample: 'first', results },
    ...(absolute ? [{ sample: 'first-absolute' as const, results: absolute.results }] : []),
    ...(input ? [{ sample: 'second' as const, results: input.results }] : []),
    ...(input?.absolute ? [{ sample: 'second-absolute' as const, results: input.absolute.results }] : []),
  ];
}

/**
 * The counts of every card position by themselves, as Pearson's chi-squared with n − 1 degrees: every deal lays one card there. None where the record
 * holds no such counts, or too few deals.
 */
function positionRows(core: EvidenceCore, tests: readonly string[]): readonly Candidate[] {
  const { n, trials } = core.plan;
  const counted = countsOf(core, 'positions');
  const test = tests.find((one) => core.counts[one] !== undefined && core.counts[one] === counted);
  const values = counted?.values;
  const expected = trials / n;
  if (test === undefined || !values || counted.shape[0] !== n || counted.shape[1] !== n || expected < LEAST_EXPECTED) return [];
  return Array.from({ length: n }, (_, column) => {
    let value = 0;
    for (let card = 0; card < n; card++) value += (values[card * n + column] - expected) ** 2 / expected;
    const { logLower, logUpper } = chiSquaredTails(value, n - 1);
    return { sample: 'first', test, position: column + 1, logP: finite(logUpper), logLowerP: finite(logLower) };
  });
}

/** Counts all alike have no lower tail left: their p is the least positive double, as that of every row is. */
const finite = (logP: number): number => Math.max(logP, Math.log(Number.MIN_VALUE));

function judged({ verdict }: EvidenceCore, candidates: readonly Candidate[], alpha: number): readonly JudgedRow[] {
  const adjusted = holm(candidates.flatMap(({ logLowerP, logP }) => [logP, logLowerP]));
  const because = new Set(verdict.kind === 'biased' ? verdict.because : []);
  return candidates
    .map(({ position, sample, test }, at): JudgedRow => {
      const logPAdjusted = Math.min(adjusted[2 * at], adjusted[2 * at + 1]);
      const decided = sample === 'first' && position === null && because.has(test);
      return { sample, test, position, logPAdjusted, failed: decided || logPAdjusted < Math.log(alpha) };
    })
    .toSorted((a, b) => a.logPAdjusted - b.logPAdjusted);
}

/** What an answer is made of. */
interface Made extends Pick<Clause, 'leastTrials'> {
  readonly alpha: number;
  readonly tests: readonly string[];
  readonly results: readonly RecordedResult[];
  readonly rows: readonly JudgedRow[];
  /** The tests of the first sample that failed by what uneven positions make of them, and by no more. */
  readonly explained: readonly string[];
}

function answerOf(core: EvidenceCore, { alpha, explained, leastTrials, results, rows, tests }: Made): Answer {
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
  if (results.length === 0) return { status: 'not-shown', why: { by: 'skipped' } };
  if (leastTrials !== null && plan.trials < leastTrials)
    return { status: 'not-shown', why: { by: 'few', least: leastTrials, trials: plan.trials } };
  const made = core.results.filter(({ test }) => compared.includes(headOf(test)));
  const untold = [
    ...[...results, ...made].filter(isUntold).map(({ test }) => test),
    ...compared.filter((id) => !made.some(({ test }) => headOf(test) === id)),
  ];
  if (untold.length > 0) return { status: 'not-shown', why: { by: 'untold', tests: untold } };
  if (size !== null && size > LARGEST_CLEAN_SIZE) return { status: 'not-shown', why: { by: 'coarse', size } };
  if (size !== null) return { status: 'met', to: { by: 'size', size } };
  const deals = results.flatMap((result) => (isDeviation(result) ? [] : result.effect.seenUpTo));
  return { status: 'met', to: { by: 'deals', deals: Math.min(...deals) } };
}

/**
 * The smallest size that each of the main rows would have seen 99 times in 100: of the record's rows at the run's own level, which is the stricter one,
 * of single positions at the clause's. The main rows are those that every clean verdict needs, where the clause has such, else all: how long cards take
 * to turn up is a coarse question beside how often they do, and is asked beside it. Null where none measures a deviation.
 */
function sizeSeen(core: EvidenceCore, results: readonly RecordedResult[], rows: readonly JudgedRow[], alpha: number): number | null {
  const main = results.filter(({ required }) => required);
  const sizes = (main.length > 0 ? main : results).filter(isDeviation).map(({ power }) => power.smallestDetectable);
  const single = rows.some(({ position }) => position !== null)
    ? [Math.sqrt(noncentralityForPower(core.plan.n - 1, holmLevel(alpha, rows.length), POWER) / core.plan.trials)]
    : [];
  return sizes.length + single.length === 0 ? null : Math.max(...sizes, ...single);
}

/** The statistics that compare parts of the run, without which nothing is said of it as a whole: a bias that turns half-way cancels in all others. */
function comparing({ subject }: EvidenceCore): readonly string[] {
  return kindOf(subject.origin.outcome).statistics.all.flatMap(({ id, neededFrom }) => (neededFrom ? [id] : []));
}

/** How far the subject is off by its exact law, where that is as large as what would have been seen or was asked for; null where it is not, or no law is known. */
function knownSize({ known, plan }: EvidenceCore, results: readonly RecordedResult[], seen: number | null): number | null {
  if (!known || !(known.size > 0) || !results.some(({ required }) => required)) return null;
  return known.size >= Math.min(seen ?? Number.POSITIVE_INFINITY, sizeToExclude(plan)) ? known.size : null;
}
