import type { SequentialCore } from '../../../core/record/sequential.js';
import { counted } from '../../../core/words/counted.js';
import { kindOf } from '../../../kinds/index.js';
import { unseenOfFunction } from '../../../kinds/words/handing.js';
import type { DocSection } from '../../../page/document/doc.js';
import { count } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import { processesIn } from '../facts/processes.js';
import { nounsIn } from '../words/many.js';
import { lineOf } from '../words/verdict.js';

export function sequentialMethod(core: SequentialCore): DocSection {
  const { plan, subject } = core;
  const processes = processesIn(core);
  const { cards, deal, deals, shuffle } = nounsIn(core);
  const never = kindOf(subject.origin.outcome).evidence.impossible ? `, or a ${deal} came that an even ${shuffle} never makes` : '';
  const sources = ['Counts of cells: Lindon and Malek (2022), arXiv 2011.03567', ...processes.flatMap(({ source }) => source ?? [])].join(
    '; ',
  );
  const line = count(lineOf(plan));
  const names = processes.map(({ name }) => name.toLowerCase()).join(', ');
  const own = unseenOfFunction(subject.origin);
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
            text: say`Each kind of evidence (${names}) starts with 1. Before every ${deal} it predicts the ${deal} from those before it, and what it holds is multiplied by the chance it gave to what came, over the chance that an even ${shuffle} gives it. Cautious and bold predictions are averaged, and so are all the kinds. If the ${shuffle} is even, the average never changes in expectation, so it ever reaches ${line} with a chance of at most 1 in ${line}, whatever the number of ${deals} (Ville’s inequality). ${strong('Biased')}: it stands at ${line} or more after a ${deal}${never}. After ${counted(count(plan.mostTrials), deal)} without that, or where the evidence comes from copies of earlier ${deals}: ${strong('inconclusive')}. Everything is fixed before the first ${deal}. ${sources}.`,
          },
        ],
      },
      {
        is: 'part',
        head: 'What such a run cannot show',
        body: [
          {
            is: 'list',
            items: [
              `That a ${shuffle} has no bias, or none above a size. Only an audit whose number of ${deals} is fixed beforehand can say how small a bias would have been seen.`,
              'How large the bias is. Counts of a run that stopped because they were uneven look more uneven than they are.',
              `A small bias in few ${deals}. An audit of a fixed number of ${deals}, which looks for one size, sees it sooner than bets on every size at once.`,
              `Whether the ${cards ? 'cards' : deals} can be predicted by someone who knows the generator or its seed.`,
              ...(own === null ? [] : [own]),
            ],
          },
        ],
      },
    ],
    layout: { two: true },
  };
}
