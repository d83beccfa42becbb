import type { Sequential } from '../../core/sequential.js';
import { junitSuite, testCase } from '../../page/junit-suite.js';
import { html, type Markup } from '../../page/markup.js';
import { plain } from '../../page/phrase.js';
import type { Told } from '../../page/words/told.js';
import { terminal } from '../../page/wrap.js';
import { processesIn } from './facts/processes.js';
import { evidencePhrase } from './words/evidence.js';
import { sequentialWords } from './words/verdict.js';

/** JUnit XML of a run that stops by itself: the verdict as the first case, a failure or, undecided, an error; then a case for every kind of evidence. */
export function renderSequentialJunit(record: Sequential, told: Told = {}): string {
  const { core, run } = record;
  const { result, subject, verdict } = core;
  const kinds = processesIn(core).map(({ id, name }, k) =>
    testCase(subject.id, id, html`<system-out>${name}: evidence ${plain(evidencePhrase(result.end.parts[k]))}</system-out>`),
  );
  const biased = verdict.kind === 'biased';
  return junitSuite(
    subject.id,
    run,
    [testCase(subject.id, 'verdict', outcome(record)), ...kinds],
    {
      failures: biased ? 1 : 0,
      errors: biased ? 0 : 1,
      skipped: 0,
    },
    told,
  );
}

function outcome({ core }: Sequential): Markup {
  const words = sequentialWords(core);
  const headline = terminal([`${words.name} ${plain(words.rest)}`]);
  const body = terminal([[words.lead, ...words.more, words.sure].map(plain).join(' ')]);
  if (core.verdict.kind === 'biased') return html`<failure type="biased" message="${headline}">${body}</failure>`;
  return html`<error type="inconclusive" message="${headline}">${body}</error>`;
}
