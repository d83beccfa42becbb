import { pow } from '../../math/primitives/pow.js';
/** Chances of the places of one card after one pass, by where it lay: row-major [from][to], n · n. */
export type Pass = Float64Array;

/**
 * One overhand pass in which a packet ends between two neighbours with chance `cut`: the card with a cards above and b below it in its
 * packet goes from c to n − 1 − (c + b) + a, for the packets are laid down in reversed order. The model of R. Pemantle (1989),
 * Randomization time for the overhand shuffle, Journal of Theoretical Probability 2:37–49. The chance of exactly a above is cut (1 −
 * cut)^a, or (1 − cut)^a at the top.
 */
export function overhandPass(n: number, cut: number): Pass {
  const pass = new Float64Array(n * n);
  const whole = Float64Array.from({ length: n }, (_, cards) => pow(1 - cut, cards));
  const reach = (cards: number, most: number): number => whole[cards] * (cards < most ? cut : 1);
  for (let card = 0; card < n; card++) {
    for (let above = 0; above <= card; above++) {
      for (let below = 0; below < n - card; below++) {
        pass[card * n + n - 1 - card - below + above] += reach(above, card) * reach(below, n - 1 - card);
      }
    }
  }
  return pass;
}

/**
 * One riffle after Gilbert, Shannon and Reeds: the place `to` gets its card from the first packet with chance a half, and that is the one
 * with as many before it as fell to the places above; else the second, which begins below all that fell from the first. So card i comes to
 * place j ≥ i with the chance C(j, i)/2^(j+1), from 0, and the same from below: the formula with a = 2 of S. Assaf, P. Diaconis & K.
 * Soundararajan (2011), A rule of thumb for riffle shuffling, arXiv:0908.3462.
 */
export function rifflePass(n: number): Pass {
  const pass = new Float64Array(n * n);
  const halves = binomials(n);
  for (let to = 0; to < n; to++) {
    halves[to].forEach((chance, above) => {
      pass[above * n + to] += chance / 2;
    });
    halves[n - 1 - to].forEach((chance, below) => {
      pass[(to + below) * n + to] += chance / 2;
    });
  }
  return pass;
}

/** Deviations from 1/n of the places after 1, 2, … `most` passes, which are independent: a card's place is a Markov chain. */
export function afterPasses(pass: Pass, n: number, most: number): readonly Float64Array[] {
  const after = [pass];
  while (after.length < most) after.push(times(after[after.length - 1], pass, n));
  return after.map((chances) => chances.map((chance) => chance - 1 / n));
}

/** The product of two matrices, four rows of `b` at a time, so that a cell is read and written once for four; added in the order of the rows all the same. */
function times(a: Float64Array, b: Float64Array, n: number): Float64Array {
  const product = new Float64Array(n * n);
  for (let row = 0; row < n * n; row += n) {
    let k = 0;
    for (; k + 4 <= n; k += 4) {
      const one = a[row + k];
      const two = a[row + k + 1];
      const three = a[row + k + 2];
      const four = a[row + k + 3];
      let cell = k * n;
      for (let to = row; to < row + n; to++, cell++) {
        product[to] = product[to] + one * b[cell] + two * b[cell + n] + three * b[cell + 2 * n] + four * b[cell + 3 * n];
      }
    }
    for (; k < n; k++) for (let to = 0; to < n; to++) product[row + to] += a[row + k] * b[k * n + to];
  }
  return product;
}

/** Chances of k heads in m coins, by m and k. */
function binomials(most: number): readonly Float64Array[] {
  const rows = [Float64Array.of(1)];
  while (rows.length <= most) {
    const last = rows[rows.length - 1];
    rows.push(Float64Array.from({ length: last.length + 1 }, (_, k) => ((last[k] ?? 0) + (last[k - 1] ?? 0)) / 2));
  }
  return rows;
}
