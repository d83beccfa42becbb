/** Rows whose finding is about which card lands in which position. */
const POSITIONS = ['position-matrix', 'cyclic-displacement', 'pairwise-order/rank'];

/** Whether a row's unevenness means that cards do not have the same chance of every position. */
export function aboutPositions(test: string): boolean {
  return POSITIONS.includes(test);
}

/** Whether a row looks at one deal after another. */
export function aboutDeals(test: string): boolean {
  return /^(previous-deal|repeats|seen-again)(\/|$)/.test(test);
}
