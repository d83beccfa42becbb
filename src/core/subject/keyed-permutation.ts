/** An order of the numbers 0 … n − 1 that follows from a key: worked out item by item, so no list of n items has to be held. */
export interface KeyedPermutation {
  /** The item at place `x`, for whole x from 0 to n − 1: a whole number of the same range, each for one x. Other values of x have no meaning. */
  at(x: number): number;
}
