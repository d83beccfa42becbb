import { congruence32Words, xoshiro128ssWords } from './words-32.js';
import { congruence48Words, pcg32Words, pcg64Words, splitmix64Words, v8Xorshift128plusWords } from './words-64.js';

// Every deal from a seed of its own, as `seeded` of parts/prng starts the generator of that name. For each of `decks` seeds, doubles at `seeds` in [0, 2^53), the
// first `count` words, a multiple of 64, lie at `out`, one deck's behind the other's. `state` is that of a stream begun so, of which what hangs on no seed is kept.

function seedAt(seeds: usize, deck: u32): u64 {
  return load<f64>(seeds + ((deck as usize) << 3)) as u64;
}

function wordsAt(out: usize, deck: u32, count: u32): usize {
  return out + ((((deck as usize) * count) as usize) << 2);
}

/** Takes the low 32 bits as the state. */
export function congruence32Seeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  for (let d: u32 = 0; d < decks; d++) {
    store<u32>(state, seedAt(seeds, d) as u32);
    congruence32Words(state, wordsAt(out, d, count), count);
  }
}

/** Seeds as Java does. */
export function java48Seeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  for (let d: u32 = 0; d < decks; d++) {
    store<u64>(state, (seedAt(seeds, d) ^ 0x5deece66d) & 0xffffffffffff);
    congruence48Words(state, wordsAt(out, d, count), count);
  }
}

/** Seeds as Unix does. */
export function unix48Seeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  for (let d: u32 = 0; d < decks; d++) {
    store<u64>(state, ((seedAt(seeds, d) & 0xffffffff) << 16) | 0x330e);
    congruence48Words(state, wordsAt(out, d, count), count);
  }
}

/** Takes a step of the generator from seed + increment to the state. */
export function pcg32Seeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  const increment = load<u64>(state, 8);
  for (let d: u32 = 0; d < decks; d++) {
    store<u64>(state, (seedAt(seeds, d) + increment) * 0x5851f42d4c957f2d + increment);
    pcg32Words(state, wordsAt(out, d, count), count);
  }
}

/** Takes a step of the generator itself from seed + increment to the state, so one output of two words is made and overwritten. */
export function pcg64Seeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  const increment = load<u64>(state, 16);
  const incrementHigh = load<u64>(state, 24);
  for (let d: u32 = 0; d < decks; d++) {
    const low = seedAt(seeds, d) + increment;
    store<u64>(state, low);
    store<u64>(state, incrementHigh + ((low < increment) as u64), 8);
    pcg64Words(state, wordsAt(out, d, count), 2);
    pcg64Words(state, wordsAt(out, d, count), count);
  }
}

/** Fills the state by SplitMix64. */
export function xoshiro128ssSeeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  for (let d: u32 = 0; d < decks; d++) {
    const to = wordsAt(out, d, count);
    store<u64>(to, seedAt(seeds, d));
    splitmix64Words(to, state, 4);
    xoshiro128ssWords(state, to, count);
  }
}

/** Applies the finalizer of MurmurHash3. */
function murmur(h: u64): u64 {
  h = (h ^ (h >> 33)) * 0xff51afd7ed558ccd;
  h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53;
  return h ^ (h >> 33);
}

/** Passes the seed and its complement through the finalizer. */
export function v8Xorshift128plusSeeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  for (let d: u32 = 0; d < decks; d++) {
    const seed = seedAt(seeds, d);
    store<u64>(state, murmur(seed));
    store<u64>(state, murmur(~seed), 8);
    v8Xorshift128plusWords(state, wordsAt(out, d, count), count);
  }
}
