import { chosen } from './parts/chosen.js';

// Draws for decks of more than 256 cards lie step by step, 16 bits each: one such deck is work enough to hide what its steps wait for.

/**
 * The draws of a deck by xoshiro128** and Lemire's method, in the order of the stream: what engine/subject deals, bit for bit. `state`: four words,
 * left as they are after the last draw. `bounds`: one of 32 bits a step, at most 65,536.
 */
export function wideStreamDraws(state: usize, bounds: usize, steps: u32, draws: usize): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let d = load<u32>(state, 12);
  const end = bounds + ((steps as usize) << 2);
  for (let at = bounds; at < end; at += 4, draws += 2) {
    const bound = load<u32>(at);
    let product: u64 = 0;
    do {
      const word = rotl<u32>(b * 5, 7) * 9;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = rotl<u32>(d, 11);
      product = (word as u64) * (bound as u64);
      // The remainder of 2^32 is below the bound, so it is taken only where the rest is too.
    } while ((product as u32) < bound && (product as u32) < (0 - bound) % bound);
    store<u16>(draws, (product >> 32) as u16);
  }
  store<u32>(state, a);
  store<u32>(state, b, 4);
  store<u32>(state, c, 8);
  store<u32>(state, d, 12);
}

/**
 * The draws of a deck from step `first` on, as many as `count` words are enough for, all of which are taken: at most as many as there are steps left. Answers the next step.
 * The rest as `chooseWords` has it.
 */
export function chooseWideWords(
  method: u32,
  words: usize,
  count: u32,
  shift: u32,
  range: u64,
  bounds: usize,
  draws: usize,
  first: u32,
): u32 {
  const log: i32 = (range & (range - 1)) === 0 ? (ctz<u64>(range) as i32) : -1;
  let step = first;
  for (const end = words + ((count as usize) << 2); words < end; words += 4) {
    const value = chosen(method, load<u32>(words) >>> shift, load<u32>(bounds + ((step as usize) << 2)), range, log);
    if (value < 0) continue;
    store<u16>(draws + ((step as usize) << 1), value as u16);
    step++;
  }
  return step;
}
