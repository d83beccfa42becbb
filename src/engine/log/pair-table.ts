import type { LogVocabulary } from '../../core/log-source.js';
import { spellings } from './vocabulary.js';

/** Bits of an entry that say how many bytes to go on. */
export const STEP_BITS = 2;

/**
 * What the next two bytes say, where they say all there is to know of a card: entry[first + 256 second] is card · 4 + bytes to go on, the
 * separator behind the card included, and 0 where two bytes do not tell. A card of one byte is told from its separator, so that short and
 * long numbers need no decision, which a processor would often guess wrong.
 */
export function pairTable(vocabulary: LogVocabulary, separator: number): Uint16Array {
  const entries = new Uint16Array(65_536);
  if (separator < 0 || vocabulary.cards.length >= 2 ** (16 - STEP_BITS)) return entries;
  const utf8 = new TextEncoder();
  const all = [...spellings(vocabulary)].map(([text, card]) => ({ bytes: utf8.encode(text), card }));
  for (const { bytes, card } of all) {
    const [first, second = separator] = bytes;
    if (bytes.length <= 2) entries[first + 256 * second] = (card << STEP_BITS) + bytes.length + 1;
  }
  return entries;
}
