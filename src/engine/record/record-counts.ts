import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { RecordedCounts } from '../../core/evidence.js';

/** Counts are kept in the record up to this many cells; their digest always. */
export const MOST_RECORDED_CELLS = 65_536;

/** A statistic's counts as the record keeps them, beside the even law of their values where a page draws that. */
export function recordCounts(shape: readonly number[], counts: Float64Array, law?: ArrayLike<number>): RecordedCounts {
  const own = { shape: [...shape], sum: counts.reduce((sum, count) => sum + count, 0), sha256: countsDigest(counts) };
  const kept = law ? { ...own, law: Array.from(law) } : own;
  return counts.length <= MOST_RECORDED_CELLS ? { ...kept, values: [...counts] } : kept;
}

/** SHA-256, in hex, of the counts as little-endian unsigned 64-bit integers in row-major order. */
export function countsDigest(counts: ArrayLike<number>): string {
  const view = new DataView(new ArrayBuffer(counts.length * 8));
  for (let i = 0; i < counts.length; i++) view.setBigUint64(i * 8, BigInt(counts[i]), true);
  return bytesToHex(sha256(new Uint8Array(view.buffer)));
}
