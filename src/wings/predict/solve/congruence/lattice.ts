/** Vectors, by a basis that is reduced: short, and nearly at right angles. */
export interface Reduced {
  /** Rows of whole numbers, exact. */
  readonly basis: readonly Float64Array[];
  /** The same rows, each coordinate divided by its half width. */
  readonly scaled: readonly Float64Array[];
  /** The rest of each scaled row without its parts along the rows before it. */
  readonly across: readonly Float64Array[];
  /** Squared lengths of those. */
  readonly lengths: Float64Array;
  /** The share of row j in row i: `parts[i][j]`, j < i. */
  readonly parts: readonly Float64Array[];
}

/** The lattice of all (m[0] y, m[1] y, …) modulo `modulus`, y a whole number. */
export interface Lattice extends Reduced {
  readonly modulus: bigint;
  /** The inverse of the first multiplier. */
  readonly back: bigint;
  /** Half widths by which the coordinates are measured. */
  readonly halves: readonly number[];
}

/** Lovász's condition: the least share of a length that the next one keeps. */
const KEPT = 0.99;

/**
 * Reduces the lattice of the multiples of `multipliers` modulo `modulus`, both below 2^48, as Lenstra, Lenstra and Lovász (1982) do. A coordinate
 * counts in units of its half width. The first multiplier must have an inverse. Coordinates are taken in one by one: so the vectors before are short
 * already, and whole numbers stay exact in doubles.
 */
export function reduceLattice(multipliers: readonly bigint[], modulus: bigint, halves: readonly number[]): Lattice {
  const back = invert(multipliers[0], modulus);
  const size = multipliers.length;
  const rows = [new Float64Array(size)];
  rows[0][0] = 1;
  let reduced = reduceRows(rows, halves);
  for (let at = 1; at < size; at++) {
    const ratio = multipliers[at] * back;
    for (const row of rows) row[at] = Number(centre(BigInt(row[0]) * ratio, modulus));
    const last = new Float64Array(size);
    last[at] = Number(modulus);
    rows.push(last);
    reduced = reduceRows(rows, halves);
  }
  return { ...reduced, modulus, back, halves };
}

/** The inverse of `value` modulo `modulus`. Throws where they have a factor in common. */
export function invert(value: bigint, modulus: bigint): bigint {
  let [a, b] = [mod(value, modulus), modulus];
  let [s, t] = [1n, 0n];
  while (b > 0n) {
    const q = a / b;
    [a, b] = [b, a - q * b];
    [s, t] = [t, s - q * t];
  }
  if (a !== 1n) throw new Error(`inverse: a number and its modulus must have no factor in common, got ${a}`);
  return mod(s, modulus);
}

/** The remainder from 0 up. */
export function mod(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus;
  return rest < 0n ? rest + modulus : rest;
}

function centre(value: bigint, modulus: bigint): bigint {
  const rest = mod(value, modulus);
  return 2n * rest > modulus ? rest - modulus : rest;
}

/** Reduces the lattice that rows of whole numbers span, in place; coordinates are measured by `halves`. */
export function reduceRows(basis: Float64Array[], halves: readonly number[]): Reduced {
  const size = basis[0].length;
  const scales = Float64Array.from(halves, (half) => 1 / half);
  const scaled = basis.map((row) => row.map((value, c) => value * scales[c]));
  const across = basis.map(() => new Float64Array(size));
  const parts = basis.map(() => new Float64Array(basis.length));
  const lengths = new Float64Array(basis.length);
  /** Works out row i without its parts along those before it. */
  const project = (i: number): void => {
    const left = across[i];
    left.set(scaled[i]);
    for (let j = 0; j < i; j++) {
      const part = product(left, across[j]) / lengths[j];
      parts[i][j] = part;
      for (let c = 0; c < size; c++) left[c] -= part * across[j][c];
    }
    lengths[i] = product(left, left);
  };
  /** Takes whole multiples of the rows before off row i, until none is left to take. */
  const shorten = (i: number): void => {
    for (let large = true; large; ) {
      large = false;
      project(i);
      for (let j = i - 1; j >= 0; j--) {
        const times = Math.round(parts[i][j]);
        if (times === 0) continue;
        large ||= Math.abs(times) > 1000;
        for (let c = 0; c < size; c++) {
          basis[i][c] -= times * basis[j][c];
          scaled[i][c] = basis[i][c] * scales[c];
        }
        for (let k = 0; k < j; k++) parts[i][k] -= times * parts[j][k];
        parts[i][j] -= times;
      }
    }
  };
  project(0);
  for (let i = 1; i < basis.length; ) {
    shorten(i);
    const part = parts[i][i - 1];
    if (lengths[i] >= (KEPT - part * part) * lengths[i - 1]) {
      i++;
      continue;
    }
    for (const rows of [basis, scaled]) [rows[i - 1], rows[i]] = [rows[i], rows[i - 1]];
    if (i === 1) project(0);
    else i--;
  }
  return { basis, scaled, across, lengths, parts };
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let c = 0; c < a.length; c++) sum += a[c] * b[c];
  return sum;
}
