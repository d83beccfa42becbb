import { counted } from '../../core/counted.js';
import type { Evidence, EvidenceCore } from '../../core/evidence.js';
import type { RecordedResult } from '../../core/results.js';
import { isDeviation, isUntold } from '../../core/results.js';
import { nounsOf } from '../../kinds/pages.js';
import { skipReasonWords } from '../../kinds/words/skip-reason.js';
import { answerOf } from '../../page/facts/answer.js';
import { strongestFirst } from '../../page/facts/results.js';
import { junitSuite, testCase } from '../../page/junit-suite.js';
import { html, type Markup } from '../../page/markup.js';
import { count, interval, size } from '../../page/numbers.js';
import { plain } from '../../page/phrase.js';
import { probability } from '../../page/probability.js';
import { dealsUp, equalDealsTold } from '../../page/words/distinct-deals.js';
import type { Told } from '../../page/words/told.js';
import { type LookBeside, looksBeside } from './facts/beside.js';
import { lookSentence } from './words/beside.js';
import { questionOf } from './words/question.js';
import { seenFrom } from './words/seen-from.js';
import { underNull } from './words/under-null.js';
import { verdictWords } from './words/verdict.js';

/**
 * JUnit XML for continuous integration: the verdict as the first test case, then one a row; a failure where the row is uneven
 * or too even, skipped where it did not run. An inconclusive verdict is an error, so that it can never look green.
 */
export function renderJunit(evidence: Evidence, told: Told = {}): string {
  const { core, run } = evidence;
  const rows = strongestFirst(core.results).map((result) => rowCase(evidence, result));
  const skipped = core.skipped.map(({ reason, test }) =>
    testCase(core.subject.id, test, html`<skipped message="${skipReasonWords(reason, nounsOf(core.subject.origin.outcome.kind).deal)}"/>`),
  );
  const failures = core.results.filter((result) => isFinding(evidence, result)).length + (core.verdict.kind === 'biased' ? 1 : 0);
  const beside = looksBeside(core);
  const errors = core.verdict.kind === 'inconclusive' ? 1 : 0;
  return junitSuite(
    core.subject.id,
    run,
    [verdictCase(evidence), ...beside.map((look) => besideCase(evidence, look)), ...rows, ...skipped],
    { failures: failures + beside.filter(({ found }) => found.length > 0).length, errors, skipped: skipped.length },
    told,
  );
}

function verdictCase(evidence: Evidence): Markup {
  const { core } = evidence;
  const words = verdictWords(core);
  const headline = `${words.name} ${plain(words.rest)}`;
  const body = [words.lead, underNull(core), ...words.more, words.sure]
    .filter((phrase) => phrase.length > 0)
    .map(plain)
    .join(' ');
  if (core.verdict.kind === 'biased')
    return testCase(core.subject.id, 'verdict', html`<failure type="biased" message="${headline}">${body}</failure>`);
  if (core.verdict.kind === 'inconclusive')
    return testCase(core.subject.id, 'verdict', html`<error type="inconclusive" message="${headline}">${body}</error>`);
  return testCase(core.subject.id, 'verdict', html`<system-out>${headline}. ${body}</system-out>`);
}

/** One look beside the first sample as ever, as one test case. */
function besideCase({ core }: Evidence, look: LookBeside): Markup {
  const { reading, sample } = look.plan;
  const told = plain(lookSentence(look));
  const body = look.found.length > 0 ? html`<failure type="biased" message="${told}"/>` : html`<system-out>${told}</system-out>`;
  return testCase(
    core.subject.id,
    [...(sample === 'second' ? ['second sample'] : []), ...(reading === 'absolute' ? ['cards dealt'] : [])].join(', '),
    body,
  );
}

function rowCase(evidence: Evidence, result: RecordedResult): Markup {
  const { logPAdjusted } = result;
  const answer = answerOf(evidence.core, result).words;
  const detail = `${questionOf(evidence.core, result)} ${answer}: adjusted p ${plain(probability(logPAdjusted))}, ${measured(evidence.core, result)}`;
  const body = isFinding(evidence, result)
    ? html`<failure type="${answer}" message="${detail}"/>`
    : html`<system-out>${detail}</system-out>`;
  return testCase(evidence.core.subject.id, result.test, body);
}

function measured(core: EvidenceCore, result: RecordedResult): string {
  const nouns = nounsOf(core.subject.origin.outcome.kind);
  if (!isDeviation(result)) return `${equalDealsTold(result, nouns)}, seen up to ${dealsUp(result.effect.seenUpTo, nouns)}`;
  const { compared, effect } = result;
  if (isUntold(result) && compared) return `${count(compared.parts)} of ${counted(count(compared.of), 'part')} compared`;
  return `size ${size(effect.estimate)} (${interval(effect.low, effect.high)}), seen from ${seenFrom(core, result)}`;
}

function isFinding({ core }: Evidence, result: RecordedResult): boolean {
  const { kind } = answerOf(core, result);
  return kind === 'uneven' || kind === 'too-even';
}
