import { Totals } from './totals.js';

/** Counts of one stage's blocks, those of earlier runs among them. */
export interface Stage {
  readonly totals: Totals;
  /** Takes in one block. Throws E_IO and E_CANNOT_CREATE where what came before could not be kept. */
  add(block: number, arrays: Iterable<readonly [id: string, counts: Float64Array]>): void;
}

/** Something that keeps the counts of finished blocks. */
export interface Keeper {
  /** The stage of this name; statistics in `keeping` keep what every block gave, the others are added. `joined`: as `Totals` has it. */
  stage(name: string, keeping: readonly string[], joined?: boolean): Stage;
}

/** Keeps nothing beyond the run. */
export const UNKEPT: Keeper = {
  stage(_, keeping, joined) {
    const totals = new Totals(keeping, joined);
    return { totals, add: (block, arrays) => totals.add([block], arrays) };
  },
};
