import type { DocSection } from '../../../../page/document/doc.js';
import { count } from '../../../../page/numbers.js';
import type { BrokenRaceCore } from '../../record/broken-race.js';
import { lossLines } from '../facts.js';
import { lossSentence, lossWords, shareWords } from '../words.js';

/** Shows how many cards the broken deals lost; null where none of the counted ones broke. */
export function losses(core: BrokenRaceCore): DocSection | null {
  const { counts } = core.race;
  if (counts.broken === 0) return null;
  return {
    id: 'losses',
    heading: 'How the decks broke',
    beside: [lossSentence(core)],
    body: [
      {
        is: 'table',
        caption: 'Deals by how many cards they lost',
        columns: [
          { head: 'Cards lost', number: false },
          { head: 'Deals', number: true },
          { head: 'Share of the counted', number: true },
        ],
        rows: lossLines(counts).map((line) => [lossWords(line), count(line.deals), shareWords(line.deals, counts.deals)]),
      },
    ],
  };
}
