/**
 * Memoizes `work` for the latest `most` keys, so that a long run does not fill memory with values nobody asks for again. Callers must not modify the
 * results.
 */
export function keepLatest<Given extends readonly unknown[], Made>(
  most: number,
  keyOf: (...given: Given) => string,
  work: (...given: Given) => Made,
): (...given: Given) => Made {
  const kept = new Map<string, { readonly made: Made }>();
  return (...given) => {
    const key = keyOf(...given);
    const found = kept.get(key) ?? { made: work(...given) };
    // Put in anew, so that a map's own order is that of the last asking.
    kept.delete(key);
    kept.set(key, found);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return found.made;
  };
}
