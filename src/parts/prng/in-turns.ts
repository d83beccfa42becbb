import type { BitSource } from '../../core/source.js';
import type { WordKernel } from '../../core/word-kernels.js';

/** How a library's generator is asked for words, and its state told as the kernel of that name keeps it. */
interface Library<G> {
  readonly kernel: WordKernel;
  words(generator: G): BitSource;
  state(generator: G): Uint32Array;
  /** A generator that goes on from this state. */
  from(state: Uint32Array): G;
}

/** The words of a library's generator, and of its kernel where there are kernels: whoever is asked goes on where the other left off. */
export function inTurns<G>(first: G, { from, kernel, state, words }: Library<G>): BitSource {
  let generator = first;
  let source = words(generator);
  let moved: Uint32Array | null = null;
  return {
    fill(out, kernels) {
      if (kernels) {
        moved ??= state(generator);
        return kernels.fill(kernel, moved, out);
      }
      if (moved) {
        generator = from(moved);
        source = words(generator);
        moved = null;
      }
      source.fill(out);
    },
  };
}
