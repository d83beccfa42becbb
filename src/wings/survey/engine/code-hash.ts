import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AnySource } from '../../../core/record/origin.js';
import { subjectFiles } from '../../../core/record/subject-files.js';

/** Returns the SHA-256 over the hashes of a source's files, sorted: the same code is the same under other names. Null where a source has no files. */
export function codeHash(source: AnySource): string | null {
  const hashes = subjectFiles({ source, outcome: { kind: 'deck' } }).map((file) => file.sha256);
  return hashes.length === 0 ? null : bytesToHex(sha256(new TextEncoder().encode(hashes.toSorted().join(' '))));
}
