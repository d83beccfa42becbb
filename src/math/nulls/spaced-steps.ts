import { spacedOrders } from './spaced-orders.js';

/**
 * Where every order in which no two neighbours are of one group is equally likely: the chance of each card at each position, row-major [position][card]. `of`: the group
 * of each card; `sizes`: the cards of each. Null where there are too many states to follow.
 */
export function spacedSteps(of: Uint16Array, sizes: Uint16Array): Float64Array | null {
  const n = of.length;
  const bySize = new Map<number, Float64Array>();
  for (const size of new Set(sizes)) {
    const chances = groupAt(sizes, size);
    if (!chances) return null;
    bySize.set(size, chances);
  }
  const steps = new Float64Array(n * n);
  of.forEach((group, card) => {
    const chances = bySize.get(sizes[group]);
    for (let p = 0; p < n; p++) steps[p * n + card] = (chances?.[p] ?? 0) / sizes[group];
  });
  return steps;
}

/** The chance of a card of one group of this size, which is followed apart from the others, at each position. */
function groupAt(sizes: Uint16Array, size: number): Float64Array | null {
  const n = sizes.reduce((sum, own) => sum + own, 0);
  // Groups of one size are as good as each other.
  if (sizes.every((own) => own === size)) return new Float64Array(n).fill(size / n);
  const others = Array.from(sizes);
  others.splice(others.indexOf(size), 1);
  const orders = spacedOrders([others, [size]]);
  if (!orders) return null;
  const chances = new Float64Array(n);
  let layer = new Map([[orders.start, 1]]);
  for (let p = 0; p < n; p++) {
    const next = new Map<number, number>();
    for (const [state, chance] of layer) {
      const all = (n - p) * orders.share(state);
      for (let kind = 0; kind < 2; kind++)
        for (let left = 1; left <= orders.most; left++) {
          const ways = orders.ways(state, kind, left);
          if (ways === 0) continue;
          const after = orders.after(state, kind, left);
          const own = (chance * ways * left * orders.share(after)) / all;
          if (own === 0) continue;
          next.set(after, (next.get(after) ?? 0) + own);
          if (kind === 1) chances[p] += own;
        }
    }
    layer = next;
  }
  return chances;
}
