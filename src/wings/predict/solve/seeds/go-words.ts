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
  most: TAP,
  make(from, seeds, at, each, out) {
    table ??= { cooked: goCooked(), powers: powersOf(BEFORE + 3 * LAGS + 1) };
    const { cooked, powers } = table;
    for (let i = 0; i < each; i++) {
      const [feed, tap] = [LAGS - TAP - 1 - at - i, LAGS - 1 - at - i];
      column(from % MODULUS, seeds, three(powers, feed), three(powers, tap), cooked, feed, tap, out, i, each);
    }
  },
};

/** The powers of the factor of MINSTD, from 0 on. */
function powersOf(count: number): Int32Array {
  const powers = Int32Array.of(1, ...new Int32Array(count - 1));
  for (let k = 1; k < count; k++) powers[k] = timesMod(powers[k - 1], 48_271, MODULUS);
  return powers;
}

/** The powers that make the three numbers of a place from the seed. */
function three(powers: Int32Array, place: number): Int32Array {
  return powers.subarray(BEFORE + 3 * place + 1, BEFORE + 3 * place + 4);
}

function column(
  from: number,
  seeds: number,
  [a, b, c]: Int32Array,
  [d, e, f]: Int32Array,
  cooked: Uint32Array,
  feed: number,
  tap: number,
  out: Uint32Array,
  start: number,
  each: number,
): void {
  const [low, high, tapLow, tapHigh] = [cooked[2 * feed], cooked[2 * feed + 1], cooked[2 * tap], cooked[2 * tap + 1]];
  let [x, y, z] = [timesMod(from, a, MODULUS), timesMod(from, b, MODULUS), timesMod(from, c, MODULUS)];
  let [u, v, w] = [timesMod(from, d, MODULUS), timesMod(from, e, MODULUS), timesMod(from, f, MODULUS)];
  for (let k = 0, to = start; k < seeds; k++, to += each) {
    if (x === 0) {
      // The seed is a multiple of the modulus, which Go replaces.
      const [p, q, r, s, t, o] = [a, b, c, d, e, f].map((power) => timesMod(FOR_ZERO, power, MODULUS));
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
