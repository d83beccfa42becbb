/** The nim-sum: bitwise exclusive or of the piles, each a whole number below 2^31. 0 of no piles. */
export function nimSum(piles: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < piles.length; i++) sum ^= piles[i];
  return sum;
}

/**
 * Does the player to move win, both playing perfectly? Normal play (the last stone wins): the nim-sum is not 0. Misère (the last stone
 * loses): the same while some pile has two stones or more, else the number of piles of one stone is even. C. L. Bouton (1901), Nim, a game
 * with a complete mathematical theory, Annals of Mathematics 3, 35–39.
 */
export function firstWins(piles: ArrayLike<number>, misere: boolean): boolean {
  const sum = nimSum(piles);
  if (!misere) return sum !== 0;
  for (let i = 0; i < piles.length; i++) if (piles[i] >= 2) return sum !== 0;
  // all piles have one stone or none: the nim-sum is the parity of the ones
  return sum === 0;
}

/** How many winning moves there are in normal play: the piles that have the top bit of the nim-sum, an odd number; 0 where that is 0. */
export function winningMoveCount(piles: ArrayLike<number>): number {
  const sum = nimSum(piles);
  let count = 0;
  for (let i = 0; i < piles.length; i++) if ((piles[i] ^ sum) < piles[i]) count++;
  return count;
}
