/** An equation over GF(2) that holds with a chance. */
export interface NoisyEquation {
  readonly bits: Uint32Array;
  readonly sum: number;
  /** The chance that it does not hold. */
  readonly error: number;
}

/** Words of equations that a solution is tried on before it is handed on. */
const CHECK_WORDS = 4;
/** The most of these equations that a solution may break: a right one breaks an eighth or so, a wrong one half. */
const MOST_BROKEN = 34;

/**
 * Finds assignments of `unknowns` bits that nearly all equations hold for: the first independent ones are taken as right, but for none, one or two of
 * them, and what follows is tried on 128 others. It is decoding by ordered statistics of order two. `equations` come the surest first; `take` gets
 * each assignment, and ends the search by returning true. False where too few equations are independent, or where none was taken.
 *
 * M. P. C. Fossorier & S. Lin, Soft-decision decoding of linear block codes based on ordered statistics, IEEE Trans. Inf. Theory 41 (1995) 1379–1396.
 */
export function decodeNearly(unknowns: number, equations: Iterable<NoisyEquation>, take: (solution: Uint32Array) => boolean): boolean {
  const words = unknowns / 32;
  const basis = new NoisyBasis(unknowns);
  /** The checks that each taken equation turns over, and those that all of them as taken break. */
  const flips = new Uint32Array(CHECK_WORDS * unknowns);
  const broken = new Uint32Array(CHECK_WORDS);
  let checks = 0;
  for (const { bits, sum } of equations) {
    const combined = basis.reduce(bits, sum);
    if (combined === null) continue;
    const [word, bit] = [checks >>> 5, checks & 31];
    broken[word] |= combined[2 * words] << bit;
    for (let i = 0; i < unknowns; i++) flips[CHECK_WORDS * i + word] |= ((combined[words + (i >>> 5)] >>> (i & 31)) & 1) << bit;
    if (++checks === 32 * CHECK_WORDS) break;
  }
  if (checks < 32 * CHECK_WORDS) return false;
  const left = new Uint32Array(CHECK_WORDS);
  const none = new Uint32Array(CHECK_WORDS);
  if (breaks(broken, none, 0) <= MOST_BROKEN && take(basis.solve(-1, -1))) return true;
  for (let i = 0; i < unknowns; i++) {
    for (let w = 0; w < CHECK_WORDS; w++) left[w] = broken[w] ^ flips[CHECK_WORDS * i + w];
    if (breaks(left, none, 0) <= MOST_BROKEN && take(basis.solve(i, -1))) return true;
    for (let j = i + 1; j < unknowns; j++) if (breaks(left, flips, CHECK_WORDS * j) <= MOST_BROKEN && take(basis.solve(i, j))) return true;
  }
  return false;
}

/** Counts the checks that stay broken where some are turned over. */
function breaks(broken: Uint32Array, turned: Uint32Array, at: number): number {
  return (
    ones(broken[0] ^ turned[at]) + ones(broken[1] ^ turned[at + 1]) + ones(broken[2] ^ turned[at + 2]) + ones(broken[3] ^ turned[at + 3])
  );
}

function ones(word: number): number {
  let left = word - ((word >>> 1) & 0x5555_5555);
  left = (left & 0x3333_3333) + ((left >>> 2) & 0x3333_3333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Independent equations, each with the ones that were taken and add up to it. A row: its bits, then those of the taken equations, then its sum. */
class NoisyBasis {
  readonly #unknowns: number;
  readonly #words: number;
  readonly #rows: (Uint32Array | undefined)[];
  readonly #work: Uint32Array;
  #rank = 0;

  constructor(unknowns: number) {
    this.#unknowns = unknowns;
    this.#words = unknowns / 32;
    this.#rows = new Array<Uint32Array | undefined>(unknowns);
    this.#work = new Uint32Array(2 * this.#words + 1);
  }

  /** Takes an independent equation and returns null; else returns the taken ones that add up to it, with the sum that is left over. */
  reduce(bits: Uint32Array, sum: number): Uint32Array | null {
    const work = this.#work;
    work.fill(0);
    work.set(bits);
    work[2 * this.#words] = sum;
    for (let w = this.#words - 1; w >= 0; w--)
      while (work[w] !== 0) {
        const highest = 32 * w + 31 - Math.clz32(work[w]);
        const row = this.#rows[highest];
        if (row === undefined) {
          work[this.#words + (this.#rank >>> 5)] ^= 1 << (this.#rank & 31);
          this.#rank++;
          this.#rows[highest] = work.slice();
          return null;
        }
        for (let v = 0; v < work.length; v++) work[v] ^= row[v];
      }
    return this.#rank < this.#unknowns ? null : work;
  }

  /** Solves the taken equations, with the sums of those called `i` and `j` turned over; −1 for none. */
  solve(i: number, j: number): Uint32Array {
    const found = new Uint32Array(this.#words);
    const turned = (row: Uint32Array, k: number): number => (k < 0 ? 0 : (row[this.#words + (k >>> 5)] >>> (k & 31)) & 1);
    for (const [highest, row] of this.#rows.entries()) {
      if (row === undefined) continue;
      let sum = row[2 * this.#words] ^ turned(row, i) ^ turned(row, j);
      for (let w = 0; w < this.#words; w++) sum ^= ones(row[w] & found[w]);
      if (sum & 1) found[highest >>> 5] |= 1 << (highest & 31);
    }
    return found;
  }
}
