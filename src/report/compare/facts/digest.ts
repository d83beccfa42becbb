import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ComparedCell } from './cell.js';

/** SHA-256, as `sha256:` and 64 hex digits, of the digests of the cells in their order, each followed by a line break. */
export function digestOfCells(cells: readonly Pick<ComparedCell, 'digest'>[]): string {
  const lines = cells.map(({ digest }) => `${digest}\n`).join('');
  return `sha256:${bytesToHex(sha256(new TextEncoder().encode(lines)))}`;
}
