import { isReference } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { confirmLevel } from '../../../core/statistic/rules.js';
import { SIDE_LOOKS, sidePlans } from '../../../core/statistic/side-looks.js';
import { counted } from '../../../core/words/counted.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { unseenOfFunction } from '../../../kinds/words/handing.js';
import type { DocSection } from '../../../page/document/doc.js';
import { askedSize, count, NBSP } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';

/** The rule of the verdict, and the limits of any such audit. */
export function method({ known, plan, subject }: EvidenceCore): DocSection {
  const nouns = nounsOf(subject.origin.outcome.kind);
  const level = probability(Math.log(plan.alpha));
  const detect = askedSize(plan.detect);
  const law = known ? ` A bias of ${detect} or more that is known by law counts as found.` : '';
  const plans = sidePlans(plan);
  const beside = SIDE_LOOKS.flatMap((look) => plans[look] ?? []).flatMap(
    ({ alpha, reading, sample, trials }) =>
      say`, or one below ${probability(Math.log(alpha))} ${reading === 'absolute' ? 'of the cards dealt ' : ''}in the ${sample} sample${reading === 'relative' ? ` of ${counted(count(trials), nouns.deal)}` : ''}, of which none is looked at again`,
  );
  const own = unseenOfFunction(subject.origin);
  const right = isReference(plan.null)
    ? `a ${nouns.shuffle} that deals as the reference does`
    : plan.null
      ? `a ${nouns.shuffle} of the declared law`
      : `an even ${nouns.shuffle}`;
  return {
    id: 'method',
    heading: 'Method and rule',
    beside: [],
    body: [
      {
        is: 'part',
        head: 'How the verdict is made',
        body: [
          {
            is: 'sentence',
            main: true,
            text: say`The number of ${nouns.deals}, the tests and the levels are fixed before the first ${nouns.deal}. ${strong('Biased')}: a Holm-adjusted p below ${level}, or one below 0.01 that fresh ${nouns.deals} show again below ${probability(Math.log(confirmLevel(plan)))}${beside}.${law} ${strong('No bias found')}: every required test excludes a deviation of ${detect} at 99${NBSP}%. Anything else: ${strong('cannot tell')}. The whole rule allows 2 false alarms in a million audits of ${right}.`,
          },
        ],
      },
      {
        is: 'part',
        head: 'What this audit cannot show',
        body: [
          {
            is: 'list',
            items: [
              `That a ${nouns.shuffle} has no bias at all. It shows what was looked for and how small a bias would have been found.`,
              pageOf(subject.origin.outcome).unseen(plan.tests, plan.lags),
              `Whether the ${nouns.card}s can be predicted by someone who knows the generator or its seed.`,
              ...(own === null ? [] : [own]),
              `Anything about ${nouns.deals} made by another version, machine or setting.`,
            ],
          },
        ],
      },
    ],
    layout: { two: true },
  };
}
