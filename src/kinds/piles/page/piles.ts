import type { EvidenceCore } from '../../../core/record/evidence.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { resultOf } from '../../../page/facts/results.js';
import { count, percentText, ratio, size, sizeUp } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { shareBarsSpec } from '../../charts/share-bars.js';
import { stoneRowsSpec } from '../../charts/stone-rows.js';
import { barsRead, barsRule } from '../../shares/share-words.js';
import type { Shares } from '../../shares/shares.js';
import { nimSums } from '../statistics/nim-sums.js';
import { EACH_PILE } from '../statistics/pile-sizes.js';
import { likeliestDeal, nimSumShares, stoneShares } from './facts.js';
import { offSentence, offSizes, orderHeadline } from './off-sizes.js';

/** Shows how often piles have each number of stones, against an even share; null where that was not counted one by one. */
export function stonesOfPiles(core: EvidenceCore): DocSection | null {
  const shares = stoneShares(core, null);
  const { outcome: game } = core.subject.origin;
  if (!shares || game.kind !== 'piles') return null;
  const row = resultOf(core, EACH_PILE);
  const sizes = offSizes(core);
  const inside = `All piles have 1 to ${counted(count(game.max), 'stone')}.`;
  const order = orderHeadline(core);
  const words = (sizes && offSentence(sizes)) ?? (order ? `${capital(order)}. ${inside}` : inside);
  const off = row ? ` Pile by pile, the chances are off by ${size(row.effect.estimate)} on average.` : '';
  const title = 'How many stones the piles have, all piles taken together';
  const exhibit = barsFigure({ key: 'stones', title, shares, axis: 'stones of a pile', says: words, never: 'never dealt', beside: true });
  const apart = shares.uneven ? [] : pilesApart(core, game.piles);
  const deal = words.endsWith(inside) ? likeliestDeal(core) : null;
  return {
    id: 'stones',
    heading: 'Stones of the piles',
    beside: [`${words}${off}`],
    body: [exhibit, ...apart, ...(deal ? [dealFigure(deal.piles, deal.ratio)] : [])],
  };
}

/** Shows the first pile and the last, where they are uneven although all together are even, as sorting the piles makes them. */
function pilesApart(core: EvidenceCore, piles: number): readonly Block[] {
  const figures: Block[] = [];
  for (const pile of [0, piles - 1]) {
    const shares = stoneShares(core, pile);
    if (!shares?.uneven) return [];
    const even = percentText(shares.law[1] ?? 0);
    figures.push(
      barsFigure({
        key: `pile${pile + 1}`,
        title: `Pile ${pile + 1} by itself`,
        shares,
        axis: 'stones of this pile',
        says: `One stone comes in ${percentText(shares.seen[1] ?? 0)} of deals; with even piles it would be ${even}.`,
        never: 'never dealt',
      }),
    );
  }
  return figures;
}

/** Shows the nim-sums against their exact law. They decide who wins a game, and hide most. */
export function sumsOfPiles(core: EvidenceCore): DocSection | null {
  const shares = nimSumShares(core);
  const row = resultOf(core, nimSums.id);
  if (!shares || !row) return null;
  const lost = `The player to move loses ${ratio(100 * shares.seen[0])} of 100 deals; with even piles it would be ${ratio(100 * shares.law[0])}.`;
  const exhibit = barsFigure({
    key: 'sums',
    title: 'The nim-sums of the deals',
    shares,
    axis: 'nim-sum',
    says: lost,
    never: 'never',
    beside: true,
  });
  const sizes = resultOf(core, EACH_PILE);
  const lesson =
    sizes && sizes.effect.low > 0
      ? ` Here its chances are off by at most ${sizeUp(row.effect.high)}, those of single piles by ${size(sizes.effect.estimate)}: no single test is enough.`
      : '';
  return { id: 'sums', heading: 'Who wins', beside: [`The piles added in binary without carrying. ${lost}${lesson}`], body: [exhibit] };
}

interface BarsWords {
  readonly key: string;
  readonly title: string;
  readonly shares: Shares;
  readonly axis: string;
  readonly says: string;
  readonly never: string;
  /** True where the words beside it say that. */
  readonly beside?: true;
}

function barsFigure({ axis, beside, key, never, says, shares, title }: BarsWords): Block {
  const read = barsRead(shares);
  return figureBlock(
    {
      key,
      title,
      caption: say`Bars: what came. Line: the exact law of even piles.${barsRule(shares)}`,
      description: `${says} ${read}`,
      ...(beside && { says: read }),
    },
    (narrow) => shareBarsSpec(shares, { axis, never, narrow }),
  );
}

function dealFigure(piles: readonly number[], times: number): Block {
  const rows = piles.map((stones) => ({ stones, note: '' }));
  return figureBlock(
    {
      key: 'deal',
      title: `The deal that came most often: ${ratio(times)} times its share`,
      caption: say`Each pile as stones and in binary; a column with an odd number of ones gives a one in the nim-sum.`,
      description: `Piles of ${piles.join(', ')}.`,
    },
    (narrow) => stoneRowsSpec(rows, narrow),
  );
}
