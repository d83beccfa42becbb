import { AuditError } from '../../core/errors.js';
import type { Recorded } from '../../core/record/recorded.js';
import type { ChoiceSpace, Fault, GameShape, OutcomeSpace } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { checkDealSize } from '../../games/nim/dealer/deal-size.js';
import { choicePositions, MOST_POSITIONS } from '../../games/nim/player/choice-positions.js';
import { pow } from '../../math/primitives/pow.js';
import { choiceOfPile } from './statistics/choice-of-pile.js';
import { choiceOfSize } from './statistics/choice-of-size.js';

/**
 * Returns the moves of a player of Nim as a space of outcomes: the piles before the move, each 1 to `max` and all lists equally likely, then the pile
 * that is changed, from 0, and the stones it then has. Even means that every winning move of a position is equally likely, as `choice` counts moves.
 * Throws E_USAGE beyond 250,000 positions, and where there is never more than one winning move, unless nobody asks for a choice.
 */
export function nimMoves({ choice, max, piles }: GameShape & { readonly choice: ChoiceSpace }, recorded?: Recorded): OutcomeSpace {
  checkDealSize({ piles, max });
  const positions = pow(max, piles);
  if (positions > MOST_POSITIONS)
    throw new AuditError('E_USAGE', `the positions of a player must be at most ${MOST_POSITIONS}, got ${positions}`, {
      hint: 'use fewer or smaller piles',
    });
  if (choice !== 'win' && !isChoice({ piles, max }, choice))
    throw new AuditError('E_USAGE', `${counted(piles, 'pile')} of 1 to ${max} never leave a choice between winning moves`, {
      hint: 'use at least 3 piles',
    });
  return {
    id: `moves(${piles} of 1 to ${max}, by ${choice})`,
    width: piles + 2,
    cards: piles + 2,
    outcome: { kind: 'moves', piles, max, choice },
    one: 'move',
    orderBits: piles * Math.log2(max),
    required: [choiceOfPile.id, ...(max > 1 ? [choiceOfSize.id] : [])],
    ...(recorded && { recorded }),
    size: BigInt(positions),
    fault: (cells, at) => moveFault(cells, at, piles),
  };
}

function isChoice({ max, piles }: GameShape, choice: ChoiceSpace): boolean {
  if (piles >= 3) return true;
  return choicePositions(choice, piles, max).some(({ chances }) => chances.filter((chance) => chance > 0).length > 1);
}

function moveFault(cells: Uint16Array, at: number, piles: number): Fault | null {
  const pile = cells[at + piles];
  if (pile >= piles) return { position: piles, rule: 'range', message: `moves in pile ${pile + 1} of ${piles}` };
  if (cells[at + pile] === cells[at + piles + 1])
    return { position: piles + 1, rule: 'duplicate', message: `leaves pile ${pile + 1} as it was` };
  return null;
}
