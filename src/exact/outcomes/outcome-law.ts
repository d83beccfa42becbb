/** How likely every outcome is: whole numbers by its cells joined by spaces, in proportion to each other. One that never comes is absent. */
export type OutcomeLaw = ReadonlyMap<string, bigint>;

/** The key of an outcome. */
export function keyOf(cells: ArrayLike<number>): string {
  return Array.prototype.join.call(cells, ' ');
}

/** The cells of a key. */
export function cellsOf(key: string): readonly number[] {
  return key.split(' ').map(Number);
}

/** Adds `weight` to the outcome with this key. */
export function addTo(law: Map<string, bigint>, key: string, weight: bigint): void {
  law.set(key, (law.get(key) ?? 0n) + weight);
}
