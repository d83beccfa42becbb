import type { CountTails } from '../../../math/tails/count-tails.js';

/** Independent numbers of one law: `law[v]` is the chance of v, and `times` of them are added up. */
export interface Part {
  readonly law: Float64Array;
  readonly times: number;
}

/** Masses from `low` on, one a whole number. */
interface Masses {
  readonly low: number;
  readonly at: Float64Array;
}

/** The share of the largest mass below which masses at the ends are left out. */
const NEGLIGIBLE = 1e-28;

/** The share of a mean within which a value counts as it: they differ by rounding alone. */
const ROUNDING = 1e-9;

/** The steepest tilt: e^50 a step. */
const STEEPEST = 50;
const HALVINGS = 60;

/** Returns mean and variance of such a sum. */
export function sumMoments(parts: readonly Part[]): { readonly mean: number; readonly variance: number } {
  let [mean, variance] = [0, 0];
  for (const { law, times } of parts) {
    const own = law.reduce((sum, chance, value) => sum + chance * value, 0);
    mean += times * own;
    variance += times * law.reduce((sum, chance, value) => sum + chance * (value - own) ** 2, 0);
  }
  return { mean, variance };
}

/**
 * Returns the exact tails of a sum of independent whole numbers at `value`. The laws are tilted by e^(θv), with θ such that the mean of the sum is the
 * value, and then multiplied out: so no tail is too small for a double, however far out. F. Esscher (1932), On the probability function in the
 * collective theory of risk. Exact but for rounding and masses of 1e-28; checked against SciPy in exact-rows.test.ts.
 */
export function sumTails(parts: readonly Part[], value: number): CountTails {
  const { mean } = sumMoments(parts);
  if (value < mean - ROUNDING * (1 + mean)) {
    const { atLeast, atMost, logAtLeast, logAtMost } = sumTails(
      parts.map(mirrored),
      parts.reduce((sum, part) => sum + part.times * (part.law.length - 1), 0) - value,
    );
    return { atLeast: atMost, logAtLeast: logAtMost, atMost: atLeast, logAtMost: logAtLeast };
  }
  const tilt = tiltTo(parts, value);
  let sum: Masses = { low: 0, at: Float64Array.of(1) };
  let log = -tilt * value;
  for (const { law, times } of parts) {
    const { logSum, tilted } = tiltedBy(law, tilt);
    log += times * logSum;
    sum = product(sum, powerOf(tilted, times));
  }
  const logFrom = (least: number): number => {
    let total = 0;
    for (let k = Math.max(0, least - sum.low); k < sum.at.length; k++) total += sum.at[k] * Math.exp(-tilt * (sum.low + k - value));
    return Math.min(0, log + Math.log(total));
  };
  const logAtLeast = logFrom(value);
  const atMost = Math.max(-Math.expm1(logFrom(value + 1)), Number.MIN_VALUE);
  return { atLeast: Math.exp(logAtLeast), logAtLeast, atMost, logAtMost: Math.log(atMost) };
}

function mirrored({ law, times }: Part): Part {
  return { law: law.slice().reverse(), times };
}

function tiltedBy(law: Float64Array, tilt: number): { readonly logSum: number; readonly tilted: Masses } {
  const most = law.reduce((found, chance, value) => (chance > 0 ? Math.max(found, Math.log(chance) + tilt * value) : found), -Infinity);
  const raw = law.map((chance, value) => (chance > 0 ? Math.exp(Math.log(chance) + tilt * value - most) : 0));
  const sum = raw.reduce((total, mass) => total + mass, 0);
  return { logSum: most + Math.log(sum), tilted: { low: 0, at: raw.map((mass) => mass / sum) } };
}

/** Finds the tilt, 0 or more, at which the mean is the value; the steepest where there is none below it. */
function tiltTo(parts: readonly Part[], value: number): number {
  let [low, high] = [0, STEEPEST];
  for (let k = 0; k < HALVINGS; k++) {
    const tilt = (low + high) / 2;
    const { mean } = sumMoments(parts.map(({ law, times }) => ({ law: tiltedBy(law, tilt).tilted.at, times })));
    if (mean < value) low = tilt;
    else high = tilt;
  }
  return low;
}

function powerOf(one: Masses, times: number): Masses {
  let power: Masses = { low: 0, at: Float64Array.of(1) };
  let square = one;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = product(power, square);
    if (left > 1) square = product(square, square);
  }
  return power;
}

function product(a: Masses, b: Masses): Masses {
  const at = new Float64Array(a.at.length + b.at.length - 1);
  for (let i = 0; i < a.at.length; i++) for (let j = 0; j < b.at.length; j++) at[i + j] += a.at[i] * b.at[j];
  const least = NEGLIGIBLE * at.reduce((most, mass) => Math.max(most, mass), 0);
  const from = at.findIndex((mass) => mass > least);
  return { low: a.low + b.low + from, at: at.slice(from, at.findLastIndex((mass) => mass > least) + 1) };
}
