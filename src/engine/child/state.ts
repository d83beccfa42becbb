import type { Block } from '../../core/subject/subject.js';

/** The seed-path label of a function’s injected `Math.random`: part of the derivation of its seeds, whatever generators there are. */
export const FUNCTION_STREAM = 'math-random';

/** Returns the four words of state of `Math.random` in this block. */
export function childState(block: Block): readonly number[] {
  return stateOf((substream) => block.key(FUNCTION_STREAM, 4, substream));
}

/** Returns the four words of state of a function's input decks in random order in this block. */
export function childDeckState(block: Block): readonly number[] {
  return stateOf((substream) => block.deckKey(4, substream));
}

/** Derives four words, never all zero, a state that xoshiro128** cannot leave. */
function stateOf(key: (substream: number) => Uint32Array): readonly number[] {
  for (let substream = 0; ; substream++) {
    const words = Array.from(key(substream));
    if (words.some((word) => word !== 0)) return words;
  }
}
