import type { KnownLaw } from '../../core/record/by-law.js';
import type { Plan } from '../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { Row } from '../../core/statistic/statistic.js';
import type { PilesOutcome } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { percent } from '../../core/words/numbers.js';
import { nimDealers } from '../../games/catalogues.js';
import { dealerDeviation } from '../../games/nim/law/dealer-deviation.js';
import { drawsEvenly } from '../draws-evenly.js';
import { soonest } from '../planning/soonest.js';
import { rounded, variationText } from '../shares/law-text.js';
import { pilePairs } from './statistics/pile-pairs.js';
import { EACH_PILE } from './statistics/pile-sizes.js';

/** The most stones for which the law of the nim-sum is fast enough. Below it, `MOST_LISTED` is the most deals for which a law is worked out one by one. */
const MOST_STONES = 4095;
const MOST_LISTED = 250_000;

export const DEALER = 'nim:dealer/';

/**
 * Returns the exact law of a dealer against even piles. `size` is that of single piles or of pairs, whichever is further off. Null where the bounded
 * method does not make its choices exactly even, and for sizes whose law is not worked out.
 */
export function knownPiles(origin: Origin<BuiltInSource, PilesOutcome>, plan: Pick<Plan, 'alpha'>, rows: readonly Row[]): KnownLaw | null {
  const { outcome: game, source } = origin;
  const { max, piles } = game;
  const dealer = nimDealers.get(source.maker);
  const listed = dealer.law.kind === 'listed' && dealer.law.count(game) > MOST_LISTED;
  if (max > MOST_STONES || listed || !drawsEvenly(source, new Set(dealer.bounds(game)))) return null;
  const found = dealerDeviation(dealer, game);
  const size = rounded(Math.max(found.piles, found.pairs));
  const noncentrality = (test: string): number => {
    if (test === EACH_PILE) return piles * found.piles ** 2;
    return test === pilePairs.id ? ((piles * (piles - 1)) / 2) * found.pairs ** 2 : 0;
  };
  const { exact, value } = found.variation;
  return {
    kind: 'outcomes',
    size,
    positions: null,
    variation: { value: rounded(value), exact },
    trialsToSee: size === 0 ? null : soonest(noncentrality, plan, rows),
    ...(value > 0 && { piles: { single: found.onePile, pairs: found.pairs, nimSum: found.nimSum } }),
  };
}

/** Tells what is known of the deals of a built-in dealer, as a clause. */
export function pilesLawWords({ piles: parts, variation }: KnownLaw, { outcome, source }: Origin<BuiltInSource, PilesOutcome>): string {
  const { max, piles } = outcome;
  const name = `${DEALER}${source.maker}`;
  if (!parts)
    return `with even choices, ${name} deals every list of ${counted(piles, 'pile')} of 1 to ${max} exactly equally often, and no other`;
  const { exact, value } = variation ?? { exact: false, value: 0 };
  return `with even choices, the deals of ${name} are off even ones by a total variation of ${exact ? '' : 'at least '}${variationText(value)}: a single pile by up to ${parts.single}, two piles beyond what each shows by ${percent(parts.pairs)} on average, the nim-sum by ${parts.nimSum}`;
}
