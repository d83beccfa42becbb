import { goCooked } from '../../../../parts/prng/go-alfg.js';
import { goAlfg } from '../../../../parts/prng/index.js';
import { type FirstWords, timesMod } from './first-words.js';

const [LAGS, TAP, MODULUS] = [607, 273, 2 ** 31 - 1];

/** The numbers of MINSTD that are passed over before the state is filled, and the seed that stands for 0. */
const [BEFORE, FOR_ZERO] = [20, 89_482_311];

/** The table and the powers, once they are needed. */
let table: { readonly cooked: Uint32Array; readonly powers: Int32Array } | undefined;

/**
 * Go's generator: a word is the sum of two places of the state, each made of three numbers of MINSTD. Those of a seed are those of the seed before
 * plus constants.
 */
export const goWords: FirstWords = {
  prng: goAlfg,
  make(from, seeds, each, out) {
    for (let i = 0; i < each; i++) column(from % MODULUS, seeds, placesOf(i), out, i, each);
  },
  pick(seeds, each, out) {
    for (let i = 0; i < each; i++) {
      const { cooked, feed, powers, tap } = placesOf(i);
      const [low, high, tapLow, tapHigh] = [cooked[2 * feed], cooked[2 * feed + 1], cooked[2 * tap], cooked[2 * tap + 1]];
      const [a, b, c, d, e, f] = powers;
      for (let k = 0, to = i; k < seeds.length; k++, to += each) {
        const seed = seeds[k] % MODULUS || FOR_ZERO;
        const [x, y, z] = [timesMod(seed, a), timesMod(seed, b), timesMod(seed, c)];
        out[to] = wordOf(low, high, tapLow, tapHigh, x, y, z, timesMod(seed, d), timesMod(seed, e), timesMod(seed, f));
      }
    }
  },
};

/** The two places of the state that make a word, and the powers that make the three numbers of each from the seed. */
interface Places {
  readonly cooked: Uint32Array;
  readonly feed: number;
  readonly tap: number;
  readonly powers: readonly number[];
}

function placesOf(word: number): Places {
  table ??= { cooked: goCooked(), powers: powersOf(BEFORE + 3 * LAGS + 1) };
  const { cooked, powers } = table;
  const [feed, tap] = [LAGS - TAP - 1 - word, LAGS - 1 - word];
  return {
    cooked,
    feed,
    tap,
    powers: [feed, tap].flatMap((place) => [...powers.subarray(BEFORE + 3 * place + 1, BEFORE + 3 * place + 4)]),
  };
}

/** The powers of the factor of MINSTD, from 0 on. */
function powersOf(count: number): Int32Array {
  const powers = Int32Array.of(1, ...new Int32Array(count - 1));
  for (let k = 1; k < count; k++) powers[k] = timesMod(powers[k - 1], 48_271);
  return powers;
}

function column(from: number, seeds: number, { cooked, feed, powers, tap }: Places, out: Uint32Array, start: number, each: number): void {
  const [a, b, c, d, e, f] = powers;
  const [low, high, tapLow, tapHigh] = [cooked[2 * feed], cooked[2 * feed + 1], cooked[2 * tap], cooked[2 * tap + 1]];
  let [x, y, z] = [timesMod(from, a), timesMod(from, b), timesMod(from, c)];
  let [u, v, w] = [timesMod(from, d), timesMod(from, e), timesMod(from, f)];
  for (let k = 0, to = start; k < seeds; k++, to += each) {
    if (x === 0) {
      // The seed is a multiple of the modulus, which Go replaces.
      const [p, q, r, s, t, o] = powers.map((power) => timesMod(FOR_ZERO, power));
      out[to] = wordOf(low, high, tapLow, tapHigh, p, q, r, s, t, o);
    } else out[to] = wordOf(low, high, tapLow, tapHigh, x, y, z, u, v, w);
    x += a - MODULUS;
    x += MODULUS & (x >> 31);
    y += b - MODULUS;
    y += MODULUS & (y >> 31);
    z += c - MODULUS;
    z += MODULUS & (z >> 31);
    u += d - MODULUS;
    u += MODULUS & (u >> 31);
    v += e - MODULUS;
    v += MODULUS & (v >> 31);
    w += f - MODULUS;
    w += MODULUS & (w >> 31);
  }
}

/** Bits 31 to 62 of the sum of two places of 64 bits. */
function wordOf(
  low: number,
  high: number,
  tapLow: number,
  tapHigh: number,
  x: number,
  y: number,
  z: number,
  u: number,
  v: number,
  w: number,
): number {
  const one = (low ^ (y << 20) ^ z) >>> 0;
  const other = (tapLow ^ (v << 20) ^ w) >>> 0;
  const sum = one + other;
  const top = (high ^ (x << 8) ^ (y >>> 12)) + (tapHigh ^ (u << 8) ^ (v >>> 12)) + (sum > 0xffff_ffff ? 1 : 0);
  return (top << 1) | ((sum >>> 31) & 1);
}
