/** The prime factors of a whole number from 1 to 2^31, each once, ascending. */
function primeFactors(n: number): readonly number[] {
  const found: number[] = [];
  let left = n;
  for (let p = 2; p * p <= left; p++) {
    if (left % p !== 0) continue;
    found.push(p);
    while (left % p === 0) left /= p;
  }
  return left > 1 ? [...found, left] : found;
}

/** The products of all subsets of some numbers, negative for an odd number of factors: the divisors in inclusion and exclusion. */
function signedProducts(factors: readonly number[]): readonly number[] {
  let products: readonly number[] = [1];
  for (const factor of factors) products = products.concat(products.map((one) => -one * factor));
  return products;
}

const upTo = (most: number, products: readonly number[]): number =>
  products.reduce((sum, one) => sum + Math.sign(one) * Math.floor(most / Math.abs(one)), 0);

/** Euler's φ: the count of numbers in 1 … n without a factor in common with n, for whole n from 1 to 2^31. */
export function unitCount(n: number): number {
  return upTo(n, signedProducts(primeFactors(n)));
}

/** The `index`-th number, from 0 on, in 1 … n without a factor in common with n. */
export function unitAt(n: number, index: number): number {
  const products = signedProducts(primeFactors(n));
  let below = 0;
  let most = n;
  while (most - below > 1) {
    const middle = Math.floor((below + most) / 2);
    if (upTo(middle, products) > index) most = middle;
    else below = middle;
  }
  return most;
}
