// What a function is handed: numbers behind its `Math.random`, and decks in random order. Both come of xoshiro128**, whose `state` is four words:
// D. Blackman & S. Vigna (2021), Scrambled linear pseudorandom number generators, ACM TOMS 47.

/** Makes `count` numbers in [0, 1), doubles, from two words each: 27 bits of the first, 26 of the second. */
export function unitNumbers(state: usize, out: usize, count: u32): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let d = load<u32>(state, 12);
  for (const end = out + ((count as usize) << 3); out < end; out += 8) {
    const high = rotl<u32>(b * 5, 7) * 9;
    let shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotl<u32>(d, 11);
    const low = rotl<u32>(b * 5, 7) * 9;
    shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotl<u32>(d, 11);
    const bits = (((high >>> 5) as u64) << 26) | ((low >>> 6) as u64);
    store<f64>(out, (bits as i64 as f64) * (1 / 9_007_199_254_740_992.0));
  }
  store<u32>(state, a);
  store<u32>(state, b, 4);
  store<u32>(state, c, 8);
  store<u32>(state, d, 12);
}

/**
 * Shuffles `deck`, n cells of 16 bits, evenly `decks` times in a row, and writes each result to `out`, contiguously. Choices are words modulo the
 * bound; words past its last whole multiple are skipped.
 */
export function evenDecks(state: usize, deck: usize, n: u32, decks: u32, out: usize): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let d = load<u32>(state, 12);
  const bytes = (n as usize) << 1;
  for (let k: u32 = 0; k < decks; k++, out += bytes) {
    for (let i = n - 1; i > 0; i--) {
      const bound = i + 1;
      let word: u32;
      let below: u32;
      do {
        word = rotl<u32>(b * 5, 7) * 9;
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = rotl<u32>(d, 11);
        below = word % bound;
        // Where the multiple that the word lies behind has no room for a whole bound.
      } while (word - below > 0 - bound);
      const one = deck + ((i as usize) << 1);
      const other = deck + ((below as usize) << 1);
      const card = load<u16>(one);
      store<u16>(one, load<u16>(other));
      store<u16>(other, card);
    }
    memory.copy(out, deck, bytes);
  }
  store<u32>(state, a);
  store<u32>(state, b, 4);
  store<u32>(state, c, 8);
  store<u32>(state, d, 12);
}
