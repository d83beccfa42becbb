import { keepLatest } from '../../../core/keep-latest.js';
import type { Process, ResumableProcess } from '../../../core/statistic/evidence-process.js';
import { type ChoiceSpace, type OutcomeSpace, outcomeIn } from '../../../core/subject/outcome.js';
import { type ChoicePosition, choicePositions, rankOfPiles, winningSize } from '../../../games/nim/player/choice-positions.js';
import { Leanings } from '../../../math/evidence/leanings.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';
import type { Counting, KindEvidence } from '../../evidence.js';
import { choiceOfMove } from '../statistics/choice-of-move.js';
import { choiceOfPile } from '../statistics/choice-of-pile.js';
import { choiceOfSize } from '../statistics/choice-of-size.js';
import type { ChoiceView } from '../statistics/choice-table.js';

/** Games whose positions are kept: only one is run at a time. */
const MOST_GAMES = 2;

/** The positions of a game that can be won, and how to find that of a move. */
interface Positions {
  readonly piles: number;
  readonly winnable: readonly ChoicePosition[];
  /** Positions by rank; none where the player to move has lost. */
  readonly byRank: readonly (ChoicePosition | undefined)[];
  /** Returns the rank of the piles before the move that starts at `at`. */
  rankAt(cells: ArrayLike<number>, at: number): number;
}

/** Returns the positions of a space of moves, listed once for every kind of evidence. */
export function positionsIn(space: OutcomeSpace): Positions {
  const { choice, max, piles } = outcomeIn(space, 'moves');
  return listed(choice, piles, max);
}

const listed = keepLatest(
  MOST_GAMES,
  (choice: ChoiceSpace, piles: number, max: number) => `${choice} ${piles} ${max}`,
  (choice, piles, max): Positions => {
    const winnable = choicePositions(choice, piles, max);
    const byRank: (ChoicePosition | undefined)[] = [];
    for (const position of winnable) byRank[position.rank] = position;
    return {
      piles,
      winnable,
      byRank,
      rankAt: (cells, at) => rankOfPiles(cells, at, piles, max),
    };
  },
);

const order: Process = {
  id: 'order',
  name: 'First or later',
  bets: 'whether the first, the second … of the piles that win is changed, for each number of them',
  start: (space) => choosing(positionsIn(space), inOrder),
};

const pile: Process = {
  id: 'pile',
  name: 'Place of the pile',
  bets: 'which pile is changed, by which has been where several win',
  start: (space) => choosing(positionsIn(space), choiceOfPile.view),
};

const size: Process = {
  id: 'size',
  name: 'Size of the pile',
  bets: 'whether the largest or a smaller pile is changed, by which has been where several win',
  suits: (space) => outcomeIn(space, 'moves').max > 1,
  start: (space) => choosing(positionsIn(space), choiceOfSize.view),
};

const move: Process = {
  id: 'move',
  name: 'Every position',
  bets: 'the move in each position, by those in that position before',
  start: (space) => choosing(positionsIn(space), choiceOfMove.view),
};

/**
 * Evidence of a player's moves. Where a move wins, one that does not win has no chance; a player's moves in a lost position are not judged. It counts
 * which of the winning piles is changed, in the order of their places, by how many win.
 */
export const moveEvidence: KindEvidence = { processes: [order, pile, size, move], impossible, counted };

/** Views the winning piles in the order of their places, separately for each number of them. */
function inOrder({ chances }: ChoicePosition): ChoiceView {
  let ways = 0;
  const actions = chances.map((chance) => (chance > 0 ? ways++ : -1));
  return { block: String(ways), actions };
}

function impossible(space: OutcomeSpace): (cells: Uint16Array, at: number) => string | null {
  const { byRank, piles, rankAt } = positionsIn(space);
  return (cells, at) => {
    const position = byRank[rankAt(cells, at)];
    if (!position) return null;
    const changed = cells[at + piles];
    if (position.chances[changed] > 0 && cells[at + piles + 1] === winningSize(cells, at, piles, changed)) return null;
    return `with piles ${position.piles.join(', ')} the player leaves ${cells[at + piles + 1]} in pile ${changed + 1}, which does not win where another move does`;
  };
}

function counted(space: OutcomeSpace): Counting {
  const { byRank, piles, rankAt, winnable } = positionsIn(space);
  const even = new Float64Array((piles + 1) * piles);
  for (const { chances } of winnable) {
    const open = chances.filter((chance) => chance > 0);
    open.forEach((chance, place) => {
      even[open.length * piles + place] += chance;
    });
  }
  const total = (row: number): number => even.subarray(row * piles, (row + 1) * piles).reduce((sum, chance) => sum + chance, 0);
  const totals = Float64Array.from({ length: piles + 1 }, (_, row) => total(row));
  return {
    // A row for each number of piles that win, from none.
    shape: [piles + 1, piles],
    each: 1,
    add(counts, cells, at) {
      const position = byRank[rankAt(cells, at)];
      if (!position) {
        counts[0]++;
        return;
      }
      const changed = cells[at + piles];
      const open = position.chances.filter((chance) => chance > 0).length;
      const before = position.chances.filter((chance, pile) => chance > 0 && pile < changed).length;
      counts[open * piles + before]++;
    },
    share: (row, place) => (totals[row] > 0 ? even[row * piles + place] / totals[row] : 0),
  };
}

/** The options of a choice in one position: the block of cells, the chance of each action, and which action changing a pile is. */
interface Choice extends ChoiceView {
  readonly first: number;
  readonly law: Float64Array;
}

/**
 * Bets on the choices of a player, as `view` sees them. Given the position, an even player takes each action with an exactly known chance, so however
 * the positions came, the bets on single moves multiply. Positions without a choice are passed over. Predicted as in `Leanings`.
 */
export function choosing({ piles, rankAt, winnable }: Positions, view: (position: ChoicePosition) => ChoiceView): ResumableProcess {
  const blocks = new Map<string, number>();
  const choices: (Choice | undefined)[] = [];
  let cells = 0;
  for (const position of winnable) {
    const { actions, block } = view(position);
    const many = Math.max(...actions) + 1;
    if (many < 2) continue;
    const first = blocks.get(block) ?? cells;
    if (first === cells) {
      blocks.set(block, cells);
      cells += many;
    }
    const law = new Float64Array(many);
    actions.forEach((action, pile) => {
      if (action >= 0) law[action] += position.chances[pile];
    });
    choices[position.rank] = { block, actions, first, law };
  }
  const products = new LogProducts();
  const leanings = new Leanings(cells, products);
  return {
    add(outcome, at) {
      const choice = choices[rankAt(outcome, at)];
      if (!choice) return;
      leanings.add(choice.first, choice.law, choice.actions[outcome[at + piles]]);
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
    memory: [...leanings.memory, products.logs],
  };
}
