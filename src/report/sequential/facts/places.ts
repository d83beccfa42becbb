import type { SequentialCore } from '../../../core/record/sequential.js';
import type { KindEvidence } from '../../../kinds/evidence.js';

/** The least expected number of outcomes for a cell; with fewer its count shows little but luck. */
const LEAST_EXPECTED = 5;

export interface Place {
  readonly row: number;
  readonly column: number;
  readonly came: number;
  readonly expected: number;
}

/**
 * The `most` cells that are furthest from their even share by the standard deviation of a count, furthest first. Empty where no cell has an expected
 * count high enough, or the record does not keep the counts.
 */
export function furthestPlaces(
  { counts }: SequentialCore['result'],
  { shape, share }: ReturnType<KindEvidence['counted']>,
  most: number,
): readonly Place[] {
  const { values } = counts;
  if (!values) return [];
  const [rows, columns] = shape;
  const found: (Place & { readonly far: number })[] = [];
  for (let row = 0; row < rows; row++) {
    const total = values.slice(row * columns, (row + 1) * columns).reduce((sum, count) => sum + count, 0);
    for (let column = 0; column < columns; column++) {
      const chance = share(row, column);
      const expected = total * chance;
      const came = values[row * columns + column];
      if (expected < LEAST_EXPECTED || chance >= 1) continue;
      found.push({ row, column, came, expected, far: Math.abs(came - expected) / Math.sqrt(expected * (1 - chance)) });
    }
  }
  return found.sort((a, b) => b.far - a.far).slice(0, most);
}
