import { counted, shareOf, verbFor } from '../../../core/counted.js';
import { capital } from '../../../core/first-letter.js';
import { normalQuantile } from '../../../math/tails/normal.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, ratio } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import { type DeviationBars, deviationBarsSpec } from '../../deviation-bars.js';
import { barHolds, together } from '../../together.js';
import { seenCards } from '../statistics/seen-cards.js';
import type { HandFinding, HandPicture } from './hand-picture.js';

/** All cards of an even deal stay this near their share together 99 times in 100. */
const TOGETHER = 0.01;
const HEIGHT = 150;

/** How often each card is in the hand. */
export const cards: HandPicture = {
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

/** A bar a card or, of many, one of neighbouring cards. */
export function cardBars(finding: HandFinding): DeviationBars {
  const { core, counts, outcome } = finding;
  const { n, trials } = core.plan;
  const { each, sums } = together(counts);
  const even = (trials * outcome.seen) / n;
  const deviations = sums.map((sum, k) => sum / (even * Math.min(each, n - k * each)) - 1);
  return { first: 1, each, deviations, luck: luckOf(finding) / Math.sqrt(each), biased: true };
}

/** What luck alone makes of how often one card is seen, relative to its share: the deals in which it is are a binomial count. */
function luckOf({ core, outcome }: HandFinding): number {
  const share = outcome.seen / core.plan.n;
  return Math.sqrt((1 - share) / (share * core.plan.trials));
}
