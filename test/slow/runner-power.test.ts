import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../src/core/subject/subject.js';
import { clopperPearson } from '../../src/math/tails/clopper-pearson.js';
import { pipelineOf } from '../support/pipeline-of.js';
import { presentCommit } from './power-results.js';
import { runnerAudit } from './runner-audit.js';
import { keepRunnerCell, type RunnerCell, runnerCell } from './runner-cells.js';
import { RUNNER_MISTAKES } from './runner-mistakes.js';
import {
  EVEN,
  falseAlarmsOf,
  INTERVAL_ALPHA,
  LOOSE,
  PROMISED_POWER,
  RUNNER_CARDS,
  RUNNER_PAGE,
  runnerPage,
  runnerPlan,
} from './runner-page.js';

/**
 * What do the assertions of `runners/` see, and how often are they wrong? Each mistake is tested as often as `RUNNER_MISTAKES` says, by the default plan and with pinned
 * seeds. Half an hour of one core; what was dealt with the present sources is not dealt again.
 */
const EVEN_TESTS = 200;
const commit = presentCommit();

/** Tests so many times, or tells what was kept of it. */
async function tested(id: string, subject: Subject, tests: number, falseAlarms?: number): Promise<RunnerCell> {
  const n = subject.space.width;
  const kept = runnerCell(id, n);
  if (kept?.commit === commit && kept.tests === tests) return kept;
  let biased = 0;
  for (let k = 0; k < tests; k++) {
    const { verdict } = await runnerAudit(subject, `runner ${id} ${n} ${k}`, falseAlarms);
    if (verdict.kind === 'biased') biased++;
  }
  const cell = { tests, biased, commit };
  keepRunnerCell(id, n, cell);
  return cell;
}

describe.each(RUNNER_MISTAKES.map((mistake) => [mistake.id, mistake] as const))('a runner on %s', (id, { deals, tests }) => {
  it.each(RUNNER_CARDS)('of %i cards', async (n) => {
    const { biased } = await tested(id, deals(n), tests);
    // The others have no promise: what comes out is published.
    if (id === 'naive-swap') expect(clopperPearson(biased, tests, INTERVAL_ALPHA).low).toBeGreaterThanOrEqual(PROMISED_POWER);
  });
});

describe.each(RUNNER_CARDS)('a runner on an even shuffle of %i cards', (n) => {
  it('alarms less than once in a thousand million tests by the levels of its looks', () => {
    // Levels that were shared out of a number of doubles may add up to another last digit.
    expect(falseAlarmsOf(runnerPlan(n))).toBeLessThan(1e-9 * (1 + 1e-15));
  });

  it('alarms at .01 no more often than that', async () => {
    const { biased, tests } = await tested(EVEN, pipelineOf(EVEN, n), EVEN_TESTS, LOOSE);
    expect(clopperPearson(biased, tests, 1e-3).low).toBeLessThan(LOOSE);
  });
});

it('writes down what came out', () => {
  writeFileSync(RUNNER_PAGE, runnerPage());
  expect([...RUNNER_MISTAKES.map(({ id }) => id), EVEN].filter((id) => RUNNER_CARDS.some((n) => !runnerCell(id, n)))).toEqual([]);
});
