import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** SHA-256 of bytes, or of a text in UTF-8: 64 hex digits. */
export const sha256Hex = (data: Uint8Array | string): string => bytesToHex(sha256(typeof data === 'string' ? utf8(data) : data));

/** Encodes bytes as base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Decodes a base64 text as `toBase64` writes it; null for any other spelling: white space, no padding, the URL alphabet, bits left over. */
export function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  const bytes = Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));
  return toBase64(bytes) === text ? bytes : null;
}
