import type { BitSource } from '../../core/source.js';

/** A linear congruence mod 2^32 and which bits of its state are given out: x ← multiplier · x + increment, word = (x >>> shift) & mask. */
export interface Congruence32 {
  readonly multiplier: number;
  readonly increment: number;
  readonly shift: number;
  /** −1 for every bit. One of 31 bits gives the same words as the congruence mod 2^31, whose state is the low 31 bits of this one's. */
  readonly mask: number;
}

/** The words of a congruence from this state on. */
export function congruence32(start: number, { multiplier, increment, shift, mask }: Congruence32): BitSource {
  const kept = Int32Array.of(start, multiplier, increment, shift, mask);
  return {
    fill(out, kernels) {
      if (kernels) return kernels.fill('congruence32Words', kept, out);
      let x = kept[0];
      for (let i = 0; i < out.length; i++) {
        x = (Math.imul(x, multiplier) + increment) | 0;
        out[i] = (x >>> shift) & mask;
      }
      kept[0] = x;
    },
  };
}
