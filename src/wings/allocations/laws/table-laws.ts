import type { TestResult } from '../../../core/statistic/statistic.js';
import { gcd } from '../../../math/fraction.js';
import { logOfWhole } from '../../../math/log-of-whole.js';
import { calibratedTails, countedTails, type DecidingTails } from '../../../math/pearson/corrected-tails.js';
import { farOutTails } from '../../../math/pearson/far-out.js';
import { kernelCumulants } from '../../../math/pearson/few-trials.js';
import { finiteLaw } from '../../../math/pearson/finite-law.js';
import { latticeShift } from '../../../math/pearson/lattice-shift.js';
import { multinomialLaw } from '../../../math/pearson/multinomial-tails.js';
import { testResult } from '../../../math/pearson/result.js';
import { shiftedGammaTails } from '../../../math/pearson/shifted-gamma.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { logGamma } from '../../../math/primitives/log-gamma.js';
import { pow } from '../../../math/primitives/pow.js';
import { chiSquaredTails } from '../../../math/tails/chi-squared.js';
import { ordersOf, sizeOf } from '../allocation-list.js';
import { arrangementLaw } from './arrangement-law.js';

/** The most ways to share blocks among orders that are all counted. */
const MOST_COUNTED = 50_000;

/** The expected blocks an order from which on the law of Pearson's statistic is known far out. */
const LEAST_EACH = 5;

/** Blocks of one composition, and how often each arm came at each place: places first, row-major. */
export interface PlaceTable {
  readonly composition: readonly number[];
  readonly blocks: number;
  readonly places: ArrayLike<number>;
}

/** The degrees of such a table: (places − 1)(arms − 1). */
function degreesOf(composition: readonly number[]): number {
  return (sizeOf(composition) - 1) * (composition.filter((arms) => arms > 0).length - 1);
}

/**
 * Computes Q = ((s − 1)/s) Σ (T − N q)²/(N q) over s places and the arms, q being an arm's share of the block. In an even block the indicators of arm a
 * at place i and of arm b at place j have the covariance (δij − 1/s)(s/(s − 1))(qa δab − qa qb), of which this is the inverse: exact, whatever N.
 */
function placeValue({ blocks, composition, places }: PlaceTable): number {
  const size = sizeOf(composition);
  let value = 0;
  for (let cell = 0; cell < places.length; cell++) {
    const expected = (blocks * composition[cell % composition.length]) / size;
    if (expected > 0) value += (places[cell] - expected) ** 2 / expected;
  }
  return ((size - 1) / size) * value;
}

/**
 * Tests tables of independent classes together. A single class of few blocks is counted whole. Else the sum has the exact first three moments of its
 * kernels, ((s − 1)/s)(Σ [same arm]/q − s) of two blocks, and the allowance for few trials, here those of the smallest class. The lower tail is
 * chi-squared with the value raised, since counts are whole. Checked against every list in exact-rows.test.ts.
 */
export function placesResult(test: string, tables: readonly PlaceTable[]): TestResult {
  const value = tables.reduce((sum, table) => sum + placeValue(table), 0);
  const degrees = tables.reduce((sum, { composition }) => sum + degreesOf(composition), 0);
  const blocks = tables.reduce((sum, table) => sum + table.blocks, 0);
  const fewest = Math.min(...tables.map((table) => table.blocks));
  const [first] = tables;
  const usual = statisticTails(value, degrees, blocks);
  const counted = tables.length === 1 ? countedPlaces(first) : null;
  if (counted) return testResult(test, value, degrees, usual, 'asymptotic', blocks, countedTails(counted.tails(value)));
  let [variance, third, volume] = [0, 0, 0];
  for (const table of tables) {
    const own = kernelCumulants(table.blocks, degreesOf(table.composition), kernelCube(table.composition));
    variance += own.variance;
    third += own.thirdCumulant;
    volume += logPointVolume(table);
  }
  const { upper, logUpper } = shiftedGammaTails(value, degrees, variance, third);
  const { lower, logLower } = chiSquaredTails(value + latticeShift(volume, degrees)(value), degrees);
  const far = farOutTails(value, degrees, fewest, { upper, logUpper, lower, logLower });
  return testResult(test, value, degrees, usual, 'asymptotic', blocks, far);
}

/** Returns the mean cube of the kernel of two independent blocks: of the weights of places with the same arm. */
function kernelCube(composition: readonly number[]): number {
  const size = sizeOf(composition);
  const arms = composition.filter((many) => many > 0);
  // The weight of an arm is 1/q = size/many: in whole numbers of size over their least common multiple.
  const scale = Number(arms.reduce((all, many) => (all * BigInt(many)) / gcd(all, BigInt(many)), 1n));
  const fixed = arms.flatMap((many, arm) => new Array<number>(many).fill(arm));
  const law = arrangementLaw(arms, (step, arm) => (arm === fixed[step] ? scale / arms[arm] : 0));
  const kernel = (sum: number): number => ((size - 1) / size) * ((sum * size) / scale - size);
  return law.reduce((mean, chance, sum) => mean + chance * pow(kernel(sum), 3), 0);
}

