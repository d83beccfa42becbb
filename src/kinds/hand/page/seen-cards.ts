import type { EvidenceCore } from '../../../core/record/evidence.js';
import { counted, shareOf, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { hypergeometricLaw } from '../../../math/hands/hypergeometric.js';
import { normalQuantile } from '../../../math/tails/normal.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, fixed, ratio } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import { cardNames } from '../../../page/words/card-names.js';
import { loggedCard } from '../../../page/words/logged-card.js';
import { type DeviationBars, deviationBarsSpec } from '../../charts/deviation-bars.js';
import { lawBarsSpec } from '../../charts/law-bars.js';
import { dependenceRow } from '../../deck/page/order/chosen.js';
import { unevenRows } from '../../deck/page/order/order-findings.js';
import { isBetweenDeals, statisticOf } from '../../declared.js';
import { dealBefore } from '../../groups/look-back.js';
import { barHolds, mergeBars } from '../../planning/merge-bars.js';
import { countsAndLaw } from '../../shares/counts-and-law.js';
import { seenAgain } from '../statistics/seen-again.js';
import { seenCards } from '../statistics/seen-cards.js';
import type { HandDrawn, HandFinding, HandPicture } from './hand-picture.js';
import { pairs } from './pairs.js';
import { places } from './places.js';
import { furthestSeen, type SeenCard, seenMost } from './seen-card.js';

/** The chance that some card of an even deal strays further from its share: all stay this near together 99 times in 100. */
const TOGETHER = 0.01;
const HEIGHT = 150;

const cards: HandPicture = {
  of: seenCards.id,
  draw(finding) {
    const { core, counts, outcome } = finding;
    const { n, trials } = core.plan;
    const even = (trials * outcome.seen) / n;
    const limit = -normalQuantile(TOGETHER / (2 * n)) * luckOf(finding);
    const beyond = counts.filter((times) => Math.abs(times / even - 1) > limit).length;
    const bars = cardBars(finding);
    const ratios = counts.map((times) => times / even);
    return {
      heading: 'Which cards are in the hand',
      says:
        beyond > 0
          ? say`${strong(capital(shareOf(count(beyond), count(n), 'card')))} ${verbFor(beyond, 'is')} in the hand more often or less often than luck explains.`
          : say`No card stands out by itself; all of them together do.`,
      exhibit: figureBlock(
        {
          key: 'cards',
          title: 'How often each card is in the hand, against an even share',
          caption: say`${counted(count(trials), 'deal')}.${barHolds(bars.each, 'card')} Grey: where luck keeps 95 of 100 bars.`,
          description: `From ${ratio(Math.min(...ratios))} times the even share to ${ratio(Math.max(...ratios))} times.`,
        },
        (narrow) => deviationBarsSpec(bars, 'card', narrow, HEIGHT),
      ),
    };
  },
};

/** Returns one bar for each card or, where they are many, for neighbouring ones. */
export function cardBars(finding: HandFinding): DeviationBars {
  const { core, counts, outcome } = finding;
  const { n, trials } = core.plan;
  const { each, sums } = mergeBars(counts);
  const even = (trials * outcome.seen) / n;
  const deviations = sums.map((sum, k) => sum / (even * Math.min(each, n - k * each)) - 1);
  return { first: 1, each, deviations, luck: luckOf(finding) / Math.sqrt(each), biased: true };
}

/** Returns the standard deviation, by luck alone, of a card's frequency relative to its share: its deals are a binomial count. */
function luckOf({ core, outcome }: HandFinding): number {
  const share = outcome.seen / core.plan.n;
  return Math.sqrt((1 - share) / (share * core.plan.trials));
}

/** The picture of how many cards of a hand were in an earlier one. */
const again: HandPicture = {
  of: seenAgain.id,
  draw({ core, counts, outcome, row }) {
    const lag = seenAgain.looksBack?.of(row.test).lag ?? 1;
    const law = Array.from(hypergeometricLaw(core.plan.n, outcome.seen, outcome.seen));
    const own = counts.slice((lag - 1) * law.length, lag * law.length);
    const hands = own.reduce((sum, times) => sum + times, 0);
    const bars = { ...countsAndLaw(own, hands, law), uneven: true, called: { seen: 'these hands', law: 'luck' } };
    const mean = own.reduce((sum, times, cards) => sum + times * cards, 0) / hands;
    const even = outcome.seen ** 2 / core.plan.n;
    const axis = 'cards dealt again';
    return {
      heading: `What is left of ${dealBefore(lag)}`,
      says: say`${strong(`${fixed(mean, 2)} of the ${counted(count(outcome.seen), 'card')}`)} of a hand were in ${dealBefore(lag)} too, on average; luck makes it ${fixed(even, 2)}.`,
      exhibit: figureBlock(
        {
          key: 'again',
          title: `How many cards of a hand were in ${dealBefore(lag)} too`,
          caption: say`${counted(count(hands), 'pair of hands')}. Bars: what came. Line: what luck leaves.`,
          description: `${fixed(mean, 2)} on average, where luck makes it ${fixed(even, 2)}.`,
          says: null,
        },
        (narrow) => lawBarsSpec(bars, axis, narrow),
      ),
    };
  },
};

const MOST = 8;

const PICTURES: readonly HandPicture[] = [places, cards, pairs, again];

/**
 * Draws, for partial deals, the picture of the strongest finding that has one, and the cards seen furthest from their even share. Null for whole
 * deals, or where neither was counted.
 */
export function seenCardsPicture(core: EvidenceCore): DocSection | null {
  const picture = pictured(core);
  const table = furthestSeenTable(core);
  if (!picture)
    return table.length === 0 ? null : { id: 'hand', heading: 'Which cards are in the hand', beside: [explained(core)], body: table };
  const { exhibit, heading, says } = picture;
  const head = `The cards that are in the hand furthest from an even share. ${explained(core)}`;
  const folded: readonly Block[] = table.length === 0 ? [] : [{ is: 'fold', head, body: table }];
  return { id: 'hand', heading, beside: [says], body: [exhibit, ...folded], layout: { paper: 'together' } };
}

/**
 * Draws the picture of the strongest row that made the verdict and has something to see; null where there is none. A row between hands counts only
 * where single hands do not explain it.
 */
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
