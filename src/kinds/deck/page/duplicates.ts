import { counted, verbFor } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { CARD_NOUNS } from '../../../page/nouns.js';
import { count } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import { differentDeals } from '../../../page/words/distinct-deals.js';
import { duplicatesSpec, onePairAt } from './duplicates-chart.js';
import { type Duplicates, duplicatesOf } from './duplicates-of.js';

/** How often deals came again, where that tells more than where the cards lie. */
export function duplicatesFirst(core: EvidenceCore): DocSection | null {
  const found = duplicatesOf(core);
  return found?.strongest ? drawn(found) : null;
}

/** The same, where it is told behind the positions. */
export function duplicatesLater(core: EvidenceCore): DocSection | null {
  const found = duplicatesOf(core);
  return found && !found.strongest ? drawn(found) : null;
}

function drawn(found: Duplicates): DocSection {
  const { deals, different, pairs } = found;
  const first = Math.ceil(onePairAt(different.estimate));
  const seen = `${counted(count(pairs), 'equal pair')} among ${counted(count(deals), 'deal')}`;
  const said = {
    key: 'duplicates',
    title: 'How fast duplicates come',
    caption: say`Both axes are logarithmic. Red: the equal pairs to expect of ${differentDeals(different, CARD_NOUNS)}, through those that were seen. Dashed: of seeds of so many bits. Grey: less than one pair, where an even shuffle stays.`,
    description: `${seen} were seen. One pair is to be expected among ${counted(count(first), 'deal')}; an even shuffle would not give one.`,
    says: null,
  };
  return {
    id: 'duplicates',
    heading: 'Deals that came again',
    beside: [
      say`${strong(`${seen} ${verbFor(pairs, 'was')} seen.`)} It is as with birthdays: pairs grow with the square of the deals.`,
      say`With so few different deals, the first duplicate is to be expected among ${strong(counted(count(first), 'deal'))}.`,
    ],
    body: [figureBlock(said, (narrow) => duplicatesSpec(found, narrow))],
  };
}
