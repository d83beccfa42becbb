/** Reads one whole number off the deal whose first pile is `cells[at]`; deals of one batch stand one after the other. */
export type DealMeasure = (cells: Uint16Array, at: number) => number;

/** The nim-sum of deals of `piles` piles. */
export function nimSumOf(piles: number): DealMeasure {
  return (cells, at) => {
    let sum = 0;
    for (let i = at; i < at + piles; i++) sum ^= cells[i];
    return sum;
  };
}

/**
 * How many winning moves the player to move has in normal play: 0, or an odd number up to `piles`. A pile p is one where p ^ sum < p, that
 * is, where p has the top bit of the sum: C. L. Bouton (1901), doi:10.2307/1967631.
 */
export function winningMovesOf(piles: number): DealMeasure {
  const nimSum = nimSumOf(piles);
  return (cells, at) => {
    const sum = nimSum(cells, at);
    let count = 0;
    for (let i = at; i < at + piles; i++) if ((cells[i] ^ sum) < cells[i]) count++;
    return count;
  };
}

/** 1 where the player to move wins, both playing perfectly, in normal or in misère play; else 0. */
export function firstWinsOf(piles: number, misere: boolean): DealMeasure {
  const nimSum = nimSumOf(piles);
  return (cells, at) => {
    let most = 0;
    for (let i = at; i < at + piles; i++) most = Math.max(most, cells[i]);
    return (nimSum(cells, at) !== 0) === (!misere || most >= 2) ? 1 : 0;
  };
}
