import type { EvidenceCore } from '../../../core/evidence.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { count, ratio } from '../../../page/numbers.js';
import { cardNames } from '../../../page/words/card-names.js';
import { loggedCard } from '../../../page/words/logged-card.js';
import { dependenceRow } from '../../deck/page/order/chosen.js';
import { unevenRows } from '../../deck/page/order/order-findings.js';
import { isBetweenDeals, statisticOf } from '../../declared.js';
import { again } from './again.js';
import { cards } from './cards.js';
import type { HandDrawn, HandPicture } from './hand-picture.js';
import { pairs } from './pairs.js';
import { places } from './places.js';
import { furthestSeen, type SeenCard, seenMost } from './seen-card.js';

/** Cards that are listed. */
const MOST = 8;

const PICTURES: readonly HandPicture[] = [places, cards, pairs, again];

/** Of partial deals: the picture of the strongest finding that has one, and the cards that are seen furthest from their even share. Nothing for whole deals, or where neither was counted. */
export function seen(core: EvidenceCore): DocSection | null {
  const picture = pictured(core);
  const table = furthestSeenTable(core);
  if (!picture)
    return table.length === 0 ? null : { id: 'hand', heading: 'Which cards are in the hand', beside: [explained(core)], body: table };
  const { exhibit, heading, says } = picture;
  const head = `The cards that are in the hand furthest from an even share. ${explained(core)}`;
  const folded: readonly Block[] = table.length === 0 ? [] : [{ is: 'fold', head, body: table }];
  return { id: 'hand', heading, beside: [says], body: [exhibit, ...folded], layout: { paper: 'together' } };
}

/** The picture of the strongest row that made the verdict and has something to see, of a row between hands only where single hands do not explain it; null where there is none. */
function pictured(core: EvidenceCore): HandDrawn | null {
  const { outcome } = core.subject.origin;
  if (outcome.kind !== 'hand') return null;
  const dependence = dependenceRow(core);
  const single = unevenRows(core).filter(({ test }) => !isBetweenDeals(outcome.kind, test));
  for (const row of [...(dependence ? [dependence] : []), ...single]) {
    const statistic = statisticOf(outcome.kind, row.test);
    const counts = statistic && core.counts[statistic.id]?.values;
    const drawn = counts && PICTURES.find(({ of }) => of === statistic.id)?.draw({ core, row, outcome, counts });
    if (drawn) return drawn;
  }
  return null;
}

function explained(core: EvidenceCore): string {
  return furthestSeen(core)
    ? 'Where an interval leaves out 1, luck does not explain it.'
    : 'Every interval contains 1: luck explains that, and so would a slightly uneven shuffle.';
}

const COLUMNS = ['Card', 'Hands it is in', 'Times its share', 'Interval'].map((head, k) => ({ head, number: k > 0 }));

function furthestSeenTable(core: EvidenceCore): readonly Block[] {
  const found = seenMost(core, MOST);
  if (found.length === 0) return [];
  const { origin } = core.subject;
  const { source } = origin;
  const named = ({ card, name }: SeenCard): string =>
    source.kind === 'log' && cardNames(origin) === null ? `${name}, ${loggedCard(source, card)}` : name;
  const rows = found.map((card) => [named(card), count(card.count), ratio(card.ratio), `${ratio(card.low)} to ${ratio(card.high)}`]);
  return [
    { is: 'table', caption: 'The cards furthest from an even share', columns: COLUMNS, rows },
    {
      is: 'sentence',
      text: `The ${count(found.length)} furthest of ${count(core.plan.n)} cards. The intervals hold for all cards at once in 99 of 100 audits.`,
    },
  ];
}
