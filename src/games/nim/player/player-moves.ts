import { AuditError } from '../../../core/errors.js';
import type { ChoiceSpace } from '../../../core/subject/outcome.js';
import type { Choices, Shuffle } from '../../../core/subject/shuffle.js';
import { pow } from '../../../math/primitives/pow.js';
import type { DealSize } from '../dealer/dealer.js';
import { positionFor } from './null-player.js';
import type { NimMove, NimPosition, Player, WeighedMove } from './player.js';

/** The number of positions whose moves are kept, so that each is weighted only once. */
const MOST_KEPT = 20_000;

/**
 * Adapts a player to a shuffle, so that every generator and bounded method runs it. It deals piles of 1 to `max` by one choice each, then chooses its
 * move. It writes the piles before the move, the pile it changes, from 0, and the stones that this then has.
 */
export function playerMoves(player: Player, space: ChoiceSpace, { max, piles }: DealSize): Shuffle {
  const { id, reference, summary, title } = player;
  const kept: (readonly WeighedMove[] | undefined)[] = [];
  const keeps = pow(max, piles) <= MOST_KEPT;
  const deal = new Array<number>(piles).fill(0);
  let rank = 0;
  const weigh = (): readonly WeighedMove[] => {
    const before = kept[rank];
    if (before) return before;
    const moves = player.weigh(positionFor(player, space, [...deal], max));
    if (keeps) kept[rank] = moves;
    return moves;
  };
  const mover: Player = { ...player, weigh };
  return {
    id,
    title,
    summary,
    reference,
    uniform: false,
    leastCards: piles + 2,
    kind: 'adaptive',
    run(choices, cells) {
      rank = 0;
      for (let i = 0; i < piles; i++) {
        const draw = choices.below(max);
        rank = rank * max + draw;
        deal[i] = draw + 1;
        cells[i] = draw + 1;
      }
      const { left, pile } = chooseMove(mover, choices, { piles: deal, misere: false });
      cells[piles] = pile;
      cells[piles + 1] = left;
    },
  };
}

/**
 * Returns the move that a player chooses: one draw below the sum of its weights, counted through its moves in order. Throws E_USAGE if there is no
 * move, and if the weights sum to 2^32 or more.
 */
export function chooseMove(player: Player, choices: Choices, position: NimPosition): NimMove {
  const moves = player.weigh(position);
  const all = moves.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) throw new AuditError('E_USAGE', 'a position must have a stone to take, got none');
  if (all >= 2 ** 32) throw new AuditError('E_USAGE', `a choice must be among fewer than 2^32 ways, got ${all}`);
  let draw = choices.below(all);
  for (const { pile, left, weight } of moves) {
    if (draw < weight) return { pile, left };
    draw -= weight;
  }
  throw new AuditError('E_INTERNAL', `a draw below ${all} must choose a move, got ${draw} too much`);
}
