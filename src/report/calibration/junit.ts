import type { Calibration } from '../../core/calibration.js';
import { calibrationQuestionWords, calibrationRowWords, calibrationStatement, TAIL_WORDS } from '../../kinds/words/calibration.js';
import { junitSuite, testCase } from '../../page/junit-suite.js';
import { html } from '../../page/markup.js';
import type { Told } from '../../page/words/told.js';
import { failuresOf } from './facts.js';
import { farPlace, farRowsOf, farTimes } from './far-rows.js';
import { rowLine } from './text.js';

/**
 * JUnit XML of a calibration: a case for every row at every size, a failure where it rejects more often than it may. A calibration that
 * cannot tell begins with an error, so that it can never look green.
 */
export function renderCalibrationJunit(record: Calibration, told: Told = {}): string {
  const { core, run } = record;
  let failures = 0;
  const cases = core.calibration.flatMap(({ n, rows, trials }) =>
    rows.map(({ test }) => {
      const name = calibrationRowWords({ n, trials, test });
      const because = failuresOf(core, { n, trials, test }).map(calibrationQuestionWords);
      const line = rowLine(core, n, trials, test);
      if (because.length > 0) failures++;
      return testCase(
        'calibration',
        name,
        because.length > 0
          ? html`<failure type="more-often" message="${because.join('; ')}">${line}</failure>`
          : html`<system-out>${line}</system-out>`,
      );
    }),
  );
  for (const { fails, rates, row, size, tail } of farRowsOf(core)) {
    const line = rates.map((rate) => `${farTimes(rate)} times ${rate.level}`).join(', ');
    if (fails) failures++;
    cases.push(
      testCase(
        'calibration',
        `${farPlace(size)} ${row.test} ${TAIL_WORDS[tail]}, far out`,
        fails ? html`<failure type="more-often" message="${line}"/>` : html`<system-out>${line}</system-out>`,
      ),
    );
  }
  if (core.verdict.kind !== 'inconclusive') return junitSuite('calibration', run, cases, { failures, errors: 0, skipped: 0 }, told);
  const open = testCase(
    'calibration',
    'verdict',
    html`<error type="inconclusive" message="Cannot tell: ${calibrationStatement(core.verdict)}"/>`,
  );
  return junitSuite('calibration', run, [open, ...cases], { failures, errors: 1, skipped: 0 }, told);
}
