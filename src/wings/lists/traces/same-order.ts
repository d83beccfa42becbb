/** Steps to an item that is not the next one before, which have to be alike: luck hardly makes one of them so, and a long block in its order has none. */
const FEWEST_STEPS = 20;

/**
 * Whether the second of two lists of `n` items is the first one begun `shift` places later, 0 ≤ shift < n, read round: as far as both are there, which is all of them, or
 * enough that no block that both have says so.
 */
export function isSameOrder(one: Uint32Array, shift: number, other: Uint32Array, n: number): boolean {
  let [compared, steps] = [0, 0];
  for (let place = 0; place < other.length; place++) {
    const from = (shift + place) % n;
    if (from >= one.length) continue;
    if (one[from] !== other[place]) return false;
    compared++;
    if (place > 0 && other[place] !== other[place - 1] + 1) steps++;
  }
  return compared === n || steps >= FEWEST_STEPS;
}
