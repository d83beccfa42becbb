import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { isDeviation } from '../../../core/record/results.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { isBetweenDeals, lagOf } from '../../../kinds/declared.js';
import { nounsOf } from '../../../kinds/pages.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { answerOf } from '../../../page/facts/answer.js';
import { strongestFirst } from '../../../page/facts/results.js';
import { count, interval, size } from '../../../page/numbers.js';
import { code, type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { dealsUp, equalDealsTold } from '../../../page/words/distinct-deals.js';
import { type LookBeside, looksBeside } from '../facts/beside.js';
import { detectableWords } from '../words/detectable.js';
import { questionOf } from '../words/question.js';
import { lookSentence } from '../words/side-looks.js';

const SECOND = { shuffled: 'Handed decks in random order', 'in-order': 'Handed the deck in order' } as const;
const FIRST = 'The cards dealt, whatever deck was handed in';

/** The results of the looks at a function beyond the first sample, a section a sample; none where there are none. */
export function sideLookSections(core: EvidenceCore): readonly DocSection[] {
  const looks = looksBeside(core);
  const parts = (['second', 'first'] as const).map((sample) => looks.filter(({ plan }) => plan.sample === sample));
  return parts.filter((part) => part.length > 0).map((part) => sampleSection(core, part));
}

function sampleSection({ verdict }: EvidenceCore, looks: readonly LookBeside[]): DocSection {
  const [{ plan }] = looks;
  const level = probability(Math.log(plan.alpha));
  return {
    id: `beside-${plan.sample}`,
    heading: plan.sample === 'second' ? SECOND[plan.handed] : FIRST,
    beside: [
      // A clean verdict says them in its few lines.
      ...looks.map(
        (look): Block => ({
          is: 'sentence',
          text: lookSentence(look),
          main: true,
          ...(verdict.kind === 'no-bias-found' && { only: ['html'] }),
        }),
      ),
      say`${looks.map(countedIn).join(' ')} ${plan.sample === 'second' ? 'The two samples are never counted together. ' : ''}An audit is biased where an adjusted p of ${looks.length > 1 ? 'either count' : 'it'} is below ${level}.${lessFarBack(looks[0])}`,
    ],
    body: [
      ...looks.flatMap((look): readonly Block[] =>
        looks.length > 1 ? [{ is: 'part', head: TITLES[look.plan.reading], body: rows(look) }] : rows(look),
      ),
      ...looks.map(caseOf),
    ],
  };
}

function caseOf(look: LookBeside): Block {
  const { reading, sample } = look.plan;
  const id = [...(sample === 'second' ? ['second sample'] : []), ...(reading === 'absolute' ? ['cards dealt'] : [])].join(', ');
  return { is: 'case', id, outcome: look.found.length > 0 ? 'fail' : 'pass', type: 'biased', says: lookSentence(look) };
}

const TITLES = { relative: 'Relative to the deck handed in', absolute: 'The cards dealt' } as const;

function countedIn({ plan: { handed, reading } }: LookBeside): string {
  if (handed === 'in-order') return 'Each result is read as it is, since each deck handed in is in order.';
  return reading === 'relative'
    ? 'Each result is read against the deck handed in: where in that deck did each card lie? This shows whether the function shuffles what it is handed.'
    : 'The cards dealt are counted too: a function that sorts its deck always deals the same order, which looks even against decks in random order.';
}

/** Says that a small sample was compared with fewer deals back than the first; empty where it was not. */
function lessFarBack({ core }: LookBeside): string {
  const { lags = 1 } = core.plan;
  const { kind } = core.subject.origin.outcome;
  const back = Math.max(0, ...core.results.flatMap(({ test }) => (isBetweenDeals(kind, test) ? [lagOf(kind, test)] : [])));
  if (back === 0 || back >= lags) return '';
  return ` So few deals are held against ${back === 1 ? 'the one' : `the ${count(back)}`} before them at the most, not against ${count(lags)}.`;
}

/** The rows of a look. Where none is beyond the level they are folded on the page, since the sentence of the look says so in every form. */
function rows(look: LookBeside): readonly Block[] {
  const { core, found } = look;
  return found.length > 0
    ? table(look)
    : [{ is: 'fold', head: `${counted(count(core.results.length), 'test')}, none beyond the level`, body: table(look), only: ['html'] }];
}

const COLUMNS = ['Test', 'Answer', 'Size', 'Seen from', 'Adjusted p'].map((head, k) => ({ head, number: k > 1 }));

/** A table of the rows that matter: those that a clean verdict would rest on, and those beyond the level. */
function table({ core, found, plan }: LookBeside): readonly Block[] {
  const shown = strongestFirst(core.results.filter((result) => result.required || found.includes(result)));
  const others = core.results.length - shown.length;
  return [
    { is: 'table', caption: TITLES[plan.reading], columns: COLUMNS, rows: shown.map((result) => row(core, result)) },
    ...(others === 0
      ? []
      : [
          {
            is: 'sentence',
            text: `${others === 1 ? 'One more test is not' : `None of ${counted(count(others), 'more test')} is`} beyond the level.`,
          } as const,
        ]),
  ];
}

function row(core: EvidenceCore, result: RecordedResult): readonly Phrase[] {
  const { kind, words } = answerOf(core, result);
  const nouns = nounsOf(core.subject.origin.outcome.kind);
  return [
    say`${capital(questionOf(core, result))} ${code(result.test)}`,
    [kind === 'uneven' || kind === 'too-even' ? strong(words) : words],
    ...(isDeviation(result)
      ? [
          say`${size(result.effect.estimate)} ${soft(`(${interval(result.effect.low, result.effect.high)})`)}`,
          [detectableWords(core, result)],
        ]
      : [[equalDealsTold(result, nouns)], [dealsUp(result.effect.seenUpTo, nouns)]]),
    probability(result.logPAdjusted),
  ];
}
