import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { AnyRecord } from '../../core/record/record.js';
import { canonical } from './canonical.js';

/** Returns `sha256:` and 64 hex digits, of the canonical core in UTF-8. */
export function digestOf(core: AnyRecord['core']): string {
  return digestOfText(canonical(core));
}

export function digestOfText(canonicalCore: string): string {
  return `sha256:${bytesToHex(sha256(new TextEncoder().encode(canonicalCore)))}`;
}
