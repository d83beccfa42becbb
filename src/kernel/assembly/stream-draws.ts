// Draws lie in groups of eight decks: for every group, for every step, one byte a deck. So the eight decks of a group are shuffled side by side.

/**
 * The draws of `decks` decks by xoshiro128** and Lemire's method, in the order of the stream: what engine/subject deals, bit for bit. `state`: four words,
 * left as they are after the last draw. `bounds`: one of 32 bits a step, at most 256. Deck d is in place d mod 8 of group d / 8.
 */
export function streamDraws(state: usize, bounds: usize, steps: u32, draws: usize, decks: u32): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let d = load<u32>(state, 12);
  for (let deck: u32 = 0; deck < decks; deck++) {
    let to = draws + (((deck >> 3) * steps) << 3) + (deck & 7);
    for (let k: u32 = 0; k < steps; k++, to += 8) {
      const bound = load<u32>(bounds + ((k as usize) << 2));
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
      store<u8>(to, (product >> 32) as u8);
    }
  }
  store<u32>(state, a);
  store<u32>(state, b, 4);
  store<u32>(state, c, 8);
  store<u32>(state, d, 12);
}
