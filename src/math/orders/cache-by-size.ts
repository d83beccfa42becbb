/** Memoizes `work` by deck size; the caller must not write to the result. */
export function cacheBySize(work: (n: number) => Float64Array): (n: number) => Float64Array {
  const kept = new Map<number, Float64Array>();
  return (n) => {
    const before = kept.get(n);
    if (before) return before;
    const made = work(n);
    kept.set(n, made);
    return made;
  };
}
