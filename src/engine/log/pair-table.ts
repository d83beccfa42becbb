/** Bits of an entry that say how many bytes to go on. */
export const STEP_BITS = 3;

/**
 * What the next two bytes say, where they say all there is to know of a card: entry[first + 256 second] is card · 8 + bytes to go on, what stands between it and
 * the next one included: the separator and `gap` bytes behind it. It is 0 where two bytes do not tell. A card of one byte is told from its separator, so that short and
 * long numbers need no decision, which a processor would often guess wrong.
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
