/** A permutation of the numbers 0 … n − 1 derived from a key. It is computed item by item, so that no list of n items is held. */
export interface KeyedPermutation {
  /** Returns the item at place `x`, for integer x from 0 to n − 1: an integer of the same range, each for one x. Other values of x have no meaning. */
  at(x: number): number;
}
