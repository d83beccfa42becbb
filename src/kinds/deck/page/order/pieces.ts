import { counted } from '../../../../core/words/counted.js';
import { descentLaw } from '../../../../math/orders/descent-law.js';
import type { Block } from '../../../../page/document/doc.js';
import { figureBlock } from '../../../../page/document/figure-block.js';
import { count, fixed } from '../../../../page/numbers.js';
import { say, strong } from '../../../../page/phrase.js';
import { lawBarsSpec } from '../../../charts/law-bars.js';
import { barHolds } from '../../../planning/merge-bars.js';
import { countsAndLaw } from '../../../shares/counts-and-law.js';
import { descents } from '../../statistics/descents.js';
import { risingSequences } from '../../statistics/rising-sequences.js';
import type { OrderFinding } from './order-findings.js';
import type { OrderPicture } from './order-picture.js';
import { nounOf, orderBefore, priorOrderPhrase } from './prior-order.js';

/** The picture of the number of pieces that the order before was cut into. */
export const pieces: OrderPicture = {
  of: risingSequences.id,
  shows: () => true,
  says: (finding) => [
    say`A deal keeps ${orderBefore(finding.lag)} in ${strong(`${mean(finding)} pieces`)} on average; luck cuts it into ${fixed((finding.n + 1) / 2, 1)}.`,
  ],
  draw: (finding) =>
    histogram(finding, {
      key: 'pieces',
      title: `Into how many pieces ${orderBefore(finding.lag)} is cut`,
      caption: 'A piece: cards that still come one after another as they did, with or without others between them.',
      axis: 'pieces',
      law: [0, ...descentLaw(finding.n)],
      description: `${mean(finding)} pieces on average, where luck makes ${fixed((finding.n + 1) / 2, 1)}.`,
    }),
};

/** The picture of how often the next card of a deal is one that lay higher up before. */
export const stepsUp: OrderPicture = {
  of: descents.id,
  shows: () => true,
  says: (finding) => [
    say`From one card down to the next, the next one lay higher up ${priorOrderPhrase(finding.lag)} ${strong(`${mean(finding)} of ${counted(count(finding.n - 1), 'time')}`)} on average; luck makes it ${fixed((finding.n - 1) / 2, 1)}.`,
  ],
  draw: (finding) =>
    histogram(finding, {
      key: 'stepsup',
      title: `How often the next card lay higher up ${priorOrderPhrase(finding.lag)}`,
      caption: 'Counted in each deal, from the top down.',
      axis: 'times in a deal',
      law: Array.from(descentLaw(finding.n)),
      description: `${mean(finding)} times in a deal on average, where luck makes it ${fixed((finding.n - 1) / 2, 1)}.`,
    }),
};

interface Histogram {
  readonly key: string;
  readonly title: string;
  readonly caption: string;
  readonly axis: string;
  readonly law: readonly number[];
  readonly description: string;
}

function histogram({ counts, deals, lag }: OrderFinding, { axis, caption, description, key, law, title }: Histogram): Block {
  const bars = { ...countsAndLaw(counts, deals, law), uneven: true, called: { seen: 'these deals', law: 'luck' } };
  return figureBlock(
    {
      key,
      title,
      caption: say`${counted(count(deals), nounOf(lag))}. ${caption}${barHolds(bars.each, 'number')} Bars: what came. Line: what luck leaves.`,
      description,
      says: null,
    },
    (narrow) => lawBarsSpec(bars, axis, narrow),
  );
}

function mean({ counts, deals }: OrderFinding): string {
  return fixed(counts.reduce((sum, times, value) => sum + times * value, 0) / deals, 1);
}
