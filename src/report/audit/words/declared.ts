import type { DeclaredNull } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isDeviation, type RecordedResult } from '../../../core/record/results.js';
import { nounFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { declaredFirst } from '../../../kinds/deck/declared/declared-first.js';
import { declaredPossible } from '../../../kinds/deck/declared/declared-possible.js';
import { stepFacts } from '../../../kinds/deck/declared/step-facts.js';
import { headlineAmong } from '../../../kinds/declared.js';
import { kindOf } from '../../../kinds/index.js';
import { cannotCome, nullName } from '../../../kinds/words/declared-null.js';
import { expectedWords } from '../../../kinds/words/expected.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import { count, interval, NBSP, size } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { questionOf } from './question.js';
import { sureOfBias } from './sure-of-bias.js';

/**
 * The words of a biased verdict under a declared null. Only the tests of the deals as they came say which card lies where. The other tests see the
 * positions of the deals that the null made even, and their cards are not those that were dealt.
 */
export function declaredWords(core: EvidenceCore, declared: DeclaredNull, found: readonly RecordedResult[]): VerdictWords {
  const own = found.filter(({ test }) => isAsDealt(core, test));
  const pairs = declared.kind === 'matchings';
  // What is wrong with the first card moves all others, but no card is first among pairs.
  const first = pairs ? undefined : own.find(({ test }) => test === declaredFirst.id);
  return {
    name: 'Biased:',
    rest: [
      (pairs ? pairsHeadline(core, own[0]) : headlineAmong(core.subject.origin.outcome.kind, own)?.says) ??
        'the deals do not follow the declared null',
    ],
    lead: cannotSentence(core, declared) ?? testSentence(core, declared, first ?? own[0] ?? found[0]),
    more: [],
    sure: sureOfBias(core, found),
  };
}

/** The chance that the interval of some pair leaves out its declared chance by luck. */
const ANY_PAIR = 0.01;

/** Says which two cards are paired too often or too seldom, or that some are where none stands out by itself; null without a row of pairs. */
function pairsHeadline(core: EvidenceCore, row: RecordedResult | undefined): string | null {
  const facts = row && stepFacts(core, row.test);
  if (!facts) return row ? 'some cards are paired more often than others' : null;
  const { n, trials } = core.plan;
  const [{ card, expected, seen }] = facts.cells;
  const { high, low } = clopperPearson(seen, trials, ANY_PAIR / (n * n));
  const names = cardNames(core.subject.origin);
  const [one, other] = [facts.position, card].sort((a, b) => a - b).map((of) => cardName(names, of + 1));
  const verb = low > expected / trials ? 'paired too often' : seen === 0 ? 'never paired' : 'paired too seldom';
  return low > expected / trials || high < expected / trials
    ? `cards ${one} and ${other} are ${verb}`
    : 'some cards are paired more often than others';
}

function isAsDealt({ subject }: EvidenceCore, test: string): boolean {
  return (kindOf(subject.origin.outcome).ofDeclared ?? []).some(({ id }) => id === test);
}

/** Says which deals do what the null rules out, and how many; null where none does. */
function cannotSentence({ counts, plan }: EvidenceCore, declared: DeclaredNull): Phrase | null {
  const cannot = counts[declaredPossible.id]?.values?.[0] ?? 0;
  const does = cannotCome(declared);
  if (cannot === 0 || does === null) return null;
  const verbs = cannot === 1 ? does.replace(/^\w+/, (verb) => `${verb}s`) : does;
  return say`${strong(`${count(cannot)} of ${count(plan.trials)} ${nounFor(plan.trials, 'deal')}`)} ${verbs}, which under the null (${nullName(declared)}) none does.`;
}

function testSentence(core: EvidenceCore, declared: DeclaredNull, first: RecordedResult | undefined): Phrase {
  if (!first) return say`The deals do not follow the null: ${nullName(declared)}.`;
  const off = isDeviation(first)
    ? say` What that test counts is off by ${strong(size(first.effect.estimate))} on average. ${soft(`The 95${NBSP}% interval is ${interval(first.effect.low, first.effect.high)}.`)}`
    : [];
  const step = declaredStepSentence(core, declared, first.test);
  return [
    ...say`Of the deals ${isAsDealt(core, first.test) ? 'as they came' : 'made even by the null'}: “${capital(questionOf(core, first))}” No.`,
    ...step,
    ...off,
  ];
}

/**
 * Names the card that stands out most at the position that a test of cards and positions found: the deals in which it came there, and the number
 * expected. Empty for other tests, and where the record holds no such counts.
 */
function declaredStepSentence(core: EvidenceCore, declared: DeclaredNull, test: string): Phrase {
  const facts = stepFacts(core, test);
  if (!facts) return [];
  const { trials } = core.plan;
  const [{ card, expected, seen }] = facts.cells;
  const names = cardNames(core.subject.origin);
  const came =
    declared.kind === 'matchings'
      ? `Cards ${cardName(names, facts.position + 1)} and ${cardName(names, card + 1)} came together`
      : `Card ${cardName(names, card + 1)} came at position ${count(facts.position + 1)}`;
  return say` ${came} in ${strong(`${count(seen)} of ${count(trials)} ${nounFor(trials, 'deal')}`)}, where ${expectedWords(expected)} are declared.`;
}
