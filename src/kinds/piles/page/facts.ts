import type { EvidenceCore } from '../../../core/record/evidence.js';
import { pow } from '../../../math/primitives/pow.js';
import { madeVerdict, rowMadeVerdict, type Shares } from '../../shares/shares.js';
import { nimSums } from '../statistics/nim-sums.js';
import { ALL_PILES, EACH_PILE, pileSizes } from '../statistics/pile-sizes.js';
import { wholeDeals } from '../statistics/whole-deals.js';

/** The most sizes shown: more are too many bars for a page. */
const MOST_BARS = 64;

/**
 * Returns the shares of the stones of one pile, from 0, or of all together where `pile` is null: from none to the most, and beyond where larger ones
 * came. Null where they were not counted one by one.
 */
export function stoneShares(core: EvidenceCore, pile: number | null): Shares | null {
  const { outcome: game } = core.subject.origin;
  const counts = core.counts[pileSizes.id];
  const width = counts?.shape[1] ?? 0;
  if (game.kind !== 'piles' || !counts?.values || width !== game.max + 2 || game.max > MOST_BARS) return null;
  const of = pile === null ? counts.sum : counts.sum / game.piles;
  const seen = new Array<number>(width).fill(0);
  counts.values.forEach((count, cell) => {
    if (pile === null || Math.floor(cell / width) === pile) seen[cell % width] += count / of;
  });
  const values = seen[width - 1] > 0 ? width : width - 1;
  return {
    first: 0,
    seen: seen.slice(0, values),
    law: Array.from({ length: values }, (_, stones) => (stones >= 1 && stones <= game.max ? 1 / game.max : 0)),
    of,
    uneven: rowMadeVerdict(core, pile === null ? ALL_PILES : EACH_PILE),
    open: values === width,
  };
}

/** Piles outside 1 … max: how many of all `piles` had no stone, and how many too many. */
export interface OutsidePiles {
  readonly none: number;
  readonly over: number;
  readonly piles: number;
}

/** Returns the piles that no even dealer deals; null where piles were not counted one by one. */
export function outsidePiles(core: EvidenceCore): OutsidePiles | null {
  const counts = core.counts[pileSizes.id];
  if (!counts?.values) return null;
  const [piles, width] = counts.shape;
  let [none, over] = [0, 0];
  for (let i = 0; i < piles; i++) {
    none += counts.values[i * width];
    over += counts.values[(i + 1) * width - 1];
  }
  return { none, over, piles: counts.sum };
}

/** Returns the nim-sums beside their exact law; null where they were not counted, or are too many. */
export function nimSumShares(core: EvidenceCore): Shares | null {
  const { outcome: game } = core.subject.origin;
  const counts = core.counts[nimSums.id];
  if (game.kind !== 'piles' || !counts?.values || !counts.law) return null;
  const { law } = counts;
  const seen = counts.values.map((count) => count / counts.sum);
  const over = (seen.at(-1) ?? 0) > 0;
  return {
    first: 0,
    seen: over ? seen : seen.slice(0, -1),
    law: over ? [...law, 0] : law,
    of: counts.sum,
    uneven: madeVerdict(core, nimSums),
    open: over,
  };
}

/** Finds the deal that came most often in a game whose deals were all counted and found uneven; null for others. */
export function likeliestDeal(core: EvidenceCore): { readonly piles: readonly number[]; readonly ratio: number } | null {
  const { outcome: game } = core.subject.origin;
  const counts = core.counts[wholeDeals.id];
  if (game.kind !== 'piles' || !counts?.values || counts.sum === 0 || !madeVerdict(core, wholeDeals)) return null;
  const values = counts.values;
  const best = values.reduce((at, count, rank) => (count > values[at] ? rank : at), 0);
  const piles = Array.from({ length: game.piles }, (_, i) => (Math.floor(best / pow(game.max, game.piles - 1 - i)) % game.max) + 1);
  return { piles, ratio: (values[best] * values.length) / counts.sum };
}
