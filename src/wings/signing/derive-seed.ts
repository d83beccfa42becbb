import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { SeedSource } from '../../core/record/seed-from.js';
import type { Fixed } from './digests.js';
import { commitment } from './digests.js';
import { utf8 } from './encoding.js';

const BYTES = 32;

/**
 * Derives the seed from a source, a subject and a plan, as 64 hex digits: HKDF-SHA-256 (RFC 5869) with the commitment as info. Key material is the
 * beacon's randomness (SHA-256 of its signature), or the challenge once more; the salt tells the two apart. Another subject, plan, challenge or round
 * gives another seed, so whoever tries for a lucky one must change what a verifier names.
 */
export function deriveSeed(source: SeedSource, fixed: Fixed): string {
  const material = source.kind === 'challenge' ? utf8(source.text) : sha256(hexToBytes(source.signature));
  return bytesToHex(hkdf(sha256, material, utf8(`shuffle-audit/seed-from-${source.kind}/1`), commitment(fixed, source), BYTES));
}
