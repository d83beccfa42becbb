import { Arena } from '../../kernel/arena.js';
import { instantiate } from '../../kernel/kernels.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const { set } = Uint16Array.prototype;
const Doubles = Float64Array;
const Halves = Uint16Array;

/** Numbers, and cells of 16 bits, that a kernel makes at a time at the most: a deck of the most cards there may be. */
const MOST_NUMBERS = 2048;
const MOST_CELLS = 2 ** 16;

/** The kernels of what a function is handed, as `kernel/assembly/handed.ts` says. They take a state, four words, from its owner and move it on. */
export interface HandedKernel {
  /** Makes the first `count` of `into`, at most 2048. */
  numbers(state: Int32Array, into: Float64Array, count: number): void;
  /** Goes on `count` times from `deck`, of n cells, to another; together they have at most 65,536 cells. The last is `deck` then. */
  decks(state: Int32Array, deck: Uint16Array, n: number, into: Uint16Array, count: number): void;
}

let shared: HandedKernel | null | undefined;

/**
 * One for all streams of a process, which lies in a memory of its own; null where there are no kernels. To be asked for before the subject is loaded: afterwards
 * it calls nothing that a subject may replace.
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
