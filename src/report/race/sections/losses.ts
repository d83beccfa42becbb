import type { BrokenRaceCore } from '../../../core/broken-race.js';
import type { Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { blocksTable } from '../../../page/sections/blocks-table.js';
import { section } from '../../../page/sections/section.js';
import { lossLines } from '../facts.js';
import { lossSentence, lossWords, shareWords } from '../words.js';

/** How many cards the broken deals lost; nothing where none of the counted ones broke. */
export function losses(core: BrokenRaceCore): Markup | null {
  const { counts } = core.race;
  if (counts.broken === 0) return null;
  return section({
    heading: 'How the decks broke',
    beside: [lossSentence(core)],
    exhibit: blocksTable(
      'Deals by how many cards they lost',
      [
        { head: 'Cards lost', number: false },
        { head: 'Deals', number: true },
        { head: 'Share of the counted', number: true },
      ],
      lossLines(counts).map((line) => [[lossWords(line)], [count(line.deals)], [shareWords(line.deals, counts.deals)]]),
    ),
  });
}
