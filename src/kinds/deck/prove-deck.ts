import type { Detection, ProvedDeck } from '../../core/record/proved-deck.js';
import type { SwapStep } from '../../core/subject/shuffle.js';
import { swapTarget } from '../../core/subject/shuffle.js';
import type { DrawLaws } from '../../exact/draw-laws.js';
import { exactPositions } from '../../exact/exact-positions.js';
import { stepWeights } from '../../exact/step-weights.js';
import { absolute } from '../../math/fraction.js';
import { ratio } from '../../math/ratio.js';
import { noncentralityForPower } from '../../math/tails/noncentrality.js';
import { cyclicDisplacement, fisherYatesDigits, parity, positionMatrix } from './statistics/index.js';

/** The level and power of one test alone: wrong once in a million, right 99 times in 100. */
const ALPHA = 1e-6;
const POWER = 0.99;

/**
 * Computes the law of a full deck by the product of its step laws: positions, sign, and the sample sizes that detect its bias. Exact until the last
 * division.
 */
export function proveDeck(swaps: readonly SwapStep[], n: number, draws: DrawLaws): ProvedDeck {
  const { numerators, denominator } = exactPositions(swaps, n, draws);
  const cards = BigInt(n);
  const whole = denominator * cards;
  // What is off, in whole numbers over n · denominator: nothing is lost beside 1/n.
  const off = numerators.map((row) => row.map((numerator) => numerator * cards - denominator));
  const noncentrality = ratio((cards - 1n) * sum(off.flat(), square), whole * whole);
  const meanSign = expectedSign(swaps, draws);
  const detection = [
    detect(positionMatrix.id, null, (n - 1) ** 2, noncentrality),
    detect(cyclicDisplacement.id, null, n - 1, ratio((cards - 1n) * displacement(off), cards * whole * whole)),
    ...digits(swaps, n, draws),
    worst(`${positionMatrix.id}/card`, off, whole, n),
    worst(`${positionMatrix.id}/position`, transposed(off), whole, n),
    detect(parity.id, null, 1, meanSign * meanSign),
  ];
  const seen = detection.flatMap(({ trials }) => trials ?? []);
  return {
    n,
    probabilities: numerators.map((row) => row.map((numerator) => ratio(numerator, denominator))),
    deviations: off.map((row) => row.map((one) => ratio(one, whole))),
    noncentrality,
    size: Math.sqrt(noncentrality / (n - 1)),
    furthest: furthest(off, whole, n),
    meanSign,
    detection,
    trialsToSee: seen.length > 0 ? Math.min(...seen) : null,
  };
}

function detect(test: string, index: number | null, degrees: number, noncentrality: number): Detection {
  const trials = noncentrality > 0 ? Math.ceil(noncentralityForPower(degrees, ALPHA, POWER) / noncentrality) : null;
  return { test, index, degrees, noncentrality, trials };
}

/** Returns ((n − 1)/n) Σ_k (Σ over the cells at cyclic distance k)², in the units of `off`, before the factor. */
function displacement(off: readonly (readonly bigint[])[]): bigint {
  const byDistance = off.map(() => 0n);
  for (const [card, row] of off.entries()) for (const [p, one] of row.entries()) byDistance[(p - card + off.length) % off.length] += one;
  return sum(byDistance, square);
}

/** Finds the card whose positions, or the position whose cards, show most: n Σ (P − 1/n)² over its row. */
function worst(test: string, off: readonly (readonly bigint[])[], whole: bigint, n: number): Detection {
  const sums = off.map((row) => sum(row, square));
  const index = sums.reduce((best, one, at) => (one > sums[best] ? at : best), 0);
  return detect(test, index, n - 1, ratio(BigInt(n) * sums[index], whole * whole));
}

/**
 * Computes detection by the downward decoder. It reads draw i of a downward Fisher–Yates off the deck, so its noncentrality is Σ (i + 1) Σ (p − 1/(i
 * + 1))² over the steps. A missing step is a draw that is always i. Only for swaps of that form: i falling, targets in [0, i].
 */
function digits(swaps: readonly SwapStep[], n: number, draws: DrawLaws): readonly Detection[] {
  const downward = swaps.every((step, k) => (k === 0 || step.at < swaps[k - 1].at) && swapTarget(step, step.bound - 1) <= step.at);
  if (!downward) return [];
  let noncentrality = 0;
  for (let i = n - 1; i > 0; i--) {
    const step = swaps.find(({ at }) => at === i);
    const values = BigInt(i + 1);
    const { total, byTarget } = step ? stepWeights(step, draws) : { total: 1n, byTarget: new Map([[i, 1n]]) };
    const absent = values - BigInt(byTarget.size);
    const squares = sum([...byTarget.values()], (one) => square(one * values - total)) + absent * square(total);
    noncentrality += ratio(squares, total * total * values);
  }
  return [detect(`${fisherYatesDigits.id}/down`, null, (n * (n - 1)) / 2, noncentrality)];
}

/**
 * Returns the expected sign. A step changes the sign unless it swaps a position with itself. The result is the product of P(stays) − P(moves) = 2
 * P(stays) − 1, since signs of products multiply.
 */
function expectedSign(swaps: readonly SwapStep[], draws: DrawLaws): number {
  let num = 1n;
  let den = 1n;
  for (const step of swaps) {
    const { total, byTarget } = stepWeights(step, draws);
    num *= 2n * (byTarget.get(step.at) ?? 0n) - total;
    den *= total;
  }
  return ratio(num, den);
}

function furthest(off: readonly (readonly bigint[])[], whole: bigint, n: number): ProvedDeck['furthest'] {
  let best = { card: 0, position: 0, off: 0n };
  for (const [card, row] of off.entries()) {
    for (const [position, one] of row.entries()) if (absolute(one) > absolute(best.off)) best = { card, position, off: one };
  }
  return { card: best.card, position: best.position, relative: ratio(best.off * BigInt(n), whole) };
}

function transposed(off: readonly (readonly bigint[])[]): readonly (readonly bigint[])[] {
  return off.map((_, p) => off.map((row) => row[p]));
}

function sum(values: readonly bigint[], of: (value: bigint) => bigint): bigint {
  return values.reduce((total, value) => total + of(value), 0n);
}

function square(x: bigint): bigint {
  return x * x;
}
