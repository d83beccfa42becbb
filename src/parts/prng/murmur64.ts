/**
 * The finaliser of MurmurHash3 on the low 64 bits, by which generators spread a seed: h = (h ^ h >> 33) 0xFF51AFD7ED558CCD;
 * h = (h ^ h >> 33) 0xC4CEB9FE1A85EC53; h ^ h >> 33.
 */
export function murmur64(value: bigint): bigint {
  let h = BigInt.asUintN(64, value);
  h = BigInt.asUintN(64, (h ^ (h >> 33n)) * 0xff51afd7ed558ccdn);
  h = BigInt.asUintN(64, (h ^ (h >> 33n)) * 0xc4ceb9fe1a85ec53n);
  return h ^ (h >> 33n);
}
