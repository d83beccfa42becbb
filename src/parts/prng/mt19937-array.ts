import { lowWords } from './low-words.js';
import { TWISTER_WORDS } from './mersenne-twister.js';

/** The 32-bit words of a whole number's absolute value, lowest first, without leading zeros; 0 is one word. */
export function seedArray(seed: bigint): Uint32Array {
  const size = seed < 0n ? -seed : seed;
  return lowWords(size, Math.ceil(size.toString(16).length / 8));
}

/** The 624 words with which the Mersenne Twister starts after `init_by_array` of a key of at least one word. The first is always 2^31. */
export function arrayState(key: Uint32Array): Uint32Array {
  const state = genrandState(19_650_218);
  let i = 1;
  const step = (multiplier: number, add: number): void => {
    state[i] = (state[i] ^ Math.imul(state[i - 1] ^ (state[i - 1] >>> 30), multiplier)) + add;
    if (++i === TWISTER_WORDS) {
      state[0] = state[TWISTER_WORDS - 1];
      i = 1;
    }
  };
  for (let k = 0; k < Math.max(TWISTER_WORDS, key.length); k++) step(1_664_525, key[k % key.length] + (k % key.length));
  for (let k = 0; k < TWISTER_WORDS - 1; k++) step(1_566_083_941, -i);
  state[0] = 0x8000_0000;
  return state;
}

/** The 624 words of the state after `init_genrand` of a word. */
function genrandState(seed: number): Uint32Array {
  const state = new Uint32Array(TWISTER_WORDS);
  state[0] = seed;
  for (let i = 1; i < TWISTER_WORDS; i++) state[i] = Math.imul(1_812_433_253, state[i - 1] ^ (state[i - 1] >>> 30)) + i;
  return state;
}
