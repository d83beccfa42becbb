import type { UntilCaught } from '../../core/until-caught.js';
import { junitSuite, testCase } from '../../page/junit-suite.js';
import { html } from '../../page/markup.js';
import type { Told } from '../../page/words/told.js';
import { terminal } from '../../page/wrap.js';
import { renderUntilCaughtSummary } from './text.js';

/** JUnit XML of one sample: its verdict, a failure where it was caught, else an error. */
export function renderUntilCaughtJunit(record: UntilCaught, told: Told = {}): string {
  const { subject, verdict } = record.core;
  const biased = verdict.kind === 'biased';
  const [headline = '', ...body] = terminal([renderUntilCaughtSummary(record)]).split('\n');
  const said = body.join('\n').trim();
  const outcome = biased
    ? html`<failure type="biased" message="${headline}">${said}</failure>`
    : html`<error type="inconclusive" message="${headline}">${said}</error>`;
  return junitSuite(
    subject.id,
    record.run,
    [testCase(subject.id, 'verdict', outcome)],
    { failures: biased ? 1 : 0, errors: biased ? 0 : 1, skipped: 0 },
    told,
  );
}
