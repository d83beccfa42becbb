import type { BitSource } from '../../core/subject/source.js';

/** Words from a call that returns signed 32-bit integers; the assignment to an unsigned array keeps their bits. */
export function signedSource(next: () => number): BitSource {
  return {
    fill(out) {
      for (let i = 0; i < out.length; i++) out[i] = next();
    },
  };
}
