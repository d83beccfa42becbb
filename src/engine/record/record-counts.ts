import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { RecordedCounts } from '../../core/record/evidence.js';
import { type Arena, borrowArena, returnArena } from '../../kernel/arena.js';
import { countsHash, countsHashBy, type Sha256 } from '../../kernel/counts-hash.js';

/** The most cells of counts kept in the record; their digest is always kept. */
export const MOST_RECORDED_CELLS = 65_536;

/** Returns a statistic's counts as the record keeps them, beside the even law of their values if a page draws that. `hash`: as for `countsDigest`. */
export function recordCounts(shape: readonly number[], counts: Float64Array, law?: ArrayLike<number>, hash?: () => Sha256): RecordedCounts {
  // By index: what calls a function for every cell, an iterator's too, takes a good part of the time that a large table takes to be digested.
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  const own = { shape: [...shape], sum, sha256: countsDigest(counts, borrowArena, hash) };
  const kept = law ? { ...own, law: Array.from(law) } : own;
  return counts.length <= MOST_RECORDED_CELLS ? { ...kept, values: [...counts] } : kept;
}

/** Counts that are serialised at a time to be digested. */
const WRITTEN = 4096;

/** Below this many counts digesting without kernels is faster than making the kernels. */
const FEW = 65_536;

/**
 * Returns the SHA-256, in hex, of the counts as little-endian unsigned 64-bit integers in row-major order; they are integers in [0, 2^53). Many
 * counts are digested by kernels, if `borrow` has any; with `hash` by the machine's own, which takes a seventh of the time.
 */
export function countsDigest(counts: ArrayLike<number>, borrow: () => Arena | null = borrowArena, hash?: () => Sha256): string {
  const arena = counts.length >= FEW ? borrow() : null;
  if (arena) {
    try {
      return bytesToHex(hash ? countsHashBy(hash(), counts, arena) : countsHash(counts, arena));
    } finally {
      returnArena(arena);
    }
  }
  const own = sha256.create();
  const view = new DataView(new ArrayBuffer(8 * WRITTEN));
  for (let from = 0; from < counts.length; from += WRITTEN) {
    const length = Math.min(WRITTEN, counts.length - from);
    for (let i = 0; i < length; i++) {
      const count = counts[from + i];
      view.setUint32(8 * i, count % 2 ** 32, true);
      view.setUint32(8 * i + 4, Math.floor(count / 2 ** 32), true);
    }
    own.update(new Uint8Array(view.buffer, 0, 8 * length));
  }
  return bytesToHex(own.digest());
}
