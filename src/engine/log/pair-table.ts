/** Bits of an entry that hold how many bytes to advance. */
export const STEP_BITS = 3;

/**
 * Returns a table of what the next two bytes say, if they determine a card: entry[first + 256 second] is card · 8 + bytes to advance. These include
 * what precedes the next card: the separator and `gap` bytes after it. The entry is 0 if two bytes do not tell. A card of one byte is told from its
 * separator, so short and long numbers need no branch, which a processor would often mispredict.
 */
export function pairTable(spelled: ReadonlyMap<string, number>, separator: number, gap: number = 0): Uint16Array {
  const entries = new Uint16Array(65_536);
  if (separator < 0) return entries;
  const utf8 = new TextEncoder();
  for (const [text, card] of spelled) {
    if (card >= 2 ** (16 - STEP_BITS)) return new Uint16Array(65_536);
    const bytes = utf8.encode(text);
    const [first, second = separator] = bytes;
    if (bytes.length <= 2) entries[first + 256 * second] = (card << STEP_BITS) + bytes.length + 1 + gap;
  }
  return entries;
}
