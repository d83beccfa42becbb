import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE_ROOT } from '../../host/package-root.js';
import { statIfThere } from '../../host/read-file.js';
import { writeWhole } from '../../host/write-whole.js';
import { sha256Hex } from './encoding.js';

const NAME = 'check_record.py';
/** A size larger than any checker. */
const MOST_BYTES = 2 ** 20;
const SHIPPED = new URL(`runners/${NAME}`, PACKAGE_ROOT);

/** Returns the SHA-256 of the checker that this package ships: 64 hex digits. */
export function checkerDigest(): string {
  return sha256Hex(new Uint8Array(readFileSync(SHIPPED)));
}

/**
 * Returns the checker that lies beside a record, by its name and SHA-256; null where there is none. What is not a file, or too large for one, has no
 * SHA-256: `none`.
 */
export function checkerBeside(record: string): { readonly name: string; readonly sha256: string } | null {
  const file = join(dirname(record), NAME);
  const stat = statIfThere(file);
  if (stat === undefined) return null;
  const known = stat.isFile() && stat.size <= MOST_BYTES;
  return { name: NAME, sha256: known ? sha256Hex(new Uint8Array(readFileSync(file))) : 'none' };
}

/**
 * Puts the checker beside a record that was signed, for whoever has neither our code nor Node. An existing file of its name stays. `ours`: whether it
 * is the one whose digest is signed.
 */
export function placeChecker(record: string): { readonly file: string; readonly ours: boolean } {
  const file = join(dirname(record), NAME);
  if (!existsSync(file)) writeWhole(file, new Uint8Array(readFileSync(SHIPPED)));
  return { file, ours: checkerBeside(record)?.sha256 === checkerDigest() };
}
