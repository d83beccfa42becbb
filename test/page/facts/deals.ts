import type { PositionMap } from '../../../src/page/facts/position-map.js';

/** Every order of n cards. */
export function orders(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((deck) => Array.from({ length: n }, (_, at) => [...deck.slice(0, at), n - 1, ...deck.slice(at)]));
}

/** Even deals by Fisher–Yates from Marsaglia's 32-bit xorshift (2003, doi:10.18637/jss.v008.i14); `seed` must not be 0. */
export function evenDeals(n: number, trials: number, seed: number): readonly (readonly number[])[] {
  let state = seed;
  const below = (bound: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * bound);
  };
  return Array.from({ length: trials }, () => {
    const deck = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = below(i + 1);
      [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
    }
    return deck;
  });
}

/** The position map of some deals: deck[position] = card. */
export function mapOf(deals: readonly (readonly number[])[]): PositionMap {
  const n = deals[0]?.length ?? 0;
  const counts = new Array<number>(n * n).fill(0);
  for (const deck of deals) for (let position = 0; position < n; position++) counts[(deck[position] ?? 0) * n + position] += 1;
  const trials = deals.length;
  return {
    n,
    trials,
    counts,
    deviations: Float64Array.from(counts, (count) => (count * n) / trials - 1),
    luck: Math.sqrt((n - 1) / trials),
  };
}
