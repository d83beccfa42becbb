import { cycleLaw } from '../../../math/orders/cycle-law.js';
import { pow } from '../../../math/primitives/pow.js';

/** The number of items up to which cycles are counted exactly, item by item. */
const EXACT = 1000;

/** The most cycles: 10^9 items have 21.3 on average, and more than this occur with a chance below 1e-100. */
const MOST = 200;

/**
 * Returns P(exactly k cycles), k = 0 … 200, for a uniform order of `n` items. Item m closes a cycle of its own with chance 1/m. The first 1,000 are
 * taken exactly, the others by the logarithm of their generating function, Σ log(1 + (x − 1)/m), up to (x − 1)^4. Relative error below 1e-9 of each
 * chance near the mean, 1e-6 at 1e-12 (cycle-count-law.test.ts).
 */
export function cycleCountLaw(n: number): Float64Array {
  const exact = cycleLaw(Math.min(n, EXACT));
  const law = new Float64Array(MOST + 1);
  law.set(exact.subarray(0, MOST + 1));
  if (n <= EXACT) return law;
  const [first, second, third] = [1, 2, 3].map((power) => powerSum(EXACT + 1, n, power));
  const poisson = new Float64Array(MOST + 1);
  poisson[0] = Math.exp(-first);
  for (let k = 1; k <= MOST; k++) poisson[k] = (poisson[k - 1] * first) / k;
  // Multiplied by (x − 1): each chance moves up by one, less itself.
  const steps = [poisson];
  for (let power = 1; power <= 4; power++) steps.push(steps[power - 1].map((value, k, all) => (k > 0 ? all[k - 1] : 0) - value));
  const weights = [1, 0, -second / 2, third / 3, second ** 2 / 8];
  const others = poisson.map((_, k) => weights.reduce((sum, weight, power) => sum + weight * steps[power][k], 0));
  const whole = new Float64Array(MOST + 1);
  for (let i = 0; i <= MOST; i++) for (let j = 0; i + j <= MOST; j++) whole[i + j] += law[i] * Math.max(0, others[j]);
  return whole;
}

/** Returns Σ m^−power, m from `from` to `to`, by the Euler–Maclaurin formula, whose next term is below 1e-15 from 1,000 on. */
function powerSum(from: number, to: number, power: number): number {
  const integral = power === 1 ? Math.log(to / from) : (pow(from, 1 - power) - pow(to, 1 - power)) / (power - 1);
  const ends = (pow(from, -power) + pow(to, -power)) / 2;
  return integral + ends + (power / 12) * (pow(from, -power - 1) - pow(to, -power - 1));
}
