import type { Process } from '../../../core/evidence-process.js';
import { type OutcomeSpace, outcomeIn } from '../../../core/outcome.js';
import { type ChoicePosition, winningSize } from '../../../games/nim/player/choice-positions.js';
import type { Counting, KindEvidence } from '../../evidence.js';
import { choiceOfMove } from '../statistics/choice-of-move.js';
import { choiceOfPile } from '../statistics/choice-of-pile.js';
import { choiceOfSize } from '../statistics/choice-of-size.js';
import type { ChoiceView } from '../statistics/choice-table.js';
import { choosing } from './choosing.js';
import { positionsIn } from './positions.js';

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
 * Evidence of a player's moves. Where a move wins, one that does not win has no chance; nothing is said of what a player does in a position that is lost.
 * Counted is which of the piles that win is changed, in the order of their places, by how many win.
 */
export const moveEvidence: KindEvidence = { processes: [order, pile, size, move], impossible, counted };

/** The piles that win in the order of their places, apart for each number of them. */
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
