/** The relative weight of every outcome: integers by its cells joined by spaces. One that never comes is absent. */
export type OutcomeLaw = ReadonlyMap<string, bigint>;

export function keyOf(cells: ArrayLike<number>): string {
  return Array.prototype.join.call(cells, ' ');
}

export function cellsOf(key: string): readonly number[] {
  return key.split(' ').map(Number);
}

export function addTo(law: Map<string, bigint>, key: string, weight: bigint): void {
  law.set(key, (law.get(key) ?? 0n) + weight);
}
