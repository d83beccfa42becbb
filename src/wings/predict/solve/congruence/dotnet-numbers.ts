/** System.Random's modulus, the number its seeds are taken from, and the lags of its differences. */
const MODULUS = 2 ** 31 - 1;
const START = 161_803_398;
const PLACES = 55;
const TAP = 21;
const ROUNDS = 4;

/** Places whose first difference can leave 32 bits, and what wrapping around then adds modulo 2^31 − 1: −2^32 or 2^32. */
const WRAPS = [
  { place: 23, adds: MODULUS - 2 },
  { place: 54, adds: 2 },
] as const;

/** Ways to wrap: neither place does, one, the other or both. */
export const WRAPPINGS: readonly (readonly boolean[])[] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];

/**
 * The numbers of .NET Framework's System.Random as multiples of its seed: number `at` is multiplier · seed + offset modulo 2^31 − 1, since it is made
 * by differences alone. The exceptions are a number that is 0 or 2^31 − 1, once in two thousand million.
 */
export class DotnetNumbers {
  readonly modulus = BigInt(MODULUS);
  /** Multipliers, offsets, and what is added where each place wraps: each a sequence of the same differences. */
  readonly #sequences: readonly Differences[] = [
    new Differences(startOf(MODULUS - 1, 0)),
    new Differences(startOf(START, 1)),
    ...WRAPS.map(({ adds, place }) => new Differences(mixed(new Int32Array(PLACES), place, adds))),
  ];

  multiplier(at: number): bigint {
    return BigInt(this.#sequences[0].number(at));
  }

  offset(at: number, wraps: readonly boolean[]): bigint {
    const [, offsets, ...wrapped] = this.#sequences;
    return wrapped.reduce((sum, sequence, k) => sum + (wraps[k] ? BigInt(sequence.number(at)) : 0n), BigInt(offsets.number(at)));
  }
}

/** The start of the library for its first two numbers, whose differences fill the places. */
function startOf(first: number, second: number): Int32Array {
  const state = new Int32Array(PLACES);
  let [last, next] = [first, second];
  state[PLACES - 1] = last;
  for (let i = 1; i < PLACES; i++) {
    state[((TAP * i) % PLACES) - 1] = next;
    [last, next] = [next, difference(last, next)];
  }
  return mixed(state);
}

/** The rounds of the start; `added` is added to a place once its turn in the first is over. */
function mixed(state: Int32Array, place = -1, added = 0): Int32Array {
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < PLACES; i++) {
      state[i] = difference(state[i], state[(i + 31) % PLACES]);
      if (round === 0 && i === place) state[i] = (state[i] + added) % MODULUS;
    }
  return state;
}

function difference(a: number, b: number): number {
  return a < b ? a - b + MODULUS : a - b;
}

/** x_n = x_(n−55) − x_(n−34), made as far as it is asked for. */
class Differences {
  #made: Int32Array;
  #count = PLACES;

  constructor(start: Int32Array) {
    this.#made = start;
  }

  number(at: number): number {
    if (at + PLACES >= this.#made.length) {
      const made = new Int32Array(2 * (at + PLACES));
      made.set(this.#made);
      this.#made = made;
    }
    for (; this.#count <= at + PLACES; this.#count++)
      this.#made[this.#count] = difference(this.#made[this.#count - PLACES], this.#made[this.#count - PLACES + TAP]);
    return this.#made[at + PLACES];
  }
}
