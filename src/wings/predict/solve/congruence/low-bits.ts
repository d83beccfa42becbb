/** A draw that is a remainder by a multiple of 2^twos, from the x after some steps, which is multiplier · x + offset modulo 2^32. */
export interface LowDraw {
  readonly multiplier: number;
  readonly offset: number;
  readonly twos: number;
  readonly value: number;
}

/** The most low parts of a state that are kept on the way. */
const MOST_KEPT = 1 << 12;

/**
 * The low `dropped + levels` bits of every x modulo a power of two that leaves all draws their values modulo powers of two. Numbers are x without its
 * lowest `dropped` bits. All parts of one bit more than is dropped are tried, then each level adds a bit. Null where too many fit.
 */
export function findLowBits(draws: readonly LowDraw[], dropped: number, levels: number): readonly number[] | null {
  let kept: number[] = [];
  for (let level = 0; level < levels; level++) {
    const telling = draws.filter(({ twos }) => twos > level);
    const multipliers = Int32Array.from(telling, ({ multiplier }) => multiplier);
    const offsets = Int32Array.from(telling, ({ offset }) => offset);
    const bits = Int32Array.from(telling, ({ value }) => (value >>> level) & 1);
    const place = dropped + level;
    const fits = (x: number): boolean => {
      for (let k = 0; k < bits.length; k++) if ((((Math.imul(multipliers[k], x) + offsets[k]) >>> place) & 1) !== bits[k]) return false;
      return true;
    };
    const next: number[] = [];
    const all = level === 0 ? 2 ** (dropped + 1) : 2 * kept.length;
    for (let k = 0; k < all; k++) {
      const x = level === 0 ? k : kept[k >>> 1] + (k & 1) * 2 ** place;
      if (fits(x)) next.push(x);
      if (next.length > MOST_KEPT) return null;
    }
    kept = next;
  }
  return kept;
}
