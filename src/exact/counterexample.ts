import type { Counterexample, LawExample, RecordedChoice } from '../core/proved-law.js';
import type { Choices, PlannedShuffle, Shuffle } from '../core/shuffle.js';
import { reset, runWith } from '../core/shuffle.js';
import { fractionText } from '../math/fraction.js';
import { orderOf, rankOf } from '../math/order-rank.js';
import type { ClassLaw } from './closed-form-law.js';
import type { DrawLaws } from './draw-laws.js';
import { enumerate } from './enumerate.js';
import type { Law } from './law.js';
import { weightOf } from './law.js';

/**
 * The most and the least probable order of a law that is not uniform, with choices that deal them where one of the first `leaves` leaves of
 * the tree does.
 */
export function counterexample(law: Law, shuffle: Shuffle, draws: DrawLaws, leaves: number): Counterexample {
  const { n } = law;
  const often = law.level.indexOf(law.levels.length - 1);
  const seldom = law.level.indexOf(0);
  const wanted = new Map<number, readonly RecordedChoice[] | null>([
    [often, null],
    ...(weightOf(law, seldom) > 0n ? [[seldom, null] as const] : []),
  ]);
  findChoices(shuffle, n, draws, wanted, leaves);
  const example = (rank: number): LawExample => ({
    order: orderOf(rank, n),
    probability: fractionText(weightOf(law, rank), law.denominator),
    choices: wanted.get(rank) ?? null,
  });
  return { often: example(often), seldom: example(seldom) };
}

/** The same for a law by classes: the untouched deck has the least value of either statistic and the reversed deck the greatest; their weights fall that way. */
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
  const deck = new Uint16Array(n);
  let open = wanted.size;
  let looked = 0;
  enumerate(
    (choices: Choices) => {
      reset(deck);
      runWith(shuffle, choices, deck);
      return rankOf(deck, 0, n);
    },
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
