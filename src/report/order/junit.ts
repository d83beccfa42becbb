import type { OneList } from '../../core/one-list.js';
import { junitSuite, testCase } from '../../page/junit-suite.js';
import { html } from '../../page/markup.js';
import type { Told } from '../../page/words/told.js';
import { renderOrderSummary } from './text.js';

/** JUnit XML of shuffled lists: the verdict, a failure where it is biased, an error where nothing can be told. */
export function renderOrderJunit(record: OneList, told: Told = {}): string {
  const { subject, verdict } = record.core;
  const [headline = '', ...body] = renderOrderSummary(record).split('\n');
  const said = body.join('\n').trim();
  const biased = verdict.kind === 'biased';
  const unsure = verdict.kind === 'inconclusive';
  const outcome = biased
    ? html`<failure type="biased" message="${headline}">${said}</failure>`
    : unsure
      ? html`<error type="inconclusive" message="${headline}">${said}</error>`
      : html``;
  return junitSuite(
    subject.id,
    record.run,
    [testCase(subject.id, 'verdict', outcome)],
    { failures: biased ? 1 : 0, errors: unsure ? 1 : 0, skipped: 0 },
    told,
  );
}
