import type { Claim } from '../../../core/claim.js';
import { counted } from '../../../core/counted.js';
import { lookThrough } from '../../../core/survey.js';
import { branchingFactor } from '../branching.js';
import { boardText, EIGHT, everySolvable, stepsFrom } from './boards.js';
import { compared } from './compared.js';

/** How many ways on there are. */
export const branching: Claim = {
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
    return compared(
      boards,
      right ? null : `${counted(boards, 'board')} have ${counted(moves, 'move')}, at most ${most}, and grow by ${growth}`,
    );
  },
  twin: {
    statement: 'every board has 4 moves',
    check: () =>
      lookThrough(everySolvable(EIGHT), (board) => {
        const ways = stepsFrom(board).length;
        return ways === 4 ? null : `${boardText(board)} has ${counted(ways, 'move')}`;
      }),
  },
};
