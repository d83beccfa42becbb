import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AnyRecord } from '../../core/record.js';
import { canonical } from './canonical.js';

/** SHA-256 of the subject of a record as it is named there, canonical: id, origin with the digests of its code, and whether it can be dealt again. Null where it has none. */
export function subjectDigest({ core: { subject } }: Pick<AnyRecord, 'core'>): string | null {
  return subject === undefined ? null : bytesToHex(sha256(new TextEncoder().encode(canonical(subject))));
}