/** Returns the log volume of one point of the lattice of tables, on the scale of the root of the value. */
function logPointVolume({ blocks, composition }: PlaceTable): number {
  const size = sizeOf(composition);
  const arms = composition.filter((many) => many > 0);
  const degrees = degreesOf(composition);
  const ofArms = Math.log(blocks) - arms.reduce((sum, many) => sum + Math.log((blocks * many) / size), 0);
  return ((arms.length - 1) * Math.log(size) + (size - 1) * ofArms + degrees * Math.log((size - 1) / size)) / 2;
}

/** Returns the number of ways to share blocks among orders. */
function waysToShare(blocks: number, orders: number): number {
  return Math.exp(logGamma(blocks + orders) - logGamma(orders) - logGamma(blocks + 1));
}

/** Lists the orders of a block of this composition, in the order of a dictionary. */
function ordersIn(composition: readonly number[]): readonly (readonly number[])[] {
  if (composition.every((arms) => arms === 0)) return [[]];
  return composition.flatMap((many, arm) =>
    many === 0 ? [] : ordersIn(composition.map((other, k) => (k === arm ? other - 1 : other))).map((rest) => [arm, ...rest]),
  );
}

function countedPlaces({ blocks, composition }: PlaceTable): ReturnType<typeof finiteLaw> | null {
  const many = ordersOf(composition);
  if (waysToShare(blocks, many) > MOST_COUNTED) return null;
  const orders = ordersIn(composition);
  const places = new Float64Array(sizeOf(composition) * composition.length);
  return sharedLaw(blocks, many, (times) => {
    places.fill(0);
    times.forEach((time, k) => {
      orders[k].forEach((arm, place) => {
        places[place * composition.length + arm] += time;
      });
    });
    return placeValue({ blocks, composition, places });
  });
}

/** Returns the law of a value of how often each of `many` equally likely orders comes in `blocks` blocks, from all of them. */
function sharedLaw(blocks: number, many: number, valueAt: (times: readonly number[]) => number): ReturnType<typeof finiteLaw> {
  const values: number[] = [];
  const chances: number[] = [];
  const all = logGamma(blocks + 1) - blocks * logOfWhole(BigInt(many));
  const times = new Array<number>(many).fill(0);
  const share = (order: number, left: number, log: number): void => {
    if (order === many - 1) {
      times[order] = left;
      values.push(valueAt(times));
      chances.push(Math.exp(all + log - logGamma(left + 1)));
      return;
    }
    for (let time = 0; time <= left; time++) {
      times[order] = time;
      share(order + 1, left - time, log - logGamma(time + 1));
    }
  };
  share(0, blocks, 0);
  return finiteLaw(values, chances);
}

/**
 * Tests how often each order of a block comes: Pearson's statistic on orders − 1 degrees, every outcome counted where they are few. `times`: how often
 * each order that came did, of `many`. Null where an order has fewer than five expected blocks, and outcomes are too many to be counted.
 */
export function ordersResult(test: string, times: readonly number[], blocks: number, many: number): TestResult | null {
  const pearson = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count ** 2, 0) * (many / blocks) - blocks;
  const value = Math.max(0, pearson(times));
  let deciding: DecidingTails;
  if (waysToShare(blocks, many) <= MOST_COUNTED) deciding = countedTails(sharedLaw(blocks, many, pearson).tails(value));
  else if (blocks / many >= LEAST_EACH)
    deciding = calibratedTails(multinomialLaw(new Array<number>(many).fill(1 / many), blocks).tails(value));
  else return null;
  return testResult(test, value, many - 1, statisticTails(value, many - 1, blocks), 'asymptotic', blocks, deciding);
}

/** Tests how many different orders come in so many blocks: the classical occupancy, W. Feller (1968), vol. 1, 3rd ed., II.5, draw by draw. */
export function differentResult(test: string, different: number, blocks: number, many: number): TestResult {
  const most = Math.min(blocks, many);
  const law = new Float64Array(most + 1);
  law[0] = 1;
  for (let drawn = 0; drawn < blocks; drawn++)
    for (let k = most; k >= 0; k--) law[k] = (law[k] * k + (k > 0 ? law[k - 1] * (many - k + 1) : 0)) / many;
  const tails = finiteLaw(
    Uint32Array.from({ length: most + 1 }, (_, k) => k),
    law,
  ).tails(different);
  return testResult(test, different, 1, tails, 'exact', blocks);
}
