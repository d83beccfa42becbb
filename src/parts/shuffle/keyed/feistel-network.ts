/** A round: the bits it XORs into one half, for each value of the other. */
type Round = (half: number) => number;

/** The halves of a number of `bits` bits: the right one is a bit longer where `bits` is odd. */
function halvesOf(bits: number): { readonly left: number; readonly right: number } {
  return { left: bits >> 1, right: bits - (bits >> 1) };
}

/** The half that a round reads and the one that it changes, in bits: round 0 changes the right one, and they take turns. */
export function halvesOfRound(bits: number, round: number): { readonly read: number; readonly changed: number } {
  const { left, right } = halvesOf(bits);
  return round % 2 === 0 ? { read: left, changed: right } : { read: right, changed: left };
}

/**
 * A permutation of numbers of `bits` bits (0 to 31), whatever the rounds give; each must give no more bits than the half that it changes has. The
 * halves stay in place and take turns, as S. Lucks, Faster Luby–Rackoff ciphers, FSE 1996, doi:10.1007/3-540-60865-6_53, writes it for halves of two
 * lengths. The same rounds from the last to the first undo it.
 */
export function feistelNetwork(bits: number, rounds: readonly Round[]): (x: number) => number {
  const low = halvesOf(bits).right;
  const mask = 2 ** low - 1;
  return (x) => {
    let left = x >>> low;
    let right = x & mask;
    for (let r = 0; r < rounds.length; r++) {
      if (r % 2 === 0) right ^= rounds[r](left);
      else left ^= rounds[r](right);
    }
    return (left << low) | right;
  };
}
