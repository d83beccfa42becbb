import { dotnetRandom } from '../dotnet-random.js';
import type { FirstWords } from './first-words.js';
import { timesMod } from './first-words.js';

const [PLACES, TAP, MODULUS, START] = [55, 21, 2 ** 31 - 1, 161_803_398];

/** The place that may run over in the first round of mixing, because the last one is negative, and the last one. */
const [OVER, LAST] = [23, PLACES - 1];

/** A number mod 2^31 − 1 as a multiple of the seed, plus a constant, plus what an overflow of each of two places adds. */
type Affine = readonly [seed: number, constant: number, over: number, last: number];

const minus = (a: Affine, b: Affine): Affine => a.map((x, i) => (x - b[i] + MODULUS) % MODULUS) as unknown as Affine;

const FORMS = forms();

/** System.Random of .NET: a word is a multiple of the seed plus a constant, but for two places where 32 bits can run over. */
export const dotnetWords: FirstWords = {
  prng: dotnetRandom,
  make(from, seeds, each, out) {
    const start = from | 0;
    // A seed's sign is dropped, and the two seeds about which that matters are far from any clock.
    const rising = start >= 0 && start + seeds <= MODULUS;
    const own = new Uint32Array(each);
    if (!rising)
      for (let k = 0; k < seeds; k++) {
        dotnetRandom.seeded?.(BigInt(from + k)).fill(own);
        out.set(own, k * each);
      }
    else for (let i = 0; i < each; i++) column(start, seeds, FORMS.words[i], out, i, each);
  },
};

function column(
  from: number,
  seeds: number,
  [factor, constant, byOver, byLast]: Affine,
  out: Uint32Array,
  start: number,
  each: number,
): void {
  const { over, taken } = FORMS;
  let x = (timesMod(from, factor) + constant) % MODULUS;
  let a = (timesMod(from, over[0]) + over[1]) % MODULUS;
  let b = (timesMod(from, taken[0]) + taken[1]) % MODULUS;
  let last = START - from;
  for (let k = 0, to = start; k < seeds; k++, to += each) {
    let word = x;
    if (last < 0) {
      if (a - last > MODULUS) word += byOver;
      if (last - b < -MODULUS - 1) word += byLast;
      while (word >= MODULUS) word -= MODULUS;
    }
    out[to] = word;
    last--;
    x += factor;
    if (x >= MODULUS) x -= MODULUS;
    a += over[0];
    if (a >= MODULUS) a -= MODULUS;
    b += taken[0];
    if (b >= MODULUS) b -= MODULUS;
  }
}

/** Seeds the generator with a seed that is not yet known, and draws until no place is as the seed left it. */
function forms(): { readonly words: readonly Affine[]; readonly over: Affine; readonly taken: Affine } {
  const state = new Array<Affine>(PLACES);
  let last: Affine = [MODULUS - 1, START, 0, 0];
  let next: Affine = [0, 1, 0, 0];
  state[LAST] = last;
  for (let i = 1; i < PLACES; i++) {
    const place = ((TAP * i) % PLACES) - 1;
    state[place] = next;
    next = minus(last, next);
    last = state[place];
  }
  const over = state[OVER];
  let taken = over;
  for (let round = 0; round < 4; round++)
    for (let i = 0; i < PLACES; i++) {
      if (round === 0 && i === LAST) taken = state[(i + 31) % PLACES];
      let [seed, constant, byOver, byLast] = minus(state[i], state[(i + 31) % PLACES]);
      // A number that runs over 32 bits is 2^32 off, which is 2 mod 2^31 − 1.
      if (round === 0 && i === OVER) byOver = (byOver + MODULUS - 2) % MODULUS;
      if (round === 0 && i === LAST) byLast = (byLast + 2) % MODULUS;
      state[i] = [seed, constant, byOver, byLast];
    }
  const words = Array.from({ length: PLACES }, (_, i) => {
    state[i] = minus(state[i], state[(i + TAP) % PLACES]);
    return state[i];
  });
  return { words, over, taken };
}
