import type { PlannedShuffle, Shuffle } from '../../core/shuffle.js';
import { classLaw } from '../../exact/closed-form-law.js';
import { exactLaw } from '../../exact/exact-law.js';
import { weightOf } from '../../exact/law.js';
import { DECODERS } from '../../math/digits/digits.js';
import { logOfWhole } from '../../math/log-of-whole.js';
import { descentLaw } from '../../math/orders/descent-law.js';
import { orderOf } from '../../math/orders/order-rank.js';
import { logGamma } from '../../math/primitives/log-gamma.js';
import { ratio } from '../../math/ratio.js';
import { lemire } from '../../parts/bounded/lemire.js';
import * as shuffles from '../../parts/shuffle/index.js';
import { stuckLaw } from './choice-law.js';
import type { Expectation, Suspect } from './expectation.js';
import { keyedPositions } from './key-positions.js';
import { afterPasses, overhandPass, rifflePass } from './repeated-positions.js';

/** Passes by hand, and bits of a sorting key, that are told apart. */
const MOST_PASSES = 16;
const MOST_KEY_BITS = 24;

/** Matrices of passes cost n³ each; beyond this many cards only what is read off a formula is compared. */
const MOST_PASSED_CARDS = 104;

/** Up to this many cards every leaf of a coin-comparator sort is walked; beyond, its law is dealt where nothing exact fits. */
export const MOST_SORTED_CARDS = 7;

/** The known mistakes that are no lists of swaps, with what is known exactly of them at `n` cards. */
export function rearranging(n: number): readonly Suspect[] {
  return [...riffles(n), ...overhands(n), ...shortKeys(n), ...cut(n), ...firstStaysLast(n), ...coinSort(n)];
}

function riffles(n: number): readonly Suspect[] {
  const passes = n <= MOST_PASSED_CARDS ? afterPasses(rifflePass(n), n, MOST_PASSES) : [];
  return numbered(shuffles.riffle, MOST_PASSES).map((riffle, k) =>
    named(riffle, [...formula(riffle, n), ...(passes[k] ? [{ kind: 'positions', law: passes[k] } as const] : [])]),
  );
}

function overhands(n: number): readonly Suspect[] {
  if (n > MOST_PASSED_CARDS) return [];
  const [bound] = shuffles.overhand.bounds(n);
  const passes = afterPasses(overhandPass(n, 1 / bound), n, MOST_PASSES);
  return numbered(shuffles.overhand, MOST_PASSES).map((overhand, k) => named(overhand, [{ kind: 'positions', law: passes[k] }]));
}

function shortKeys(n: number): readonly Suspect[] {
  return numbered(shuffles.sortKeys, MOST_KEY_BITS).map((keys, k) =>
    named(keys, [...formula(keys, n), ...keyedPositions(2 ** (k + 1), n)]),
  );
}

/** At two cards a cut is an even shuffle. */
function cut(n: number): readonly Suspect[] {
  return n > 2 ? [named(shuffles.randomCut, [{ kind: 'ring' }])] : [];
}

/** The card that begins first ends last, which is the first choice of the downward decoder; all orders of the others are equally likely. */
function firstStaysLast(n: number): readonly Suspect[] {
  const law = new Float64Array(n * n);
  for (let card = 0; card < n; card++) {
    for (let p = 0; p < n; p++) {
      const chance = card === 0 || p === n - 1 ? Number(card === 0 && p === n - 1) : 1 / (n - 1);
      law[card * n + p] = chance - 1 / n;
    }
  }
  return [
    named(shuffles.insertionNeverLast, [
      { kind: 'choices', ...stuckLaw(DECODERS[0], new Map([[0, 0]]), n) },
      { kind: 'positions', law },
    ]),
  ];
}

function coinSort(n: number): readonly Suspect[] {
  if (n > MOST_SORTED_CARDS) return [];
  const { law: orders } = exactLaw(shuffles.sortComparator, n);
  const law = new Float64Array(n * n).fill(-1 / n);
  orders.level.forEach((_, rank) => {
    const chance = ratio(weightOf(orders, rank), orders.denominator);
    for (const [p, card] of orderOf(rank, n).entries()) law[card * n + p] += chance;
  });
  return [named(shuffles.sortComparator, [{ kind: 'positions', law }])];
}

/**
 * The chances of the number of steps down, or of rising sequences, where a formula in it gives the law of whole orders: D. Bayer & P.
 * Diaconis (1992).
 */
function formula({ closedForm }: PlannedShuffle, n: number): readonly Expectation[] {
  if (!closedForm) return [];
  const { classes, denominator } = classLaw(closedForm, n);
  const chances = classes.map(({ orders, weight }) => ratio(orders * weight, denominator));
  const even = descentLaw(n);
  const { statistic } = closedForm;
  // Each order of a class has the chance weight/denominator, where luck gives it 1/n!.
  const gains = even.includes(0) ? classes.map(({ weight }) => logOfWhole(weight) - logOfWhole(denominator) + logGamma(n + 1)) : null;
  return statistic === 'descents'
    ? [{ kind: 'numbers', statistic, chances: Float64Array.from(chances), even, ...(gains && { gains: Float64Array.from(gains) }) }]
    : [
        {
          kind: 'numbers',
          statistic,
          chances: Float64Array.of(0, ...chances),
          even: Float64Array.of(0, ...even),
          ...(gains && { gains: Float64Array.of(0, ...gains) }),
        },
      ];
}

function numbered({ parameter }: PlannedShuffle, most: number): readonly PlannedShuffle[] {
  return Array.from({ length: most }, (_, k) => parameter?.of(k + 1)).filter((one): one is PlannedShuffle => one?.kind === 'planned');
}

function named(shuffle: Shuffle, expects: readonly Expectation[]): Suspect {
  return { id: shuffle.id, dealer: { shuffle, bounded: lemire }, expects };
}
