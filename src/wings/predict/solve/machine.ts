import type { Bounded } from '../../../core/subject/bounded.js';
import type { Choices } from '../../../core/subject/shuffle.js';
import { type BitSource, type Prng, Words } from '../../../core/subject/source.js';

/** A generator in a known state, and a method that draws from it. */
export interface Machine extends Choices {
  /** Draws `numbers` that no shuffle sees. */
  skip(numbers: number): void;
}

/** A method of choices, and the words of a number that is drawn for something else. */
export interface Method {
  readonly bounded: Bounded;
  readonly perNumber: number;
}

export function startMachine(prng: Prng, { bounded, perNumber }: Method, source: BitSource): Machine {
  const words = new Words(source, prng.range, bounded.width);
  const [bounds, draws] = [new Uint32Array(1), new Uint32Array(1)];
  return {
    below(bound) {
      bounds[0] = bound;
      bounded.draw(words, bounds, draws);
      return draws[0];
    },
    skip(numbers) {
      for (let k = numbers * perNumber; k > 0; k--) words.take();
    },
  };
}

/** Opens a generator in a state of words, from which some numbers were drawn before. */
export function openWords(
  prng: Prng,
  method: Method,
): (state: { readonly words?: readonly number[]; readonly skipped: number }) => Machine {
  return ({ words = [], skipped }) => {
    const machine = startMachine(prng, method, prng.create(Uint32Array.from(words)));
    machine.skip(skipped);
    return machine;
  };
}

/** A generator that every deal starts anew from a seed that grows: passing over what lies between two deals starts the next one. */
export function startAnew(opened: (seed: number) => Machine, seed: number, step: number): Machine {
  let from = seed;
  let machine = opened(from);
  return {
    below: (bound) => machine.below(bound),
    skip() {
      from += step;
      machine = opened(from);
    },
  };
}
