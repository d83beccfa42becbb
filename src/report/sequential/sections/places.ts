import type { SequentialCore } from '../../../core/record/sequential.js';
import { verbFor } from '../../../core/words/counted.js';
import { kindOf } from '../../../kinds/index.js';
import { pageOf } from '../../../kinds/pages.js';
import type { DocSection } from '../../../page/document/doc.js';
import { count, fixed, ratio } from '../../../page/numbers.js';
import { notDrawnSection } from '../../../page/sections/section.js';
import { furthestPlaces } from '../facts/places.js';
import { strongest } from '../facts/strongest.js';
import { many } from '../words/many.js';

/** The most lines of the table. */
const MOST = 10;

const COLUMNS = [
  { head: 'What', number: false },
  { head: 'Came', number: true },
  { head: 'Even', number: true },
  { head: 'Times its share', number: true },
] as const;

/** The outcomes furthest from their even share up to the end of the run, where bets on them showed a bias; null where none of their cells has words. */
export function stoppedPlaces(core: SequentialCore): DocSection | null {
  const { plan, result, subject, verdict } = core;
  const { outcome } = subject.origin;
  const { cell } = pageOf(outcome);
  if (verdict.kind !== 'biased' || verdict.reason !== undefined || !cell) return null;
  // Counted are places in the decks handed in: of those nothing need be uneven where the cards dealt are.
  if (strongest(core).process.reading === 'absolute') return null;
  const counting = kindOf(outcome).evidence.counted(kindOf(outcome).space(outcome, { n: plan.n }));
  const places = furthestPlaces(result, counting, MOST);
  const deals = many(core, result.trials);
  if (places.length === 0) {
    const why = `${deals} ${verbFor(result.trials, 'is')} too few to see where the bias lies.`;
    return notDrawnSection('Where it lies', 'No table', why);
  }
  return {
    id: 'places',
    heading: 'Where it lies',
    beside: ['What came furthest from its even share, counted up to the end of the run.'],
    body: [
      {
        is: 'table',
        caption: 'What came furthest from its even share',
        columns: COLUMNS,
        rows: places.map(({ came, column, expected, row }) => [
          cell(outcome, row, column),
          count(came),
          fixed(expected, 1),
          ratio(came / expected),
        ]),
      },
      { is: 'sentence', text: `${deals}. The run chose its own end, so this is a table to look at and no test.` },
    ],
  };
}
