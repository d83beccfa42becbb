import { ALPHA_BIASED, POWER } from '../../../core/statistic/rules.js';
import type { Bounded } from '../../../core/subject/bounded.js';
import { noncentralityForPower } from '../../../math/tails/noncentrality.js';

/** Counts the words of `bits` bits that lead to each value below `bound`; null where every value is exactly as likely as another. */
export function wordsOf(method: Bounded, bits: number, bound: number): readonly bigint[] | null {
  const law = method.law(bound, 1n << BigInt(bits));
  return law === 'uniform' ? null : Array.from({ length: bound }, (_, value) => law(value));
}

/** Returns by how much the most frequent value comes more often than the rarest: 0.5 is half as often again. Infinity where the rarest never comes. */
export function excessOf(words: readonly bigint[]): number {
  const [least, most] = [words.reduce((a, b) => (b < a ? b : a)), words.reduce((a, b) => (b > a ? b : a))];
  return least === 0n ? Infinity : Number(most - least) / Number(least);
}

/**
 * Returns the draws after which Pearson's chi-squared detects such a law 99 times in 100, at the level at which an audit calls a shuffle biased;
 * Infinity where there is nothing to detect. The noncentrality of one draw is Σ (b·w − W)² / (b·W²), exact until it is rounded once.
 */
export function drawsToSee(words: readonly bigint[]): number {
  const bound = BigInt(words.length);
  const all = words.reduce((a, b) => a + b, 0n);
  const squares = words.reduce((sum, one) => sum + (bound * one - all) ** 2n, 0n);
  if (squares === 0n) return Infinity;
  const perDraw = Number(squares) / (words.length * Number(all) ** 2);
  return Math.ceil(noncentralityForPower(words.length - 1, ALPHA_BIASED, POWER) / perDraw);
}
