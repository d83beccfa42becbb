import type { Counterexample, LawExample, RecordedChoice } from '../core/record/proved-law.js';
import type { PlannedShuffle, Shuffle } from '../core/subject/shuffle.js';
import { fractionText } from '../math/fraction.js';
import { orderOf } from '../math/orders/order-rank.js';
import type { ClassLaw } from './closed-form-law.js';
import { dealRank } from './deal-rank.js';
import type { DrawLaws } from './draw-laws.js';
import { enumerate } from './enumerate.js';
import type { Law } from './law.js';
import { weightOf } from './law.js';

/** A function that returns choices that deal the order of a lexicographic index, or null if none are known. */
type ChoicesOf = (rank: number) => LawExample['choices'];

/** Finds the first of the most and the first of the least probable orders of a law that is not uniform. */
export function differingOrders(law: Law, choicesOf: ChoicesOf): Counterexample {
  const example = (rank: number): LawExample => ({
    order: orderOf(rank, law.n),
    probability: fractionText(weightOf(law, rank), law.denominator),
    choices: choicesOf(rank),
  });
  return { often: example(law.level.indexOf(law.levels.length - 1)), seldom: example(law.level.indexOf(0)) };
}

/** Finds the same with choices that deal them, if one of the first `leaves` leaves of the tree does. */
export function counterexample(law: Law, shuffle: Shuffle, draws: DrawLaws, leaves: number): Counterexample {
  const ends = [law.levels.length - 1, 0].filter((level) => law.levels[level] > 0n);
  const wanted = new Map<number, readonly RecordedChoice[] | null>(ends.map((level) => [law.level.indexOf(level), null]));
  findChoices(shuffle, law.n, draws, wanted, leaves);
  return differingOrders(law, (rank) => wanted.get(rank) ?? null);
}

/**
 * Finds the same for a law by classes: the untouched deck has the least value of either statistic and the reversed deck the greatest. Their weights
 * fall in that direction.
 */
export function extremes({ n, classes, denominator }: ClassLaw, shuffle: PlannedShuffle): Counterexample {
  const untouched = Array.from({ length: n }, (_, card) => card);
  const bounds = shuffle.bounds(n);
  const deck = Uint16Array.from(untouched);
  shuffle.apply(new Uint32Array(bounds.length), deck);
  const deals = deck.every((card, p) => card === p);
  return {
    often: {
      order: untouched,
      probability: fractionText(classes[0].weight, denominator),
      choices: deals ? Array.from(bounds, (bound) => ({ bound, draw: 0 })) : null,
    },
    seldom: { order: untouched.toReversed(), probability: fractionText(classes[n - 1].weight, denominator), choices: null },
  };
}

/** Fills in the choices of the first leaf that deals each wanted order, if it is among the first `leaves`. */
function findChoices(
  shuffle: Shuffle,
  n: number,
  draws: DrawLaws,
  wanted: Map<number, readonly RecordedChoice[] | null>,
  leaves: number,
): void {
  let open = wanted.size;
  let looked = 0;
  enumerate(
    dealRank(shuffle, n),
    (rank, weight, _ways, path, bounds) => {
      if (weight > 0n && wanted.get(rank) === null) {
        wanted.set(
          rank,
          path.map((draw, k) => ({ bound: bounds[k], draw })),
        );
        open--;
      }
      return open > 0 && ++looked < leaves;
    },
    Number.MAX_SAFE_INTEGER,
    draws,
  );
}
