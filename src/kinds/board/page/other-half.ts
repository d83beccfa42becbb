import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { halfOf } from '../../../games/puzzle/solvable.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { solvable } from '../statistics/solvable.js';

/** Another way to write the solved board down. */
interface Convention {
  readonly asked: string;
  readonly told: string;
  /** Returns the tile that the solved board, so written, has in a cell. */
  goal(row: number, column: number, size: BoardShape): number;
}

const CONVENTIONS: readonly Convention[] = [
  {
    asked: 'is the blank first?',
    told: 'the solved board has the blank first',
    goal: (row, column, { columns }) => row * columns + column,
  },
  {
    asked: 'are the rows upside down?',
    told: 'the rows are written from the bottom up',
    goal: (row, column, size) => usual(size.rows - 1 - row, column, size),
  },
  {
    asked: 'are the rows written from the right?',
    told: 'each row is written from the right',
    goal: (row, column, size) => usual(row, size.columns - 1 - column, size),
  },
  {
    asked: 'is it read from the last cell back?',
    told: 'the board is written from the last cell back',
    goal: (row, column, size) => usual(size.rows - 1 - row, size.columns - 1 - column, size),
  },
  {
    asked: 'is it read column by column?',
    told: 'the board is written column by column',
    goal: (row, column, size) => (size.rows === size.columns ? usual(column, row, size) : usual(row, column, size)),
  },
];

function usual(row: number, column: number, { columns, rows }: BoardShape): number {
  return (row * columns + column + 1) % (columns * rows);
}

/** Returns the ways to write a board down under which the boards that cannot be solved all can, and the others cannot. */
export function conventionsOf(size: BoardShape): readonly Convention[] {
  const { columns, rows } = size;
  const half = (goal: Convention['goal']): 0 | 1 =>
    halfOf(
      Array.from({ length: rows * columns }, (_, cell) => goal(Math.floor(cell / columns), cell % columns, size)),
      0,
      rows,
      columns,
    );
  return CONVENTIONS.filter(({ goal }) => half(goal) !== half(usual));
}

const CURE = 'exchange two tiles, neither of them the blank, in each board that cannot be solved';

/** The chance that half of the boards come by luck so far from a half that it is not taken for one. */
const NO_HALF = 0.001;

function unsolvableIn({ counts }: EvidenceCore): number {
  return counts[solvable.id]?.values?.[0] ?? 0;
}

/** Returns the headline for boards none of which can be solved; null where some can. */
export function otherHalfHeadline(core: EvidenceCore): string | null {
  const { outcome } = core.subject.origin;
  if (outcome.kind !== 'board' || unsolvableIn(core) < core.plan.trials) return null;
  const [first] = conventionsOf(outcome);
  return `every board is of the other kind${first ? `: ${first.asked}` : ''}`;
}

/** Says what makes all boards, or half of them, impossible to solve, and what mends it; empty for any other share. `alone`: nothing else is uneven. */
export function otherHalfWords(core: EvidenceCore, alone: boolean): Phrase {
  const { outcome } = core.subject.origin;
  const { trials } = core.plan;
  const unsolvable = unsolvableIn(core);
  if (outcome.kind !== 'board') return [];
  if (unsolvable === trials) {
    const ways = conventionsOf(outcome).map(({ told }) => told);
    const could = `They can all be solved if ${ways.join(', or if ')}.`;
    return say` No board of one kind can be turned into one of the other. ${strong(could)} If that is not so, ${CURE}.`;
  }
  const { high, low } = clopperPearson(unsolvable, trials, NO_HALF);
  if (low > 0.5 || high < 0.5) return [];
  const why = alone ? ' That is half of them, as where tiles are shuffled without regard to parity.' : ' That is half of them.';
  return say`${why} To mend it, ${strong(CURE)}.`;
}
