/** The most rows of an allocation list. */
export const MOST_ROWS = 100_000;

/** The most rows of one block, and the most arms. */
export const MOST_IN_BLOCK = 64;
export const MOST_ARMS = 8;

/** The most ways to fill a part of a block with its arms: the laws go through them all. */
const MOST_STATES = 7000;

/** One block: its stratum, the class of its composition, and the arm at each place. */
export interface Block {
  readonly stratum: number;
  readonly of: number;
  readonly arms: readonly number[];
}

/** An allocation list, read block by block in the order of the file. Blocks with as many of each arm are of one class. */
export interface AllocationList {
  readonly arms: readonly string[];
  readonly strata: readonly string[];
  /** The number of each arm in a block of every class. */
  readonly classes: readonly (readonly number[])[];
  readonly blocks: readonly Block[];
}

/** The number of places of a block of this composition. */
export function sizeOf(composition: readonly number[]): number {
  return composition.reduce((sum, arms) => sum + arms, 0);
}

/** The number of orders of a block of this composition, as a double. */
export function ordersOf(composition: readonly number[]): number {
  let orders = 1;
  let placed = 0;
  for (const arms of composition) for (let k = 1; k <= arms; k++) orders = (orders * ++placed) / k;
  return Math.round(orders);
}

/** True where every order of such a block is the same, so that nothing was left to chance. */
export function isFixed(composition: readonly number[]): boolean {
  return composition.filter((arms) => arms > 0).length < 2;
}

/** True where a block of this composition is small enough for its laws. */
export function canJudge(composition: readonly number[]): boolean {
  return sizeOf(composition) <= MOST_IN_BLOCK && composition.reduce((all, many) => all * (many + 1), 1) <= MOST_STATES;
}
