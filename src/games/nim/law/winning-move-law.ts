import { walsh } from '../walsh.js';

/**
 * Returns the law of the number of winning moves of normal Nim with `piles` independent piles of these weights. Entry c is the weight of c of them,
 * of (sum of weights)^piles in all.
 *
 * With a nim-sum whose top bit is t the winning moves are the piles with bit t, an odd number. So for every t, count the ways to take c piles with
 * the bit and the others without, such that the bits above t cancel. That is entry 0 of an exclusive-or convolution: the mean of its transform. Our
 * own derivation, from the theorem of C. L. Bouton (1901), doi:10.2307/1967631.
 */
export function winningMoveLaw(weights: readonly bigint[], piles: number): bigint[] {
  const law = new Array<bigint>(piles + 1).fill(0n);
  const all = weights.reduce((sum, weight) => sum + weight, 0n) ** BigInt(piles);
  for (let bit = 0; 2 ** bit < weights.length; bit++) {
    const blocks = Math.ceil(weights.length / 2 ** (bit + 1));
    const parts = [0, 1].map((has) => {
      const sums = new Array<bigint>(blocks).fill(0n);
      weights.forEach((weight, value) => {
        // Bit t of the value says whether it has it; the bits above, value / 2^(t + 1), are what must cancel.
        if (((value >>> bit) & 1) === has) sums[value >>> (bit + 1)] += weight;
      });
      return walsh(sums);
    });
    const [without, having] = parts;
    for (let c = 1, ways = BigInt(piles); c <= piles; c++) {
      if (c % 2 === 1) {
        const sum = having.reduce((total, value, w) => total + value ** BigInt(c) * without[w] ** BigInt(piles - c), 0n);
        law[c] += (ways * sum) / BigInt(having.length);
      }
      // the next binomial coefficient C(piles, c + 1)
      ways = (ways * BigInt(piles - c)) / BigInt(c + 1);
    }
  }
  law[0] = all - law.reduce((sum, weight) => sum + weight, 0n);
  return law;
}
