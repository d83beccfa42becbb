import type { Evidence, RecordedResult } from '../core/evidence.js';
import { answerOf } from './facts/answer.js';
import { strongestFirst } from './facts/results.js';
import { html, type Markup } from './markup.js';
import { interval, size, sizeUp } from './numbers.js';
import { plain } from './phrase.js';
import { probability } from './probability.js';
import { verdictWords } from './words/verdict.js';

/**
 * JUnit XML for continuous integration: the verdict as the first test case, then one a row; a failure where the row is uneven
 * or too even, skipped where it did not run. An inconclusive verdict is an error, so that it can never look green.
 */
export function renderJunit(evidence: Evidence): string {
  const { core, run } = evidence;
  const rows = strongestFirst(core.results).map((result) => rowCase(evidence, result));
  const skipped = core.skipped.map(({ reason, test }) => testCase(evidence, test, html`<skipped message="${reason}"/>`));
  const failures = core.results.filter((result) => isFinding(evidence, result)).length + (core.verdict.kind === 'biased' ? 1 : 0);
  const errors = core.verdict.kind === 'inconclusive' ? 1 : 0;
  const totals = html`tests="${1 + rows.length + skipped.length}" failures="${failures}" errors="${errors}" skipped="${skipped.length}" time="${(run.elapsedMs / 1000).toFixed(3)}"`;
  return html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="shuffle-audit" ${totals}>
<testsuite name="${core.subject.id}" ${totals} timestamp="${run.startedAt.replace(/\.\d+Z$|Z$/, '')}">
${[verdictCase(evidence), ...rows, ...skipped].map((one) => html`${one}\n`)}</testsuite>
</testsuites>
`.text;
}

function verdictCase(evidence: Evidence): Markup {
  const { core } = evidence;
  const words = verdictWords(core);
  const headline = `${words.name} ${plain(words.rest)}`;
  const body = [words.lead, ...words.more, words.sure].map(plain).join(' ');
  if (core.verdict.kind === 'biased')
    return testCase(evidence, 'verdict', html`<failure type="biased" message="${headline}">${body}</failure>`);
  if (core.verdict.kind === 'inconclusive')
    return testCase(evidence, 'verdict', html`<error type="inconclusive" message="${headline}">${body}</error>`);
  return testCase(evidence, 'verdict', html`<system-out>${headline}. ${body}</system-out>`);
}

function rowCase(evidence: Evidence, result: RecordedResult): Markup {
  const { effect, logPAdjusted, power } = result;
  const answer = answerOf(evidence.core, result).words;
  const detail = `${result.question} ${answer}: adjusted p ${plain(probability(logPAdjusted))}, size ${size(effect.estimate)} (${interval(effect.low, effect.high)}), seen from ${sizeUp(power.smallestDetectable)}`;
  const body = isFinding(evidence, result)
    ? html`<failure type="${answer}" message="${detail}"/>`
    : html`<system-out>${detail}</system-out>`;
  return testCase(evidence, result.test, body);
}

function isFinding({ core }: Evidence, result: RecordedResult): boolean {
  const { kind } = answerOf(core, result);
  return kind === 'uneven' || kind === 'too-even';
}

function testCase({ core }: Evidence, name: string, body: Markup): Markup {
  return html`<testcase classname="shuffle-audit.${core.subject.id}" name="${name}">${body}</testcase>`;
}
