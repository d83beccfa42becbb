/** The tables in the order of their counts: items against positions, then neighbours against each other. */
export const RESIDUE_KINDS = ['position', 'neighbour'] as const;

export type ResidueKind = (typeof RESIDUE_KINDS)[number];

/** Moduli by which numbers are counted: 16 yields the remainders by 2, 105 those by 3, 5 and 7. */
const COUNTED = [16, 105] as const;

/** Moduli whose remainders are read. With two classes a table is one count, whose law is exact. */
const READ = [2, 16, 3, 5, 7] as const;

/** The tables of remainders that are counted for lists of one length, and their places in the counts. */
export interface ResidueTables {
  /** The number of cells of all tables together. */
  readonly cells: number;
  /** The moduli that have a row, in the order of the rows. */
  readonly read: readonly number[];
  /** Returns the start of a counted modulus's table, row-major by the remainder of the position or of the earlier neighbour. */
  start(kind: ResidueKind, modulus: number): number;
  /** Returns the table of a modulus that is read, summed from the one that was counted. */
  table(counts: ArrayLike<number>, kind: ResidueKind, modulus: number): number[];
}

export function residueTables(n: number): ResidueTables {
  // Of the finest classes a cell must have some items.
  const read = READ.filter((modulus) => n >= modulus ** 2);
  const starts = new Map<string, number>();
  let cells = 0;
  for (const kind of RESIDUE_KINDS) {
    for (const modulus of COUNTED) {
      starts.set(`${kind}/${modulus}`, cells);
      cells += modulus ** 2;
    }
  }
  const start = (kind: ResidueKind, modulus: number): number => starts.get(`${kind}/${modulus}`) ?? 0;
  return {
    cells,
    read,
    start,
    table(counts, kind, modulus) {
      const from = COUNTED.find((one) => one % modulus === 0) ?? modulus;
      const at = start(kind, from);
      const table = new Array<number>(modulus ** 2).fill(0);
      for (let i = 0; i < from; i++)
        for (let j = 0; j < from; j++) table[(i % modulus) * modulus + (j % modulus)] += counts[at + i * from + j];
      return table;
    },
  };
}

/** Returns the null mean of a cell of such a table, given the number of items of each remainder. An item is not its own neighbour. */
export function residueExpected(
  kind: ResidueKind,
  sizes: readonly number[],
  [one, other]: readonly [number, number],
  lists: number,
): number {
  const n = sizes.reduce((sum, size) => sum + size, 0);
  return kind === 'position'
    ? (lists * sizes[one] * sizes[other]) / n
    : (lists * sizes[one] * (sizes[other] - (one === other ? 1 : 0))) / (n - 1);
}
