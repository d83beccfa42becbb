const LANES = 4;

/** Sums are taken mod the prime 2^31 − 1, in which no two different cards are alike. */
const PRIME = 2 ** 31 - 1;

const LOW_BITS = 2 ** 22 - 1;

/** The number of sums that first halves can begin with. */
export const FIRST_SUMS: number = PRIME;

/** The number of first halves that begin with each of them. */
export const VALUES_A_SUM: number = LOW_BITS + 1;

/** The terms summed before a reduction: 2^5 products below 2^31 · 2^16, and the remainder of those before, stay below 2^53. */
const RUN = 32;

/** The two halves of an order's fingerprint, whole numbers below 2^53. */
export interface Fingerprint {
  first: number;
  second: number;
}

/**
 * Fingerprints orders of up to 65,536 cards: four sums Σ c_p · card_p mod 2^31 − 1 with fixed coefficients, 106 bits of them kept. Two orders that
 * were not chosen with the coefficients in mind share one with a chance of about 2^−106: J. L. Carter & M. N. Wegman (1979), Universal classes of
 * hash functions, doi:10.1016/0022-0000(79)90044-8. Among 2^22 deals that happens once in 10^18 audits. In a slice of their range up to 31 bits are
 * known, and then two of the 2^20 deals kept share one once in 10^10.
 */
export function fingerprinter(n: number): (cells: Uint16Array, at: number, into: Fingerprint) => void {
  const coefficients = Float64Array.from(fingerprintCoefficients(n));
  const [a, b, c, d] = [0, 1, 2, 3].map((lane) => coefficients.subarray(lane * n, lane * n + n));
  return (cells, at, into) => {
    let w = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let p = 0; p < n; ) {
      const end = Math.min(n, p + RUN);
      for (; p < end; p++) {
        const card = cells[at + p];
        w += a[p] * card;
        x += b[p] * card;
        y += c[p] * card;
        z += d[p] * card;
      }
      w %= PRIME;
      x %= PRIME;
      y %= PRIME;
      z %= PRIME;
    }
    join(w, x, y, z, into);
  };
}

/** Returns the coefficients of the four sums, `n` of each. */
export function fingerprintCoefficients(n: number): Uint32Array {
  return Uint32Array.from({ length: LANES * n }, (_, i) => mixed(i + 1) % PRIME);
}

/** Writes the fingerprint of the four sums: first = 2^22 w + (x mod 2^22), 53 bits of two sums of 31; second the same of y and z. */
export function join(w: number, x: number, y: number, z: number, into: Fingerprint): void {
  into.first = w * 2 ** 22 + (x & LOW_BITS);
  into.second = y * 2 ** 22 + (z & LOW_BITS);
}

/**
 * Returns entry i of a fixed table of numbers without a pattern: x = 2^32 i/φ mod 2^32, then x ^= x >> 16, x *= 0x85ebca6b, x ^= x >> 13, x *=
 * 0xc2b2ae35, x ^= x >> 16. That is fmix32 of A. Appleby, MurmurHash3, https://github.com/aappleby/smhasher.
 */
function mixed(i: number): number {
  let x = Math.imul(i, 0x9e37_79b9);
  x = Math.imul(x ^ (x >>> 16), 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
