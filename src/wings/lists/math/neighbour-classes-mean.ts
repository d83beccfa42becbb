/**
 * Returns the mean of Pearson's X² of how often an item of class i is followed, round the circle, by one of class j, against s_i (s_j − [i = j])/(n −
 * 1). The order is uniform, and class i has s_i = `sizes[i]` > 0 items. Our own, by counting triples and quadruples of items, in whole numbers:
 * exact, then rounded once. Tested against counts over every order in neighbour-classes-mean.test.ts; n from 5.
 */
export function neighbourClassesMean(sizes: readonly number[]): number {
  const s = sizes.map(BigInt);
  const n = s.reduce((sum, size) => sum + size, 0n);
  const falling = (...classes: readonly number[]): bigint => {
    let ways = 1n;
    classes.forEach((one, at) => {
      ways *= s[one] - BigInt(classes.slice(0, at).filter((other) => other === one).length);
    });
    return ways;
  };
  let mean = 0;
  for (let i = 0; i < s.length; i++) {
    for (let j = 0; j < s.length; j++) {
      const pairs = falling(i, j);
      if (pairs === 0n) continue;
      // The count's second moment: with itself, with the pair before and the one after, with the n − 3 that share no item.
      const self = pairs * (n - 2n) * (n - 3n);
      const sharing = i === j ? 2n * falling(i, i, i) * (n - 3n) : 0n;
      const apart = (n - 3n) * falling(i, j, i, j);
      // Over E = n · pairs/(n(n − 1)), all over n(n − 1)(n − 2)(n − 3)/n.
      const second = ratio(self + sharing + apart, pairs * (n - 2n) * (n - 3n));
      mean += second - Number(pairs) / (Number(n) - 1);
    }
  }
  return mean;
}

/** Returns a/b, of any size, to some 16 digits. */
function ratio(a: bigint, b: bigint): number {
  const whole = a / b;
  return Number(whole) + Number(((a % b) << 64n) / b) / 2 ** 64;
}
