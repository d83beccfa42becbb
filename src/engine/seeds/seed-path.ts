import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { SEED_SCHEME } from '../../core/record/scheme-names.js';

/** One step of a seed path: a label with a text or an unsigned 64-bit number. */
export type PathStep = readonly [label: string, value: string | bigint];

const NUMBER = 1;
const TEXT = 2;
const utf8 = new TextEncoder();

/** Returns the SHA-256 of `shuffle-audit/root/1`, a zero byte, and the seed text in Unicode normal form C: 32 bytes. */
export function rootOf(seed: string): Uint8Array {
  return sha256(utf8.encode(`shuffle-audit/root/1\0${seed.normalize('NFC')}`));
}

/**
 * Encodes the path as bytes. Every step is a type byte (1 number, 2 text), then label and value, each after its length as a little-endian 32-bit
 * integer; numbers are 8 bytes, little-endian. Length prefixes keep ("a", "bc") and ("ab", "c") apart.
 */
export function encodePath(path: readonly PathStep[]): Uint8Array {
  const parts = path.flatMap(([label, value]) => {
    const isText = typeof value === 'string';
    return [
      Uint8Array.of(isText ? TEXT : NUMBER),
      prefixed(utf8.encode(label)),
      prefixed(isText ? utf8.encode(value) : littleEndian(value)),
    ];
  });
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * Derives `count` 32-bit words for a path from a root: HKDF-SHA-256 (RFC 5869) with the scheme's name as salt and the encoded path as info, read
 * little-endian. At most 2,040 words.
 */
export function deriveWords(root: Uint8Array, path: readonly PathStep[], count: number): Uint32Array {
  if (count === 0) return new Uint32Array(0);
  const bytes = hkdf(sha256, root, utf8.encode(SEED_SCHEME), encodePath(path), count * 4);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: count }, (_, i) => view.getUint32(i * 4, true));
}

function prefixed(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(4 + bytes.length);
  new DataView(out.buffer).setUint32(0, bytes.length, true);
  out.set(bytes, 4);
  return out;
}

function littleEndian(value: bigint): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, value, true);
  return out;
}
