import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256Hex } from '../../signing/encoding.js';
import { writeWhole } from '../write-whole.js';

const NAME = 'check_record.py';
const SHIPPED = new URL(`../../../${NAME}`, import.meta.url);

/** SHA-256 of the checker that this package ships: 64 hex digits. */
export function checkerDigest(): string {
  return sha256Hex(new Uint8Array(readFileSync(SHIPPED)));
}

/**
 * Puts the checker beside a record that was signed, for whoever has neither our code nor Node; what lies there under its name stays. `ours`: whether it is the
 * one whose digest is signed.
 */
export function placeChecker(record: string): { readonly file: string; readonly ours: boolean } {
  const file = join(dirname(record), NAME);
  if (!existsSync(file)) writeWhole(file, new Uint8Array(readFileSync(SHIPPED)));
  return { file, ours: sha256Hex(new Uint8Array(readFileSync(file))) === checkerDigest() };
}
