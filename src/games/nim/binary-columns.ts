/** Piles written below each other in binary, as in computing the nim-sum by hand. */
export interface BinaryColumns {
  /** Each pile as digits 0 and 1, all of one length, which is at least 1. */
  readonly rows: readonly string[];
  readonly nimSum: string;
  /** The number of 1s in each column, from the left. */
  readonly ones: readonly number[];
  /** The columns with an odd number of 1s, counted from 1 at the left: those in which the nim-sum has a 1. */
  readonly odd: readonly number[];
}

/** Returns the columns of these piles, integers from 0 of any size. */
export function binaryColumns(piles: readonly bigint[]): BinaryColumns {
  const texts = piles.map((pile) => pile.toString(2));
  const width = Math.max(1, ...texts.map(({ length }) => length));
  const rows = texts.map((text) => text.padStart(width, '0'));
  const ones = Array.from({ length: width }, (_, column) => rows.filter((row) => row[column] === '1').length);
  return {
    rows,
    nimSum: ones.map((count) => count % 2).join(''),
    ones,
    odd: ones.flatMap((count, column) => (count % 2 === 1 ? [column + 1] : [])),
  };
}
