import type { Outcome, OutcomeSpace } from '../../core/subject/outcome.js';
import { kindOf } from '../../kinds/index.js';
import type { RowTurn } from '../../kinds/rows.js';
import type { LineShape } from './cards.js';
import type { ProtocolTaker } from './takers.js';

export function lineShape({ cards, outcome, width }: OutcomeSpace): LineShape {
  const { cells, rows } = kindOf(outcome);
  return { n: cards, width: rows.width?.(outcome) ?? width, numbers: cells === 'numbers' };
}

/** Returns a taker of outcomes from the lines that a taker of cards or numbers reads. */
export function outcomeTaker(taker: ProtocolTaker, outcome: Outcome, { width }: LineShape): ProtocolTaker {
  const { turn } = kindOf(outcome).rows;
  if (!turn) return taker;
  const line = new Uint16Array(width);
  let read: RowTurn | null | undefined;
  return {
    get vocabulary() {
      return taker.vocabulary;
    },
    take(bytes, cells, into) {
      const fault = taker.take(bytes, line, 0);
      const { vocabulary } = taker;
      if (fault || !vocabulary) return fault;
      // The first line tells how cards are written, and all that follow it are written alike.
      if (read === undefined) read = turn(outcome, vocabulary);
      const rule = read ? read(line, 0, cells, into) : null;
      if (!read) cells.set(line, into);
      return rule === null ? null : { code: 'E_SUBJECT_CONTRACT', rule };
    },
    bytes: (output) => taker.bytes(output),
    ...(taker.ask && { ask: taker.ask }),
  };
}
