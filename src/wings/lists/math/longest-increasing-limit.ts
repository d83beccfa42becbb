import { pow } from '../../../math/primitives/pow.js';
import { type Tails, tailsFromLower, tailsFromUpper } from '../../../math/tails/tails.js';

/** The start of the integration, far up the upper tail; its end, since further down it leaves the solution; and its step. */
const FROM = 12;
const TO = -7;
const STEP = 1 / 256;

/** Mean and variance of the Tracy–Widom law. */
const MEAN = -1.7710868074116;
const VARIANCE = 0.8131947928329;

/** log F(t) of the Tracy–Widom law of the largest eigenvalue of Hermitian matrices, and its first derivative in t. */
interface At {
  readonly log: number;
  readonly slope: number;
}

let table: readonly At[] | null = null;

/**
 * Returns the tails of the longest increasing subsequence of a uniform order of `n` items at a length of `length`: P(L ≤ l) ≈ F(t) + (−t²F′(t)/60 −
 * 3F″(t)/5)/n^(1/3) with t = (l − 2√n)/n^(1/6) and F the Tracy–Widom law of β = 2: J. Baik, P. Deift & K. Johansson (1999),
 * doi:10.1090/S0894-0347-99-00307-0; the term for finite n is F. Bornemann's (2024), doi:10.5802/aif.3595. `upper` is P(L ≥ l), `lower` P(L ≤ l), so
 * that they add up to more than 1. Tested against exact laws of 60 cards and quantiles of the law in longest-increasing-limit.test.ts; n from 100.
 */
export function longestIncreasingTails(length: number, n: number): Tails {
  const at = split(length, n);
  const below = split(length - 1, n);
  return { lower: at.lower, logLower: at.logLower, upper: below.upper, logUpper: below.logUpper };
}

/** The law split just above l. */
function split(l: number, n: number): Tails {
  const h = pow(n, -1 / 3);
  const raw = (l - 2 * Math.sqrt(n)) / pow(n, 1 / 6);
  // −t²F′/60 moves the place, −3F″/5 takes 6/5 off the variance: so moved and stretched the law stays one, and
  // far out, where no list lies, the move ends.
  const moved = raw - Math.min((h * raw ** 2) / 60, Math.abs(raw) / 2);
  const t = MEAN + (moved - MEAN) / Math.sqrt(1 - (6 / 5) * (h / VARIANCE));
  if (t >= FROM) return tailsFromUpper((-4 / 3) * pow(t, 1.5) - Math.log(16 * Math.PI * pow(t, 1.5)));
  // Far down log F is −|t|³/12 − log|t|/8 and a constant.
  if (t <= TO) return tailsFromLower(logAt(TO) - (pow(Math.abs(t), 3) - pow(Math.abs(TO), 3)) / 12 - Math.log(t / TO) / 8);
  const log = logAt(t);
  return log < -Math.LN2 ? tailsFromLower(log) : tailsFromUpper(Math.log(-Math.expm1(log)));
}

/** Returns log F between the points of the table, by cubic interpolation with its slope. */
function logAt(t: number): number {
  table ??= painleve();
  const place = (FROM - t) / STEP;
  const k = Math.min(table.length - 2, Math.floor(place));
  const [one, other] = [table[k], table[k + 1]];
  const x = place - k;
  const [a, b] = [-one.slope * STEP, -other.slope * STEP];
  const difference = other.log - one.log;
  return one.log + x * (a + x * (3 * difference - 2 * a - b + x * (a + b - 2 * difference)));
}

/**
 * Integrates Painlevé II, q″ = tq + 2q³ with q ~ Ai(t), downwards by fourth-order Runge–Kutta: (log F)″ = −q², C. A. Tracy & H. Widom (1994),
 * doi:10.1007/BF02100489.
 */
function painleve(): At[] {
  const airy = Math.exp((-2 / 3) * pow(FROM, 1.5)) / (2 * Math.sqrt(Math.PI) * pow(FROM, 0.25));
  const z = (2 / 3) * pow(FROM, 1.5);
  const q = airy * (1 - 5 / 72 / z + 385 / 10368 / z ** 2 - 85085 / 2239488 / pow(z, 3));
  const p = -airy * Math.sqrt(FROM) * (1 + 7 / 72 / z - 455 / 10368 / z ** 2 + 95095 / 2239488 / pow(z, 3));
  // From here up, log F = −∫ (x − t) q², of which Ai² ~ e^(−4/3 x^1.5)/(4π√x) leaves: slope q′² − tq² − q⁴ holds at every t.
  let state = [q, p, 0];
  const places: At[] = [];
  const push = (t: number, [at, rising, log]: readonly number[]): void => {
    places.push({ log, slope: rising ** 2 - t * at ** 2 - at ** 2 * at ** 2 });
  };
  const derivative = (t: number, [at, rising]: readonly number[]): number[] => [
    rising,
    t * at + 2 * at * at ** 2,
    rising ** 2 - t * at ** 2 - at ** 2 * at ** 2,
  ];
  for (let k = 0; ; k++) {
    const t = FROM - k * STEP;
    push(t, state);
    if (t <= TO) return places;
    const h = -STEP;
    const k1 = derivative(t, state);
    const k2 = derivative(t + h / 2, moved(state, k1, h / 2));
    const k3 = derivative(t + h / 2, moved(state, k2, h / 2));
    const k4 = derivative(t + h, moved(state, k3, h));
    state = state.map((value, i) => value + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
  }
}

function moved(state: readonly number[], by: readonly number[], h: number): number[] {
  return state.map((value, i) => value + h * by[i]);
}
