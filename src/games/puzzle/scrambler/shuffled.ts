import type { Cells, SwapStep } from '../../../core/subject/shuffle.js';
import { swapTarget } from '../../../core/subject/shuffle.js';
import { setGoal } from '../board.js';
import { solvableOf } from '../solvable.js';
import { mendBoard } from './mend-board.js';
import type { AdaptiveScrambler, PlannedScrambler, Scrambler, ShuffleRule } from './scrambler.js';

type About = Omit<Scrambler, 'kind' | 'rule' | 'parameter' | 'bounds' | 'apply' | 'run'>;

export function fisherYatesSwaps(cells: number): readonly SwapStep[] {
  return Array.from({ length: cells - 1 }, (_, k) => ({ at: cells - 1 - k, from: 0, bound: cells - k, halved: false }));
}

/** Returns the swaps of each cell with any cell. */
export function naiveSwaps(cells: number): readonly SwapStep[] {
  return Array.from({ length: cells }, (_, at) => ({ at, from: 0, bound: cells, halved: false }));
}

function swapAll(steps: readonly SwapStep[], draws: ArrayLike<number>, cells: Cells): void {
  setGoal(cells);
  steps.forEach((step, k) => {
    const to = swapTarget(step, draws[k]);
    const tile = cells[step.at];
    cells[step.at] = cells[to];
    cells[to] = tile;
  });
}

/** Makes a scrambler that shuffles once and repairs an unsolvable board. */
export function shuffled(about: About, rule: Omit<ShuffleRule, 'kind'>): PlannedScrambler {
  return {
    ...about,
    kind: 'planned',
    rule: { ...rule, kind: 'shuffle' },
    bounds: ({ rows, columns }) => Uint32Array.from(rule.swaps(rows * columns), ({ bound }) => bound),
    apply(draws, cells, size) {
      swapAll(rule.swaps(cells.length), draws, cells);
      mendBoard(rule.mend, cells, size);
    },
  };
}

/** Makes a scrambler that reshuffles the goal until the board is solvable. */
export function drawnAgain(about: About, rule: Omit<ShuffleRule, 'kind' | 'mend'>): AdaptiveScrambler {
  return {
    ...about,
    kind: 'adaptive',
    rule: { ...rule, kind: 'shuffle', mend: 'draw-again' },
    run(choices, cells, size) {
      const steps = rule.swaps(cells.length);
      const solvable = solvableOf(size);
      do
        swapAll(
          steps,
          steps.map(({ bound }) => choices.below(bound)),
          cells,
        );
      while (!solvable(cells, 0));
    },
  };
}
