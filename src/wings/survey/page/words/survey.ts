import { andList } from '../../../../core/words/and-list.js';
import { counted, verbFor } from '../../../../core/words/counted.js';
import { capital } from '../../../../core/words/first-letter.js';
import { askedSize, count, powerOfTen } from '../../../../page/numbers.js';
import { type Phrase, power, say } from '../../../../page/phrase.js';
import { numberWord, sentenceNumber } from '../../../../page/words/number-words.js';
import { oneIn } from '../../../../page/words/one-in.js';
import type { SurveyCore } from '../../record/survey.js';
import { type GroupKind, groupOf } from '../facts/groups.js';

function tallyOf({ surveyed }: Pick<SurveyCore, 'surveyed'>): Readonly<Record<GroupKind, number>> {
  const of = (kind: GroupKind): number => surveyed.filter((row) => groupOf(row) === kind).length;
  return {
    biased: of('biased'),
    'proved-alone': of('proved-alone'),
    'no-bias-found': of('no-bias-found'),
    inconclusive: of('inconclusive'),
    refused: of('refused'),
  };
}

export const GROUP_WORDS: Readonly<Record<GroupKind, string>> = {
  biased: 'Biased',
  'proved-alone': 'Uneven by proof alone',
  'no-bias-found': 'No bias found',
  inconclusive: 'Cannot tell',
  refused: 'Not audited',
};

/** Returns the headline: how many rows are biased, and the verdicts of the others. */
export function surveyWords(core: SurveyCore): {
  readonly name: string;
  readonly rest: Phrase;
  readonly lead: Phrase;
  readonly more: readonly Phrase[];
} {
  const tally = tallyOf(core);
  const all = core.surveyed.length;
  const rows = counted(count(all), 'row');
  const { biased } = tally;
  return {
    name:
      biased > 0
        ? `${sentenceNumber(biased)} of ${rows} ${verbFor(biased, 'is')} biased`
        : all === 1
          ? 'The one row is not shown to be biased'
          : `None of ${rows} is shown to be biased`,
    rest: [],
    lead: [leadWords(core)],
    more: [
      [
        'A row that cannot be told or audited has nothing against it. Each row is about one version, called in one way, with the cards it says.',
      ],
    ],
  };
}

/** Says the verdicts of the rows that are not biased. */
function leadWords(core: SurveyCore): string {
  const tally = tallyOf(core);
  const clean = tally['no-bias-found'];
  const others = [
    ...(tally['proved-alone'] > 0
      ? [`${numberWord(tally['proved-alone'])} ${verbFor(tally['proved-alone'], 'is')} proved uneven by less than the sample could show`]
      : []),
    ...(tally.inconclusive > 0 ? [`${numberWord(tally.inconclusive)} cannot be told`] : []),
    ...(tally.refused > 0 ? [`${numberWord(tally.refused)} could not be audited`] : []),
  ];
  const found =
    clean === 0
      ? 'No row was shown to be free of a bias.'
      : `In ${numberWord(clean)} no bias was found, down to ${askedSize(core.plan.detect)} unless the row says another size.`;
  return others.length === 0 ? found : `${found} ${capital(andList(others))}.`;
}

/** Says how sure the whole is: one rule over all rows. */
export function sureWords({ plan, surveyed }: SurveyCore): Phrase {
  const dealt = surveyed.filter(({ sameAs, stages }) => sameAs === null && stages.length > 0).length;
  const expected = dealt * plan.rowLevel;
  if (expected === 0) return ['No row was dealt.'];
  const { exponent, mantissa } = powerOfTen(expected);
  return say`A right shuffle is called biased with a chance of at most ${count(plan.rowLevel * 1e6)} in 1,000,000 a row: by its look and its sample together. Over ${counted(count(dealt), 'row')} that is ${mantissa} × ${power(exponent)} wrong accusations to expect, so at most one such survey in ${count(oneIn(expected))} makes one. It does not need the rows to be independent. A proof never errs.`;
}

/** Says what is done with every row. */
export function ladderWords({ plan }: SurveyCore): Phrase {
  return [
    `Where numbers can be lent to it, every order of up to ${counted(plan.proofCards, 'card')} is enumerated. Then up to ${counted(count(plan.lookTrials), 'deal')} of ${counted(count(plan.n), 'card')} are looked at one by one, and at last a sample is audited that shows a bias of ${askedSize(plan.detect)} 99 times in 100. A row goes on when one of these is refused.`,
  ];
}
