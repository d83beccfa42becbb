/** The tables in the order of their counts: items against positions, then neighbours against each other. */
export const RESIDUE_KINDS = ['position', 'neighbour'] as const;

/** One of them. */
export type ResidueKind = (typeof RESIDUE_KINDS)[number];

/** What the numbers are divided by while they are counted: 16 holds the remainders by 2, 105 those by 3, 5 and 7. */
const COUNTED = [16, 105] as const;

/** Whose remainders are read. At two classes a table is one count, whose law is exact. */
const READ = [2, 16, 3, 5, 7] as const;

/** Which tables of remainders are counted of lists of one length, and where they stand in the counts. */
export interface ResidueTables {
  /** All tables together. */
  readonly cells: number;
  /** The moduli of which a row is made, in the order of the rows. */
  readonly read: readonly number[];
  /** Where the table of a counted modulus begins, row-major: by the position's remainder or the earlier neighbour's. */
  start(kind: ResidueKind, modulus: number): number;
  /** The table of a modulus that is read, added up from the one that was counted. */
  table(counts: ArrayLike<number>, kind: ResidueKind, modulus: number): number[];
}

/** Those of lists of `n` items. */
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

/** What luck makes of a cell of such a table, on average, where each remainder has so many items: an item is not its own neighbour. */
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
