import { counted } from '../../../../core/counted.js';
import type { Chart } from '../../../../page/charts/spec.js';
import { figureBlock } from '../../../../page/document/figure-block.js';
import { count, ratio } from '../../../../page/numbers.js';
import { say } from '../../../../page/phrase.js';
import { deviationBarsSpec } from '../../../deviation-bars.js';
import { lawBarsSpec } from '../../../law-bars.js';
import { often } from '../../../often.js';
import { barHolds, together } from '../../../together.js';
import { neighbourGap } from '../../statistics/neighbour-gap.js';
import { fromBefore, nounOf } from './from-before.js';
import type { OrderFinding } from './order-findings.js';
import type { OrderPicture } from './order-picture.js';

/** Distances that deviate by more than this are told by their shares, which begin at 0; smaller deviations would not show there. */
const LARGE = 0.5;

const AXIS = 'places further down, round the deck';

/** How far apart cards end up that lay side by side. */
export const gaps: OrderPicture = {
  of: neighbourGap.id,
  shows: () => true,
  says(finding) {
    const { deviation, gap } = furthest(finding);
    return [
      say`Of two cards that lay side by side ${fromBefore(finding.lag)}, the lower one ends up ${placeOf(gap, finding.n)} the other ${often({ ratio: 1 + deviation }, finding.deals, 'as luck puts it there')}`,
    ];
  },
  draw(finding) {
    const { deviation, gap } = furthest(finding);
    const { deals, lag, n } = finding;
    const large = Math.abs(deviation) > LARGE;
    const luck = large ? 'Line: an even share.' : 'Grey: where luck keeps 95 of 100 bars.';
    return figureBlock(
      {
        key: 'gaps',
        title: 'How far below a card its old neighbour lies',
        caption: say`${counted(count(deals), nounOf(lag))}. Bars: how often the card that lay right below another ends up so many places below it${large ? '' : ', against an even share'}.${barHolds(together(finding.counts.slice(1)).each, 'distance')} ${luck}`,
        description: `The bar furthest from even is that of ${placeOf(gap, n)}: ${ratio(1 + deviation)} times its share.`,
        says: null,
      },
      (narrow) => gapsSpec(finding, narrow),
    );
  },
};

/** The chart: shares of every distance where they are far from even, else their deviations. Far more distances than there is room for bars are put together. */
export function gapsSpec(finding: OrderFinding, narrow: boolean): Chart {
  const { counts, deals, n } = finding;
  const { each, sums } = together(counts.slice(1));
  const all = n * deals;
  const even = together(new Array<number>(n - 1).fill(1 / (n - 1))).sums;
  if (Math.abs(furthest(finding).deviation) > LARGE)
    return lawBarsSpec({ first: 1, each, seen: sums.map((sum) => sum / all), law: even, uneven: true }, AXIS, narrow);
  const deviations = sums.map((sum, k) => sum / all / even[k] - 1);
  // A deal has nearly one of every distance, and nearly as many by luck as of rare things: variance 1.
  return deviationBarsSpec({ first: 1, each, deviations, luck: Math.sqrt((n - 1) / (n * deals * each)), biased: true }, AXIS, narrow, 140);
}

/** The distance whose share is furthest from even. */
function furthest({ counts, deals, n }: OrderFinding): { readonly gap: number; readonly deviation: number } {
  const even = (n * deals) / (n - 1);
  let gap = 1;
  for (let d = 2; d < n; d++) if (Math.abs(counts[d] - even) > Math.abs(counts[gap] - even)) gap = d;
  return { gap, deviation: counts[gap] / even - 1 };
}

/** `right below`, `two places above`. */
function placeOf(gap: number, n: number): string {
  const up = gap > n / 2;
  const places = up ? n - gap : gap;
  const side = up ? 'above' : 'below';
  return places === 1 ? `right ${side}` : `${counted(count(places), 'place')} ${side}`;
}
