/** The prime factors of a whole number from 1 to 2^31, each once, rising. */
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

/** The products of any of some numbers, those of an odd number of them negative: what inclusion and exclusion divides by. */
function signedProducts(factors: readonly number[]): readonly number[] {
  let products: readonly number[] = [1];
  for (const factor of factors) products = products.concat(products.map((one) => -one * factor));
  return products;
}

const upTo = (most: number, products: readonly number[]): number =>
  products.reduce((sum, one) => sum + Math.sign(one) * Math.floor(most / Math.abs(one)), 0);

/** Euler's φ: how many of 1 … n have no factor in common with n, for whole n from 1 to 2^31. */
export function unitCount(n: number): number {
  return upTo(n, signedProducts(primeFactors(n)));
}

/** The number of 1 … n that is the `index`-th, from 0 on, without a factor in common with n. */
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
