/**
 * The fewest matching steps to an item that does not follow the one before: luck hardly makes one of them match, and a long block in its order has
 * none.
 */
const FEWEST_STEPS = 20;

/**
 * Says whether the second of two lists of `n` items is the first one begun `shift` places later, 0 ≤ shift < n, read round. Compares as far as both
 * are held: all items, or enough that a block that both have cannot explain it.
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
