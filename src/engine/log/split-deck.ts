/** One card as written, and the byte of the row at which it starts, as near as quotes and escapes allow. */
export interface Token {
  readonly text: string;
  readonly offset: number;
}

/** The possible separators of cards in one field, the likeliest first. */
export const SEPARATORS: readonly string[] = [',', ';', '|', ' ', '-', '/', ':', '\t'];

const utf8 = new TextEncoder();

/**
 * Splits a deck in one text into its cards, with or without [ ] around it. With '' as separator cards follow one another directly. Each is then a
 * rank (10 or one character) and a suit if `pairs`, or else one character.
 */
export function splitDeck(deck: string, separator: string, offset: number, pairs: boolean): readonly Token[] {
  const [, front, inner] = /^(\s*\[?)(.*?)\]?\s*$/s.exec(deck) ?? ['', '', deck];
  let at = offset + front.length;
  if (separator === '') return together(inner, at, pairs);
  const tokens: Token[] = [];
  for (const part of inner.split(separator)) {
    const text = part.trim();
    // Several spaces in a row are one separator; two commas in a row are an empty card.
    if (text !== '' || separator !== ' ') tokens.push({ text, offset: at + bytesOf(part.slice(0, part.indexOf(text))) });
    at += bytesOf(part) + 1;
  }
  return tokens;
}

function together(text: string, offset: number, pairs: boolean): readonly Token[] {
  const tokens: Token[] = [];
  let at = offset;
  for (const [part] of text.matchAll(pairs ? /(?:10|.).\ufe0f?|./gsu : /./gsu)) {
    tokens.push({ text: part, offset: at });
    at += bytesOf(part);
  }
  return tokens;
}

function bytesOf(text: string): number {
  return utf8.encode(text).length;
}
