import type { Parameter } from '../../../core/catalogue.js';
import type { Choices } from '../../../core/subject/shuffle.js';
import { counted } from '../../../core/words/counted.js';
import { setGoal } from '../board.js';
import type { WalkChain } from '../law/walk-chain.js';
import { blankNeighbours } from '../moves.js';
import type { AdaptiveScrambler, Scrambler } from './scrambler.js';

/** Moves of a walk named without a number. */
const USUAL_MOVES = 100;

export interface WalkFacts {
  /** The family's id, such as `walk`; the number of moves follows a colon. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly reference: string;
  readonly seenIn: string;
  readonly chain: WalkChain;
}

/** Makes the entry of a walk family: `walk` alone makes 100 moves, `walk:50` makes 50. */
export function walkFamily<T extends Scrambler>(about: WalkFacts, of: (moves: number) => T): T {
  const parameter: Parameter<T> = { meaning: 'moves', least: 0, most: 1_000_000, of };
  return { ...of(USUAL_MOVES), id: about.id, title: about.title, parameter };
}

export function describeWalk({ chain, ...about }: WalkFacts, moves: number): Omit<AdaptiveScrambler, 'kind' | 'run'> {
  return {
    ...about,
    id: `${about.id}:${moves}`,
    title: `${about.title}, ${counted(moves, 'move')}`,
    uniform: false,
    rule: { kind: 'walk', chain, moves },
  };
}

/** A step of an adaptive walk. From `blank` and the cell it came from (−1 at first) it returns the next cell, or `blank` for no move. */
export type Stride = (choices: Choices, neighbours: readonly number[], blank: number, before: number) => number;

export function walked(about: WalkFacts, moves: number, stride: Stride): AdaptiveScrambler {
  return {
    ...describeWalk(about, moves),
    kind: 'adaptive',
    run(choices, cells, size) {
      const neighbours = blankNeighbours(size);
      setGoal(cells);
      let blank = cells.length - 1;
      let before = -1;
      for (let k = 0; k < moves; k++) {
        const to = stride(choices, neighbours[blank], blank, before);
        if (to === blank) continue;
        cells[blank] = cells[to];
        cells[to] = 0;
        before = blank;
        blank = to;
      }
    },
  };
}
