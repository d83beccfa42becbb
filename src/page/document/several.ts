import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Basis } from './doc.js';

/** SHA-256, as `sha256:` and 64 hex digits, of digests in their order, each followed by a line break. */
export function digestOfAll(records: readonly { readonly digest: string }[]): string {
  const lines = records.map(({ digest }) => `${digest}\n`).join('');
  return `sha256:${bytesToHex(sha256(new TextEncoder().encode(lines)))}`;
}

/** Several records as what one document rests on, by the digest of them all, if they have one. */
export function jointBasis(digest: string | null, began: readonly string[]): Basis {
  return { digest, run: { startedAt: began.toSorted().at(-1) ?? '' } };
}
