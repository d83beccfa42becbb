import type { ProofCore } from '../../../core/record/proof.js';
import { ordinal } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { refutedLaw } from '../facts/laws.js';
import { orderPiece } from './order.js';

/** Explains how orders are written, with an order of the page itself where it has one. */
export function counting(core: ProofCore): Phrase {
  const shown = refutedLaw(core)?.counterexample.often.order ?? [1, 0, 2];
  const [first = 0] = shown;
  const top = first === 0 ? 'still on top' : `the ${ordinal(first + 1)} from the top before, now on top`;
  return say`Orders are read from the top: ${orderPiece(shown)} has card ${first + 1}, ${top}. Cards and positions count from 1 here, and from 0 in the record.`;
}
