/** Eight lower-case hex digits a word, in order: the text a generator seeded from text is given. */
export function hexText(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
