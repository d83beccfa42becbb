import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import { branchingFactor } from '../branching.js';
import { boardText, EIGHT, everySolvable, type FoundBoard, foundBoard, stepsFrom } from './boards.js';
import { compared } from './compared.js';

/** Moves of one board, or of all with the growth of the paths. */
type Ways = { readonly moves: number } & (FoundBoard | { readonly boards: number; readonly most: number; readonly growth: number });

export const branching: Claim<Ways> = {
  id: 'branching',
  title: 'How many moves there are',
  statement:
    'the boards of 3 x 3 have 8/3 moves on average and never more than 4; without taking moves back at once the paths grow by √3 a move',
  reference: 'S. Edelkamp & R. E. Korf (1998), The branching factor of regular search spaces, AAAI-98, 299–304',
  check: () => {
    let [boards, moves, most] = [0, 0, 0];
    for (const board of everySolvable(EIGHT)) {
      const ways = stepsFrom(board).length;
      boards++;
      moves += ways;
      most = Math.max(most, ways);
    }
    const growth = branchingFactor(EIGHT);
    const right = 3 * moves === 8 * boards && most === 4 && Math.abs(growth - Math.sqrt(3)) < 1e-9;
    return compared(boards, right ? null : { boards, moves, most, growth });
  },
  twin: {
    statement: 'every board has 4 moves',
    check: () =>
      lookThrough(everySolvable(EIGHT), (board) => {
        const ways = stepsFrom(board).length;
        return ways === 4 ? null : { ...foundBoard(board), moves: ways };
      }),
  },
  refuted: (found) =>
    'board' in found
      ? `${boardText(found.board)} has ${counted(found.moves, 'move')}`
      : `${counted(found.boards, 'board')} have ${counted(found.moves, 'move')}, at most ${found.most}, and grow by ${found.growth}`,
};
