import type { TapeDealer, TapeQuestion, TapeStep } from '../../../../src/core/subject/tape.js';
import { type ExploredTape, exploreTape } from '../../../../src/wings/tape/exact/explore-tape.js';

/** A number for a question: below a bound, of so many bits, or a double. */
export interface Tape {
  below(bound: number): number;
  bits(bits: number): number;
  double(): number;
}

/** A shuffle that asks a tape, and rearranges the deck it is given. */
export type TapeShuffle = (deck: number[], tape: Tape) => void;

/** The shuffle as a program would be dealt: as often as it is asked, from what is answered alone unless it keeps something to itself. */
function tapeDealer(shuffle: TapeShuffle, n: number): TapeDealer {
  return {
    n,
    async deal(answer) {
      const steps: TapeStep[] = [];
      const ask = (question: TapeQuestion): number => {
        if (steps.length === 4096) throw new Error('asks without end');
        const step = { question, answer: answer(question, steps.length) };
        steps.push(step);
        return Number(step.answer);
      };
      const deck = Array.from({ length: n }, (_, card) => card);
      shuffle(deck, {
        below: (bound) => ask({ kind: 'below', bound: BigInt(bound) }),
        bits: (bits) => ask({ kind: 'bits', bits }),
        double: () => ask({ kind: 'double' }) * 2 ** -53,
      });
      return { steps, deck: Uint16Array.from(deck) };
    },
  };
}

/** What is found of a shuffle that is started anew with `again`. */
export function tapeLaw(shuffle: TapeShuffle, n: number, again: TapeShuffle = shuffle): Promise<ExploredTape> {
  return exploreTape(tapeDealer(shuffle, n), { again: () => tapeDealer(again, n) });
}

/** Exchanges the cards at two places. */
export function exchange(deck: number[], i: number, j: number): void {
  [deck[i], deck[j]] = [deck[j], deck[i]];
}

/** The shuffle from the last place down that draws by this. */
export const downward =
  (below: (tape: Tape, bound: number) => number): TapeShuffle =>
  (deck, tape) => {
    for (let i = deck.length - 1; i > 0; i--) exchange(deck, i, below(tape, i + 1));
  };
