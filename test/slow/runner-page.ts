import { join } from 'node:path';
import type { Plan } from '../../src/core/record/evidence.js';
import { isBuiltIn } from '../../src/core/record/origin.js';
import { sidePlans } from '../../src/core/statistic/side-looks.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { testFits, testPlan } from '../../src/engine/plan/test-plan.js';
import { partsOf } from '../../src/engine/subject/parts-of.js';
import { noncentralities } from '../../src/kinds/deck/known.js';
import { clopperPearson } from '../../src/math/tails/clopper-pearson.js';
import { holmLevel, trialsToSee } from '../../src/math/tails/power.js';
import { count } from '../../src/page/numbers.js';
import { testWishesOf } from '../../src/testing/test-options.js';
import { PROJECT } from '../house/source-tree.js';
import { type RunnerCell, runnerCell } from './runner-cells.js';
import { RUNNER_MISTAKES, type RunnerMistake } from './runner-mistakes.js';

/** The numbers of cards. */
export const RUNNER_CARDS = [3, 5, 10, 20, 52, 100] as const;
/** The chance that is promised of the naive swap. */
export const PROMISED_POWER = 0.99;
/** How often the interval of a figure misses its chance at the most. */
export const INTERVAL_ALPHA = 0.05;
/** What tests of Fisher–Yates are kept as. */
export const EVEN = 'fisher-yates';
/** The level at which those are made, since nobody counts alarms of the usual one. */
export const LOOSE = 0.01;

/** The plan that a runner asks for by default. */
export function runnerPlan(n: number): Plan {
  return testPlan(testWishesOf({ n, randomness: 'live' }), testFits(n));
}

/** How often an even shuffle fails a test of this plan at the most: the levels of its looks, each of which Holm's method holds, added up. */
export function falseAlarmsOf(plan: Plan): number {
  const beside = Object.values(sidePlans(plan)).map((look) => look?.alpha ?? 0);
  return beside.reduce((sum, alpha) => sum + alpha, plan.alpha);
}

/** The deals at which the soonest row whose noncentrality is exact sees the mistake 99 times in 100 at the level of a test; null where none is. */
function foretold({ origin }: Subject, n: number): number | null {
  if (!isBuiltIn(origin)) return null;
  const plan = runnerPlan(n);
  const { rows } = testFits(n).of(plan);
  const level = holmLevel(plan.alpha, rows.length);
  const exact = noncentralities(partsOf(origin), n);
  const least = Math.min(...rows.map((row) => trialsToSee(row, exact.get(row.test) ?? 0, level)));
  return Number.isFinite(least) ? least : null;
}

const share = (value: number): string => value.toFixed(4).replace(/^0/, '');

function times(cell: RunnerCell | null): string {
  if (!cell) return 'not dealt yet';
  const { high, low } = clopperPearson(cell.biased, cell.tests, INTERVAL_ALPHA);
  return `${cell.biased} of ${cell.tests} (${share(low)}–${share(high)})`;
}

function power({ deals, id }: RunnerMistake, n: number): string {
  const cell = runnerCell(id, n);
  if (!cell || cell.biased >= PROMISED_POWER * cell.tests) return times(cell);
  const needed = foretold(deals(n), n);
  return `**below .99**: ${times(cell)}${needed === null ? '' : `; takes ${count(needed)} deals`}`;
}

/** The page that shows what is kept. */
export const RUNNER_PAGE = join(PROJECT, 'reports/runner-power.md');

/** Its text. */
export function runnerPage(): string {
  const commits = RUNNER_CARDS.flatMap((n) => [EVEN, ...RUNNER_MISTAKES.map(({ id }) => id)].map((id) => runnerCell(id, n)?.commit));
  const known = [...new Set(commits.filter((commit) => commit !== undefined))];
  return `${[
    '# What do the runners of other languages see?',
    '',
    `Made by \`npm run test:slow -- test/slow/runner-power.test.ts\`, dealt with the sources of commit ${known.join(', ')}. The assertions of \`runners/\` (pytest, Go, Rust, JUnit,`,
    'xUnit) ask `shuffle-audit assert`, which plans and judges as here; a built-in shuffle deals in place of the other process, with pinned seeds. All is as it is by default:',
    'so many deals, false alarms 1e-9. A figure counts the tests that ended biased, with its Clopper–Pearson interval of 95 % behind it. Misses are published as they fell;',
    'nothing was run again.',
    '',
    `| cards | ${RUNNER_MISTAKES.map(({ id }) => `\`${id}\``).join(' | ')} |`,
    `|---:|${RUNNER_MISTAKES.map(() => '---|').join('')}`,
    ...RUNNER_CARDS.map((n) => `| ${n} | ${RUNNER_MISTAKES.map((mistake) => power(mistake, n)).join(' | ')} |`),
    '',
    ...RUNNER_MISTAKES.map(({ id, what }) => `- \`${id}\`: ${what}`),
    '',
    '**below .99**: a byte modulo a bound gives some values one word more than others, 86 against 85 with a bound of 3. The deals of a second do not show so little at a level',
    'of 1e-9. The deals named are those at which the soonest row with an exact law sees it 99 times in 100: `trials` asks for them, or `detect` for the size of the bias.',
    '',
    '## False alarms',
    '',
    'A test looks at its rows in up to three readings of two samples. Each look has a level of its own, which Holm’s method holds over its rows, so that an even shuffle fails',
    'no more often than these levels add up to: that is the figure *by law*, as true as the p of each row is, which [calibration.html](calibration.html) counts. Nobody',
    `counts alarms that come once in 10^9 tests. The last column counts those of Fisher–Yates with a level of ${LOOSE} in place of 1e-9.`,
    '',
    '| cards | deals in order | deals from decks in random order | rows of the first look | by law, at the most | at .01 |',
    '|---:|---:|---:|---:|---:|---|',
    ...RUNNER_CARDS.map((n) => {
      const plan = runnerPlan(n);
      const { rows } = testFits(n).of(plan);
      return `| ${n} | ${count(plan.trials)} | ${count(plan.input?.trials ?? 0)} | ${rows.length} | ${falseAlarmsOf(plan).toPrecision(3)} | ${times(runnerCell(EVEN, n))} |`;
    }),
  ].join('\n')}\n`;
}
