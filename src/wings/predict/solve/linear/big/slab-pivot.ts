/** A row that stands for one of 64 columns, among the rows found before and after it. */
export interface Pivot {
  readonly column: number;
  /** Its bits in the 64 columns: of those that rows stand for, its own alone. */
  readonly slab: [number, number];
  /** The rows, as they were found, that add up to it: a bit each. */
  low: number;
  high: number;
}

/** Adds a row with these bits to `pivots`, at most 64, if they are no sum of theirs; returns it, or null. */
export function addPivot(pivots: Pivot[], slab: [number, number]): Pivot | null {
  const k = pivots.length;
  const made = { slab, low: k < 32 ? 1 << k : 0, high: k < 32 ? 0 : 1 << (k - 32) };
  for (const pivot of pivots) if (bitOf(slab, pivot.column) === 1) add(made, pivot);
  if ((slab[0] | slab[1]) === 0) return null;
  const column = slab[0] === 0 ? 32 + lowest(slab[1]) : lowest(slab[0]);
  for (const pivot of pivots) if (bitOf(pivot.slab, column) === 1) add(pivot, made);
  const pivot = { ...made, column };
  pivots.push(pivot);
  return pivot;
}

function add(to: Omit<Pivot, 'column'>, other: Omit<Pivot, 'column'>): void {
  to.slab[0] ^= other.slab[0];
  to.slab[1] ^= other.slab[1];
  to.low ^= other.low;
  to.high ^= other.high;
}

function bitOf(slab: readonly [number, number], bit: number): number {
  return (slab[bit >>> 5] >>> (bit & 31)) & 1;
}

function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}
