import type { Block } from '../../core/subject/subject.js';

/** The seed-path label of a function’s injected `Math.random`: part of how its seeds are derived, whatever generators there are. */
export const FUNCTION_STREAM = 'math-random';

/** The four words behind `Math.random` in this block. */
export function childState(block: Block): readonly number[] {
  return stateOf((substream) => block.key(FUNCTION_STREAM, 4, substream));
}

/** The four words behind the decks in random order that a function is handed in this block. */
export function childDeckState(block: Block): readonly number[] {
  return stateOf((substream) => block.deckKey(4, substream));
}

/** Never all zero, which xoshiro128** cannot leave. */
function stateOf(key: (substream: number) => Uint32Array): readonly number[] {
  for (let substream = 0; ; substream++) {
    const words = Array.from(key(substream));
    if (words.some((word) => word !== 0)) return words;
  }
}
