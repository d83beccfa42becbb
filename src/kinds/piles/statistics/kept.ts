/** `work`, done once for every two sizes and kept: what it gives must not be written to. */
export function keptFor<T>(work: (piles: number, max: number) => T): (piles: number, max: number) => T {
  const kept = new Map<string, T>();
  return (piles, max) => {
    const key = `${piles} ${max}`;
    const before = kept.get(key);
    if (before !== undefined) return before;
    const made = work(piles, max);
    kept.set(key, made);
    return made;
  };
}
