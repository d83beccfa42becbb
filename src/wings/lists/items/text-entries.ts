/** Bytes of an entry before its text: how long that is and its place, each as 32 bits, the lowest first. */
export const ENTRY_HEAD: number = 8;

/** A text among others: its place in its list, from 0, and its bounds in `bytes`. */
export interface TextEntry {
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** Writes the entry of the text in [from, to) of `text` to `bytes` at `at`. */
export function writeEntry(bytes: Uint8Array, at: number, place: number, text: Uint8Array, from: number, to: number): void {
  write32(bytes, at, to - from);
  write32(bytes, at + 4, place);
  // Most texts are too short for copying all at once to be worth its call.
  for (let k = from; k < to; k++) bytes[at + ENTRY_HEAD + k - from] = text[k];
}

/** The entry at `at`; the next one begins at its `to`. */
export function readEntry(bytes: Uint8Array, at: number): TextEntry {
  const from = at + ENTRY_HEAD;
  return { place: read32(bytes, at + 4), from, to: from + read32(bytes, at) };
}

/** Writes 32 bits at `at`, the lowest first. */
export function write32(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value;
  bytes[at + 1] = value >>> 8;
  bytes[at + 2] = value >>> 16;
  bytes[at + 3] = value >>> 24;
}

/** Reads 32 bits at `at`, the lowest first. */
export function read32(bytes: Uint8Array, at: number): number {
  return (bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)) >>> 0;
}
