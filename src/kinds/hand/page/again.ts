import { counted } from '../../../core/counted.js';
import { hypergeometricLaw } from '../../../math/hands/hypergeometric.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, fixed } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import { lawBarsSpec } from '../../law-bars.js';
import { dealBefore } from '../../look-back.js';
import { seenAndLaw } from '../../seen-and-law.js';
import { seenAgain } from '../statistics/seen-again.js';
import type { HandPicture } from './hand-picture.js';

/** How many cards of a hand were in an earlier one. */
export const again: HandPicture = {
  of: seenAgain.id,
  draw({ core, counts, outcome, row }) {
    const lag = seenAgain.looksBack?.of(row.test).lag ?? 1;
    const law = Array.from(hypergeometricLaw(core.plan.n, outcome.seen, outcome.seen));
    const own = counts.slice((lag - 1) * law.length, lag * law.length);
    const hands = own.reduce((sum, times) => sum + times, 0);
    const bars = { ...seenAndLaw(own, hands, law), uneven: true, called: { seen: 'these hands', law: 'luck' } };
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
