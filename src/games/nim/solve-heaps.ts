import type { GrundyTable } from './grundy-table.js';

/** A change of one heap into two, of which either may be 0: gone. */
export interface HeapMove {
  /** Heap number, from 0. */
  readonly heap: number;
  readonly from: bigint;
  /** The two heaps left, the smaller first. */
  readonly left: readonly [first: bigint, second: bigint];
}

export interface HeapSolution {
  readonly heaps: readonly bigint[];
  /** The Grundy value of each heap. */
  readonly values: readonly number[];
  /** Their exclusive or. */
  readonly value: number;
  readonly winning: boolean;
  /**
   * Winning moves, by heap from the first. They include every one of heaps up to the length of the table, at least one of each larger heap that has
   * any.
   */
  readonly moves: readonly HeapMove[];
  /** True if `moves` are all there are. */
  readonly complete: boolean;
}

/**
 * Determines who wins a position of several heaps of a game, by the exclusive or of their Grundy values, in normal play. Throws as `grundyAt` of the
 * table.
 */
export function solveHeaps(table: GrundyTable, heaps: readonly bigint[]): HeapSolution {
  const values = heaps.map((heap) => table.grundyAt(heap));
  const value = values.reduce((sum, one) => sum ^ one, 0);
  const winning = value !== 0;
  const moves = winning ? heaps.flatMap((from, heap) => movesOf(table, heap, from, values[heap] ^ value)) : [];
  return { heaps, values, value, winning, moves, complete: !winning || heaps.every((heap) => heap <= BigInt(table.most)) };
}

/** Returns the moves of one heap that leave parts of this value together. */
function movesOf(table: GrundyTable, heap: number, from: bigint, target: number): readonly HeapMove[] {
  const { game, most, period, values } = table;
  // Beyond the table the heap is replaced by one of the same class within it: what its moves leave differs in the larger part alone, and by whole periods.
  const within = from <= BigInt(most) ? Number(from) : sameClass(from, period?.length ?? 1, most);
  const more = from - BigInt(within);
  const found: HeapMove[] = [];
  game.options(within, (first, second) => {
    if ((values[first] ^ values[second]) !== target) return;
    const [less, greater] = first < second ? [first, second] : [second, first];
    found.push({ heap, from, left: [BigInt(less), BigInt(greater) + more] });
  });
  return found;
}

/** Returns the largest heap up to `most` that differs from a larger `heap` by whole periods. */
function sameClass(heap: bigint, length: number, most: number): number {
  const over = Number((heap - BigInt(most)) % BigInt(length));
  return over === 0 ? most : most + over - length;
}
