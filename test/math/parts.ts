import { rowsOf } from './accuracy.js';

/** A value of one inner function. */
export interface PartRow {
  readonly part: string;
  readonly at: readonly number[];
  readonly value: number;
}

/** The reference values of the inner function `part`. */
export function partRows(part: string): PartRow[] {
  return rowsOf<PartRow>('far_parts').filter((row) => row.part === part);
}
