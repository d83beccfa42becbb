import type { MovesOutcome, Outcome, OutcomeSpace } from '../../core/outcome.js';
import { kindOf } from '../../kinds/index.js';
import { readMove } from '../../kinds/moves/read-move.js';
import type { LineShape } from './cards.js';
import type { ProtocolTaker } from './takers.js';

/** What a line of a program holds, whose outcomes live in a space: of a move the piles before it and after it. */
export function lineShape({ cards, outcome, width }: OutcomeSpace): LineShape {
  const cells = outcome.kind === 'moves' ? 2 * outcome.piles : width;
  return { n: cards, width: cells, numbers: kindOf(outcome).cells === 'numbers' };
}

/** Outcomes as a taker of their cards or numbers reads them, told as their space tells them. */
export function outcomeTaker(taker: ProtocolTaker, outcome: Outcome): ProtocolTaker {
  if (outcome.kind === 'board') return ofBoards(taker, outcome.rows * outcome.columns);
  return outcome.kind === 'moves' ? ofMoves(taker, outcome) : taker;
}

/** Boards whose blank may be written as the number of their cells, where tiles count from 1. */
function ofBoards(taker: ProtocolTaker, width: number): ProtocolTaker {
  return withTake(taker, (bytes, cells, into) => {
    const fault = taker.take(bytes, cells, into);
    if (fault) return fault;
    if (taker.vocabulary?.kind === 'from-1') for (let i = into; i < into + width; i++) cells[i] = (cells[i] + 1) % width;
    return null;
  });
}

function ofMoves(taker: ProtocolTaker, { choice, max, piles }: MovesOutcome): ProtocolTaker {
  const move = { max, additions: choice === 'addition' };
  const both = new Uint16Array(2 * piles);
  const [before, after] = [both.subarray(0, piles), both.subarray(piles)];
  return withTake(taker, (bytes, cells, into) => {
    const fault = taker.take(bytes, both, 0);
    if (fault) return fault;
    cells.set(before, into);
    const rule = readMove(before, after, move, cells, into + piles);
    return rule === null ? null : { code: 'E_SUBJECT_CONTRACT', rule };
  });
}

function withTake(taker: ProtocolTaker, take: ProtocolTaker['take']): ProtocolTaker {
  return {
    get vocabulary() {
      return taker.vocabulary;
    },
    take,
    bytes: (output) => taker.bytes(output),
  };
}
