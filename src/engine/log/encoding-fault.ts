import { type FileKind, likelyEncoding, markedEncoding } from './file-kinds.js';

const LINE_FEED = 10;
const LONE_ZERO = 'the byte 0x00, which no text holds: a damaged file, or one that was not written to its end';

/** Four bytes at once, each with only its highest bit set, or only its lowest. */
const HIGH = 0x80808080;
const LOW = 0x01010101;

/** A place in bytes that is not UTF-8. */
export interface EncodingFault {
  readonly at: number;
  /** The words for what is there instead. */
  readonly got: string;
  /** The encoding that the text looks like; null if it looks like none. */
  readonly kind: FileKind | null;
}

/** Finds the first place in the whole lines of [from, end) that is not UTF-8; null if all are. The file starts at 0, or is named by none of its zeros. */
export function encodingFault(bytes: Uint8Array, from: number, end: number): EncodingFault | null {
  const lines = bytes.subarray(from, end);
  const plain = plainUpTo(lines);
  if (plain === lines.length) return null;
  const zero = lines.indexOf(0, plain);
  const bad = firstBad(lines, plain);
  if (zero >= 0 && (bad < 0 || zero < bad)) {
    const kind = from === 0 ? likelyEncoding(lines) : null;
    const name = kind?.name ?? (isWide(lines, zero) ? 'UTF-16' : null);
    return { at: from + zero, got: name === null ? LONE_ZERO : `what looks like ${name}`, kind };
  }
  if (bad < 0) return null;
  const kind = likelyEncoding(lines.subarray(lines.lastIndexOf(LINE_FEED, bad) + 1));
  const looks = kind ? `which looks like ${kind.name} or a damaged file` : 'which no UTF-8 has there: another encoding or a damaged file';
  // Where other characters are UTF-8, all of the file is not in that encoding.
  const isOther = lines.subarray(plain, bad).every((byte) => byte < 0x80);
  return { at: from + bad, got: `the byte 0x${lines[bad].toString(16)}, ${looks}`, kind: isOther ? kind : null };
}

/** Returns the fault of a file that starts with a mark of another encoding; null if it does not. */
export function markFault(head: Uint8Array): EncodingFault | null {
  const kind = markedEncoding(head);
  return kind && { at: 0, got: `${kind.name} by the mark at its start`, kind };
}

/** Returns the first byte from `at` on that cannot continue UTF-8; -1 if all are UTF-8. */
function firstBad(bytes: Uint8Array, at: number): number {
  while (at < bytes.length) {
    if (bytes[at] < 0x80) at++;
    else {
      const length = lengthAt(bytes, at);
      if (length === 0) return at;
      at += length;
    }
  }
  return -1;
}

/**
 * Returns an index up to which the bytes are ASCII and not 0, at most three bytes short. Most logs are so to their end, and each step tests four bytes.
 */
function plainUpTo(bytes: Uint8Array): number {
  const skipped = (4 - (bytes.byteOffset % 4)) % 4;
  if (bytes.length < skipped) return plainFrom(bytes, 0, bytes.length);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + skipped, (bytes.length - skipped) >>> 2);
  let at = plainFrom(bytes, 0, skipped);
  if (at < skipped) return at;
  const k = plainWords(words);
  at += 4 * k;
  return k < words.length ? at : plainFrom(bytes, at, bytes.length);
}

/** Returns how many words at the start are plain. */
function plainWords(words: Uint32Array): number {
  let k = 0;
  // Eight at a time take less than half as long as one by one.
  for (const last = words.length - 8; k <= last; k += 8) {
    const one = strange(words[k]) | strange(words[k + 1]) | strange(words[k + 2]) | strange(words[k + 3]);
    const other = strange(words[k + 4]) | strange(words[k + 5]) | strange(words[k + 6]) | strange(words[k + 7]);
    if (((one | other) & HIGH) !== 0) break;
  }
  while (k < words.length && (strange(words[k]) & HIGH) === 0) k++;
  return k;
}

/**
 * Returns a word with the highest bit set for each byte that is 0 or not ASCII. Subtracting 1 from each byte borrows at a 0, and otherwise only after
 * one.
 */
function strange(word: number): number {
  return word | (word - LOW);
}

function plainFrom(bytes: Uint8Array, at: number, end: number): number {
  while (at < end && bytes[at] > 0 && bytes[at] < 0x80) at++;
  return at;
}

/** Returns the bytes of the non-ASCII character at `at`, 0 if there is none: the well-formed sequences of the Unicode Standard, version 16, table 3-7. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at];
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (lead < 0xc2 || lead > 0xf4 || at + length > bytes.length) return 0;
  // Neither a longer spelling than is needed, nor half of a pair of UTF-16, nor what lies beyond U+10FFFF.
  const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (bytes[at + 1] < least || bytes[at + 1] > most) return 0;
  for (let k = 2; k < length; k++) if ((bytes[at + k] & 0xc0) !== 0x80) return 0;
  return length;
}

/** True if the zero at `zero` looks like half a character: in UTF-16 every other byte of a plain text is zero, and its neighbours are not. */
function isWide(bytes: Uint8Array, zero: number): boolean {
  const [first, ...others] = [0, 1, 2, 3, 4, 5].map((step) => bytes[zero + step] ?? -1);
  return first === 0 && others.every((byte, k) => byte === -1 || (byte === 0) === (k % 2 === 1)) && others[0] !== -1;
}
