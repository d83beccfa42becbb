import { ALPHA_DOUBTFUL } from '../../../../core/statistic/rules.js';
import { counted } from '../../../../core/words/counted.js';
import { capital } from '../../../../core/words/first-letter.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { count } from '../../../../page/numbers.js';
import { code, say } from '../../../../page/phrase.js';
import { probability } from '../../../../page/probability.js';
import { wordsOf } from '../../counting/rows.js';
import type { AllocationCore, AllocationResult } from '../../record/allocation.js';
import { toldRow } from '../words/told.js';

function answerOf({ degrees, logPAdjusted, tail }: AllocationResult, alpha: number): string {
  if (logPAdjusted >= Math.log(ALPHA_DOUBTFUL)) return 'nothing seen';
  if (logPAdjusted >= Math.log(alpha)) return 'doubtful';
  if (tail === 'lower') return degrees > 1 ? 'too even' : 'too few';
  return degrees > 1 ? 'uneven' : 'too many';
}

/** The section of every test, the strongest finding first: what was seen and what luck gives before any chance. */
export function testsSection(core: AllocationCore): DocSection {
  const { arms, plan, results } = core;
  const sorted = results.toSorted((a, b) => a.logPAdjusted - b.logPAdjusted);
  const level = probability(Math.log(plan.alpha));
  return {
    id: 'tests',
    heading: 'Every test',
    beside: [],
    body: [
      {
        is: 'table',
        caption: 'Every test, strongest finding first',
        columns: [
          { head: 'Test', number: false },
          { head: 'Answer', number: false },
          { head: 'Seen', number: true },
          { head: 'By luck', number: true },
          { head: 'Adjusted p', number: true },
        ],
        rows: sorted.map((row) => {
          const { luck, seen } = toldRow(core, row);
          return [[code(row.test)], `${answerOf(row, plan.alpha)}${row.required ? ' *' : ''}`, seen, luck, probability(row.logPAdjusted)];
        }),
      },
      {
        is: 'sentence',
        text: say`Adjusted p: Holm over ${counted(count(2 * results.length), 'hypothesis')} (each row, too much and too little). Biased below ${level}; between ${level} and 0.01 nothing can be said. No verdict is clean without the row marked *, whose size is the relative deviation between places.`,
      },
      {
        is: 'fold',
        head: 'What each test asks',
        body: [{ is: 'facts', rows: results.map(({ test }) => [[code(test)], `${capital(wordsOf(test, arms).question)}`]) }],
      },
    ],
    layout: { full: true },
  };
}
