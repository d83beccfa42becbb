import { logGamma } from '../../../math/primitives/log-gamma.js';

/**
 * Returns log P(no item of a uniform order of `n` stands more than `lead` places before its own), 0 ≤ lead < n: (lead + 1)^(n − lead) · lead!/n!,
 * since each of the first n − lead positions has lead + 1 items to choose from once those before it are filled. Error below 1e-13 · n log n.
 */
export function logLeadAtMost(lead: number, n: number): number {
  if (lead < 0) return Number.NEGATIVE_INFINITY;
  if (lead >= n - 1) return 0;
  return Math.min(0, (n - lead) * Math.log(lead + 1) + logGamma(lead + 1) - logGamma(n + 1));
}

/**
 * Returns log P(no item at the `length` positions from `first` on stands more than `lead` places before its own) in a uniform order of `n` items. 0 ≤
 * first, first + length ≤ n, lead ≥ 0. Once the j positions before it are filled, position first + j has lead + first + 1 items to choose from, of n
 * − j. That holds until all that are left will do. Equals `logLeadAtMost` where the stretch is the whole list.
 */
export function logStretchLeadAtMost(lead: number, first: number, length: number, n: number): number {
  if (lead < 0) return Number.NEGATIVE_INFINITY;
  const bound = lead + first + 1;
  const held = Math.min(length, n - bound);
  if (held <= 0) return 0;
  return Math.min(0, held * Math.log(bound) - logGamma(n + 1) + logGamma(n - held + 1));
}

/**
 * Returns log P(the largest lead is at most `lead`) where a shuffle buffer of `buffer` items made the order: every position is filled uniformly with
 * one of `buffer` items, until none is left to come, 1 ≤ buffer ≤ n. Equals that of a uniform order where the buffer holds all.
 */
export function logBufferLeadAtMost(lead: number, buffer: number, n: number): number {
  if (lead < 0) return Number.NEGATIVE_INFINITY;
  if (lead >= buffer - 1) return 0;
  // While the buffer is full, lead + 1 of its items may go; as it empties, so may lead + 1 of those left, until no more are left than that.
  return (
    (n - buffer) * Math.log((lead + 1) / buffer) + (buffer - lead - 1) * Math.log(lead + 1) + logGamma(lead + 2) - logGamma(buffer + 1)
  );
}
