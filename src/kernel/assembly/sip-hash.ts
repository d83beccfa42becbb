/**
 * Absorbs `pairs` pairs of words into a state of SipHash, four words of 64 bits, with `rounds` rounds for each: J.-P. Aumasson & D. J. Bernstein
 * (2012), SipHash: a fast short-input PRF.
 */
export function sipHash(state: usize, words: usize, pairs: u32, rounds: u32): void {
  let a = load<u64>(state);
  let b = load<u64>(state, 8);
  let c = load<u64>(state, 16);
  let d = load<u64>(state, 24);
  for (let i: u32 = 0; i < pairs; i++, words += 8) {
    const pair = load<u64>(words);
    d ^= pair;
    for (let round: u32 = 0; round < rounds; round++) {
      a += b;
      b = rotl<u64>(b, 13) ^ a;
      a = rotl<u64>(a, 32);
      c += d;
      d = rotl<u64>(d, 16) ^ c;
      a += d;
      d = rotl<u64>(d, 21) ^ a;
      c += b;
      b = rotl<u64>(b, 17) ^ c;
      c = rotl<u64>(c, 32);
    }
    a ^= pair;
  }
  store<u64>(state, a);
  store<u64>(state, b, 8);
  store<u64>(state, c, 16);
  store<u64>(state, d, 24);
}
