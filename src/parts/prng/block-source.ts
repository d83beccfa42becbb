import type { BitSource } from '../../core/subject/source.js';
import type { WordKernels } from '../../core/subject/word-kernels.js';

/**
 * A BitSource from a generator that makes `size` words at a time: 2 for 64-bit outputs, 16 for a cipher's block. `fillBlocks` overwrites an array
 * whose length is a multiple of `size`, by kernels where it is given them; the rest of a block begins the next fill.
 */
export function blockSource(size: number, fillBlocks: (out: Uint32Array, kernels?: WordKernels) => void): BitSource {
  const rest = new Uint32Array(size);
  let next = size;
  return {
    fill(out, kernels) {
      const kept = Math.min(size - next, out.length);
      out.set(rest.subarray(next, next + kept));
      next += kept;
      const whole = out.length - ((out.length - kept) % size);
      if (whole > kept) fillBlocks(out.subarray(kept, whole), kernels);
      if (whole === out.length) return;
      fillBlocks(rest);
      next = out.length - whole;
      out.set(rest.subarray(0, next), whole);
    },
  };
}
