import { counted } from '../../../core/counted.js';
import { capital } from '../../../core/first-letter.js';
import type { ListResult, OneListCore } from '../../../core/one-list.js';
import { findsOf } from '../../../kinds/list/headline.js';
import type { Markup } from '../../../page/markup.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { blocksTable, type Column } from '../../../page/sections/blocks-table.js';
import { fold } from '../../../page/sections/fold.js';
import { section } from '../../../page/sections/section.js';
import { sizeWords } from '../words.js';

const COLUMNS: readonly Column[] = [
  { head: 'Question', number: false },
  { head: 'Answer', number: false },
  { head: 'Chance by luck', number: false },
  { head: 'Size', number: false },
];

/** Every test, the strongest finding first; those that found nothing stand in a fold where something was found. */
export function testsSection({ plan, results, skipped, verdict }: OneListCore): Markup {
  const sorted = [...results].sort((a, b) => a.logPAdjusted - b.logPAdjusted);
  const found = sorted.filter(({ test }) => verdict.kind === 'biased' && verdict.because.includes(test));
  const others = sorted.filter((row) => !found.includes(row));
  const table = (rows: readonly ListResult[], caption: string): Markup =>
    blocksTable(
      caption,
      COLUMNS,
      rows.map((row) => [question(row), answer(row, plan.alpha), say`${probability(row.logPAdjusted)}`, [sizeWords(row)]]),
    );
  const rest = table(others, 'Tests that found nothing');
  return section({
    heading: 'Every test',
    beside: [
      `The chance is of so much or more by luck in any of ${counted(String(results.length), 'test')}, either way. The size is a relative deviation, as the name of the row says of what.`,
      ...skipped.map(({ reason, test }) => `Not made: ${test}, which ${reason}.`),
    ],
    exhibit:
      found.length === 0
        ? rest
        : [
            table(found, 'Tests that found something'),
            others.length === 0 ? null : fold(`${counted(String(others.length), 'test')} found nothing`, rest),
          ],
    full: true,
  });
}

function question({ question: asked, required, sizeOf, test }: ListResult): Phrase {
  return say`${capital(asked)} ${soft(`${test}${sizeOf === null ? '' : `, ${sizeOf}`}${required ? ', required' : ''}`)}`;
}

function answer({ degrees, logPAdjusted, tail, test }: ListResult, alpha: number): Phrase {
  if (logPAdjusted >= Math.log(0.01)) return ['no more than luck'];
  const biased = logPAdjusted < Math.log(alpha);
  const how = tail === 'lower' ? (degrees > 1 ? 'too even' : 'too little') : degrees > 1 ? 'uneven' : 'too much';
  return biased ? say`${strong(how)}; seen of ${findsOf(test)}` : say`${how}, but for luck`;
}
