/** A seed as a seedrandom generator takes it: a text, or a number as such (rounded to a double), which these start otherwise than its text. */
export function librarySeed(seed: bigint | string): string {
  // The library's typings know only text.
  return typeof seed === 'string' ? seed : (Number(seed) as unknown as string);
}
