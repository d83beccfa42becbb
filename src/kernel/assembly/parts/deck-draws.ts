/**
 * Makes the draws of one deck by xoshiro128** and Lemire's method, in the order of the stream: the deals of engine/subject, bit for bit. `state`:
 * four words, left as they are after the last draw. `bounds`: one of 32 bits per step, at most as many as a T has values. `apart`: bytes from draw to
 * draw.
 */
export function deckDraws<T>(state: usize, bounds: usize, steps: u32, draws: usize, apart: usize): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let d = load<u32>(state, 12);
  const end = bounds + ((steps as usize) << 2);
  for (let at = bounds; at < end; at += 4, draws += apart) {
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
    store<T>(draws, (product >> 32) as T);
  }
  store<u32>(state, a);
  store<u32>(state, b, 4);
  store<u32>(state, c, 8);
  store<u32>(state, d, 12);
}
