/** Characters that could hide or reorder text: control, bidirectional and zero-width characters, line separators, tag characters and lone surrogates. */
const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff\p{Cs}]|[\u{e0000}-\u{e007f}]/gu;

/** `text` with every character that could hide or reorder it written as `\u{hex}`; the joiners that Indic scripts need stay. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
