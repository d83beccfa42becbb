import type { PlannedShuffle, Shuffle } from '../../core/subject/shuffle.js';
import { classLaw } from '../../exact/closed-form-law.js';
import { DECODERS } from '../../math/digits/digits.js';
import { logOfWhole } from '../../math/log-of-whole.js';
import { descentLaw } from '../../math/orders/descent-law.js';
import { logGamma } from '../../math/primitives/log-gamma.js';
import { pow } from '../../math/primitives/pow.js';
import { ratio } from '../../math/ratio.js';
import { lemire } from '../../parts/bounded/lemire.js';
import * as shuffles from '../../parts/shuffle/index.js';
import { stuckLaw } from './choice-law.js';
import type { Expectation, Suspect } from './expectation.js';
import { keyedPositions } from './key-positions.js';
import { type Pass, passLaws } from './passes.js';

/** The most passes by hand, and bits of a sorting key, that are told apart. */
const MOST_PASSES = 16;
const MOST_KEY_BITS = 24;

/** Matrices of passes cost n³ each; beyond this many cards only closed forms are compared. */
const MOST_PASSED_CARDS = 104;

/** Returns the known mistakes that are no lists of swaps, with what is known exactly of them at `n` cards. */
export function rearranging(n: number): readonly Suspect[] {
  return [...riffles(n), ...overhands(n), ...shortKeys(n), ...cut(n), ...firstStaysLast(n)];
}

function riffles(n: number): readonly Suspect[] {
  const passes = n <= MOST_PASSED_CARDS ? passLaws(rifflePass(n), n, MOST_PASSES) : [];
  return numbered(shuffles.riffle, MOST_PASSES).map((riffle, k) =>
    named(riffle, [...formula(riffle, n), ...(passes[k] ? [{ kind: 'positions', law: passes[k] } as const] : [])]),
  );
}

function overhands(n: number): readonly Suspect[] {
  if (n > MOST_PASSED_CARDS) return [];
  const [bound] = shuffles.overhand.bounds(n);
  const passes = passLaws(overhandPass(n, 1 / bound), n, MOST_PASSES);
  return numbered(shuffles.overhand, MOST_PASSES).map((overhand, k) => named(overhand, [{ kind: 'positions', law: passes[k] }]));
}

function shortKeys(n: number): readonly Suspect[] {
  return numbered(shuffles.sortKeys, MOST_KEY_BITS).map((keys, k) =>
    named(keys, [...formula(keys, n), ...keyedPositions(2 ** (k + 1), n)]),
  );
}

/** Returns the cut as a suspect. At two cards a cut is an even shuffle. */
function cut(n: number): readonly Suspect[] {
  return n > 2 ? [named(shuffles.randomCut, [{ kind: 'ring' }])] : [];
}

/** Returns the mistakes in which the first card ends last, the first choice of the downward decoder; all orders of the others are equally likely. */
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

/** Returns the chances of the number of descents, or rising sequences, by the law of whole orders of D. Bayer & P. Diaconis (1992), if there is one. */
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

/**
 * Returns one overhand pass in which a packet ends between two neighbours with chance `cut`. The packets are laid down in reversed order. So a card
 * with a cards above and b below it in its packet goes from c to n − 1 − (c + b) + a. The model of R. Pemantle (1989), Randomization time for the
 * overhand shuffle, Journal of Theoretical Probability 2:37–49. The chance of exactly a above is cut (1 − cut)^a, or (1 − cut)^a at the top.
 */
function overhandPass(n: number, cut: number): Pass {
  const pass = new Float64Array(n * n);
  const whole = Float64Array.from({ length: n }, (_, cards) => pow(1 - cut, cards));
  const reach = (cards: number, most: number): number => whole[cards] * (cards < most ? cut : 1);
  for (let card = 0; card < n; card++) {
    for (let above = 0; above <= card; above++) {
      for (let below = 0; below < n - card; below++) {
        pass[card * n + n - 1 - card - below + above] += reach(above, card) * reach(below, n - 1 - card);
      }
    }
  }
  return pass;
}

/**
 * Returns one riffle after Gilbert, Shannon and Reeds. With chance a half the position `to` gets its card from the first packet. It is the one with
 * as many before it as fell to the positions above. Else it is from the second packet, which begins below all that fell from the first. So card i
 * comes to position j ≥ i with the chance C(j, i)/2^(j+1), from 0, and the same from below. This is the formula with a = 2 of S. Assaf, P. Diaconis &
 * K. Soundararajan (2011), A rule of thumb for riffle shuffling, arXiv:0908.3462.
 */
function rifflePass(n: number): Pass {
  const pass = new Float64Array(n * n);
  const halves = binomials(n);
  for (let to = 0; to < n; to++) {
    halves[to].forEach((chance, above) => {
      pass[above * n + to] += chance / 2;
    });
    halves[n - 1 - to].forEach((chance, below) => {
      pass[(to + below) * n + to] += chance / 2;
    });
  }
  return pass;
}

/** Returns the chances of k heads in m coins, indexed by m and k. */
function binomials(most: number): readonly Float64Array[] {
  const rows = [Float64Array.of(1)];
  while (rows.length <= most) {
    const last = rows[rows.length - 1];
    rows.push(Float64Array.from({ length: last.length + 1 }, (_, k) => ((last[k] ?? 0) + (last[k - 1] ?? 0)) / 2));
  }
  return rows;
}
