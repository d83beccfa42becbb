import { Arena } from '../../kernel/arena.js';
import { instantiate } from '../../kernel/kernels.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const { set } = Uint16Array.prototype;
const Doubles = Float64Array;
const Halves = Uint16Array;

/** The most numbers, and below it the most 16-bit cells, that a kernel makes at a time: a deck of the most cards there may be. */
const MOST_NUMBERS = 2048;
const MOST_CELLS = 2 ** 16;

/** The kernels for a function's input, documented in `kernel/assembly/handed.ts`. They take a state of four words from its owner and advance it. */
export interface HandedKernel {
  /** Makes the first `count` of `into`, at most 2048. */
  numbers(state: Int32Array, into: Float64Array, count: number): void;
  /** Advances `count` times from `deck`, of n cards, to the next deck; together they have at most 65,536 cells. `deck` is the last one afterwards. */
  decks(state: Int32Array, deck: Uint16Array, n: number, into: Uint16Array, count: number): void;
}

let shared: HandedKernel | null | undefined;

/**
 * Returns the kernel shared by all streams of a process, which has a memory of its own; null if there are no kernels. Call it before the subject is
 * loaded: afterwards the kernel calls nothing that a subject may replace.
 */
export function handedKernel(): HandedKernel | null {
  if (shared === undefined) shared = newKernel();
  return shared;
}

function newKernel(): HandedKernel | null {
  const kernels = instantiate();
  if (!kernels) return null;
  const arena = new Arena(kernels);
  const [stateAt, numbersAt, deckAt, cellsAt] = [16, 8 * MOST_NUMBERS, 2 * MOST_CELLS, 2 * MOST_CELLS].map((bytes) => arena.take(bytes));
  // Taken out of its object, and the arrays made here: a subject that is loaded later reaches neither.
  const { evenDecks, unitNumbers } = kernels;
  const { buffer } = kernels.memory;
  const state = new Int32Array(buffer, stateAt, 4);
  const numbers = arena.doubles(numbersAt, MOST_NUMBERS);
  const deck = new Halves(buffer, deckAt, MOST_CELLS);
  const cells = new Halves(buffer, cellsAt, MOST_CELLS);
  const handIn = (own: Int32Array): void => {
    for (let i = 0; i < 4; i++) state[i] = own[i];
  };
  const handBack = (own: Int32Array): void => {
    for (let i = 0; i < 4; i++) own[i] = state[i];
  };
  return {
    numbers(own, into, count) {
      handIn(own);
      unitNumbers(stateAt, numbersAt, count);
      handBack(own);
      apply(set, into, [count === MOST_NUMBERS ? numbers : new Doubles(buffer, numbersAt, count)]);
    },
    decks(own, last, n, into, count) {
      handIn(own);
      for (let i = 0; i < n; i++) deck[i] = last[i];
      evenDecks(stateAt, deckAt, n, count, cellsAt);
      handBack(own);
      for (let i = 0; i < n; i++) last[i] = deck[i];
      apply(set, into, [count * n === MOST_CELLS ? cells : new Halves(buffer, cellsAt, count * n)]);
    },
  };
}
