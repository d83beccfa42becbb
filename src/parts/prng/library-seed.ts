/** A seed in the form for a seedrandom generator: a text, or a number as such (rounded to a double), which starts it differently from its text. */
export function librarySeed(seed: bigint | string): string {
  // The library's typings know only text.
  return typeof seed === 'string' ? seed : (Number(seed) as unknown as string);
}
