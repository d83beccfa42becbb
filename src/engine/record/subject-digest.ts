import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { canonical } from './canonical.js';

/**
 * Returns the SHA-256 of a subject as its record names it, canonical. That covers id, origin with the digests of its code, and whether it can be
 * dealt again (64 hex digits).
 */
export function subjectDigest(subject: object): string {
  return bytesToHex(sha256(new TextEncoder().encode(canonical(subject))));
}
