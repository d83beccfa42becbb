/** Compares two lists of equally many numbers by the first place where they differ: below 0 where `a` comes first, 0 where they are the same. */
export function lexicographic(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
