/**
 * The first `count` words of SplitMix64 started from the seed's low 64 bits, low word first: several generators fill their state so. No two
 * consecutive 64-bit outputs are both zero, so four words or more are never all zero.
 */
export function splitmixWords(seed: bigint, count: number): Uint32Array {
  const words = new Uint32Array(count);
  let x = BigInt.asUintN(64, seed);
  for (let i = 0; i < count; i += 2) {
    // z = x += 0x9E3779B97F4A7C15; z = (z ^ z >> 30) 0xBF58476D1CE4E5B9; z = (z ^ z >> 27) 0x94D049BB133111EB; the output is z ^ z >> 31.
    x = BigInt.asUintN(64, x + 0x9e3779b97f4a7c15n);
    let z = BigInt.asUintN(64, (x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    z ^= z >> 31n;
    words[i] = Number(BigInt.asUintN(32, z));
    words[i + 1] = Number(z >> 32n);
  }
  return words;
}
