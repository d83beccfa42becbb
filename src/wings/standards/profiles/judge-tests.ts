import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { Clause, ServedBy } from '../../../core/record/profile.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { roundTo } from '../../../core/words/numbers.js';
import { explainedByPositions } from '../../../kinds/deck/page/standing.js';
import { moveTogether } from '../../../kinds/deck/page/together.js';
import { countsOf } from '../../../kinds/declared.js';
import { kindOf } from '../../../kinds/index.js';
import { chiSquaredTails } from '../../../math/tails/chi-squared.js';
import { holm } from '../../../math/tails/holm.js';
import { answerOf, headOf } from './answer-of.js';
import type { Finding, JudgedRow, SampleName } from './finding.js';

/** The fewest expected deals of each card at a position for which the usual law of its counts is near enough. */
const LEAST_EXPECTED = 5;

type Served = Extract<ServedBy, { readonly by: 'tests' }>;

/** A row before Holm. */
interface Candidate extends Pick<JudgedRow, 'sample' | 'test' | 'position'> {
  readonly logP: number;
  readonly logLowerP: number;
}

export type Judged = Pick<Finding, 'answer' | 'alpha' | 'rows' | 'skipped'>;

/**
 * Judges the tests of a clause at its own level, after Holm over all their rows and both tails. The rows are those of every sample and reading of the
 * record. A clause that gives no level is judged at the run's. A row that the run's own verdict rests on fails whatever the level. A clause of tests
 * that a clean verdict rests on also fails where the chances change during the run, since those tests see only the average. Pure.
 */
export function judgeTests(core: EvidenceCore, { confidence, leastTrials }: Clause, served: Served): Judged {
  const { plan, subject } = core;
  const alpha = confidence === null ? plan.alpha : roundTo(1 - confidence, 12);
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

/** Returns every sample of a record in every reading. */
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
 * Tests the counts of every card position by themselves, as Pearson's chi-squared with n − 1 degrees: every deal lays one card there. None where the
 * record holds no such counts, or too few deals.
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

/** Bounds a log p from below. Equal counts have no lower tail left: their p is the least positive double, as in every row. */
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
