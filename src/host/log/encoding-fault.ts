import { isUtf8 } from 'node:buffer';

const LINE_FEED = 10;
/** Bytes that are looked at one by one for a fault of the encoding. */
const FEW = 16;
const LONE_ZERO = 'the byte 0x00, which no text holds: a damaged file, or one that was not written to its end';

/** What a text in the encoding that Windows calls Unicode is called. */
export const UTF_16 = 'what looks like UTF-16';

/** Where the whole lines in [from, end) are first no UTF-8, and what is there instead; null where they are. */
export function encodingFault(bytes: Uint8Array, from: number, end: number): { readonly at: number; readonly got: string } | null {
  const lines = bytes.subarray(from, end);
  const zero = lines.indexOf(0);
  const bad = isUtf8(lines) ? -1 : firstBad(bytes, from);
  if (zero >= 0 && (bad < 0 || from + zero < bad)) return { at: from + zero, got: isWide(lines, zero) ? UTF_16 : LONE_ZERO };
  return bad < 0 ? null : { at: bad, got: `the byte 0x${bytes[bad].toString(16)}, which looks like Latin-1 or a damaged file` };
}

/** The first byte from `from` on that no UTF-8 goes on with: the longest start of its line that is UTF-8 ends before it. */
function firstBad(bytes: Uint8Array, from: number): number {
  let row = from;
  let next = bytes.indexOf(LINE_FEED, row) + 1;
  while (isUtf8(bytes.subarray(row, next))) {
    row = next;
    next = bytes.indexOf(LINE_FEED, row) + 1;
  }
  // Halving keeps a long line cheap: a stretch that starts and ends where characters do is UTF-8 or holds the fault.
  let to = next - 1;
  while (to - row > FEW) {
    let middle = (row + to) >>> 1;
    while (middle > row + FEW / 4 && (bytes[middle] & 0xc0) === 0x80) middle--;
    if (isUtf8(bytes.subarray(row, middle))) row = middle;
    else to = middle;
  }
  let good = row;
  for (let end = row + 1; end <= Math.min(row + 2 * FEW, next - 1); end++) if (isUtf8(bytes.subarray(row, end))) good = end;
  return good;
}

/** Whether the zero at `zero` looks like half a character: in UTF-16 every other byte of a plain text is one, and none beside it. */
function isWide(bytes: Uint8Array, zero: number): boolean {
  const [first, ...others] = [0, 1, 2, 3, 4, 5].map((step) => bytes[zero + step] ?? -1);
  return first === 0 && others.every((byte, k) => byte === -1 || (byte === 0) === (k % 2 === 1)) && others[0] !== -1;
}
