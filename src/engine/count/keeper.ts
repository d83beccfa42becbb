import { Totals } from './totals.js';

/** Counts of one stage's blocks, including those of earlier runs. */
export interface Stage {
  readonly totals: Totals;
  /** Takes in one block. Throws E_IO and E_CANNOT_CREATE if what came before could not be saved. */
  add(block: number, arrays: Iterable<readonly [id: string, counts: Float64Array]>): void;
}

/** A store for the counts of finished blocks. */
export interface Keeper {
  /** Returns the stage of this name. Statistics in `keeping` keep the counts of each block; the others are added. `joined`: see `Totals`. */
  stage(name: string, keeping: readonly string[], joined?: boolean): Stage;
}

/** A keeper that stores nothing beyond the run. */
export const UNKEPT: Keeper = {
  stage(_, keeping, joined) {
    const totals = new Totals(keeping, joined);
    return { totals, add: (block, arrays) => totals.add([block], arrays) };
  },
};
