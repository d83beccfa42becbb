import { isNim } from '../../core/nim-origin.js';
import type { PartialDeal } from '../../core/partial-deal.js';
import { partialOf } from '../../core/partial-of.js';
import { boardOf } from '../../core/space-kind.js';
import type { Origin } from '../../core/subject.js';
import { count } from '../numbers.js';
import { type Phrase, say, strong } from '../phrase.js';
import { gameWords, nimWords } from './nim.js';
import { boardWords } from './scrambler.js';

/** `52 cards`, `5 of 52 cards` where only some of every deal are seen, `3 × 3 puzzle` of boards. */
export function cardsWords(origin: Origin, n: number): string {
  if (isNim(origin)) return gameWords(origin);
  const board = boardOf(origin);
  if (board) return boardWords(board);
  const partial = partialOf(origin);
  return partial ? `${count(partial.seen)} of ${count(n)} cards` : `${count(n)} cards`;
}

const ORDERS: Readonly<Record<PartialDeal['order'], string>> = {
  kept: 'in the order in which they were dealt',
  unknown: 'in an order that was taken to say nothing, so their places were not tested',
  sorted: 'and they always stand in one and the same order, sorted, so their places say nothing and were not tested',
};

/** What is seen of every deal, as a sentence after others; nothing where it is all. */
export function partialSentence(origin: Origin, n: number): Phrase {
  const partial = partialOf(origin);
  if (!partial) return [];
  return say` Of every deal ${strong(`${count(partial.seen)} of the ${count(n)} cards`)} ${partial.seen === 1 ? 'is' : 'are'} seen${partial.seen === 1 ? '' : `, ${ORDERS[partial.order]}`}.`;
}

/** The options that make the outcomes of a subject of the same kind and size again. */
export function spaceWords(origin: Origin, n: number): readonly string[] {
  if (isNim(origin)) return nimWords(origin);
  const board = boardOf(origin);
  if (!board) return [`--n ${n}`, ...partialWords(origin)];
  const size = `${board.rows}x${board.columns}`;
  return [origin.kind === 'scrambler' ? `--size ${size}` : `--space puzzle:${size}`];
}

/** The options that make partial deals the same again. */
function partialWords(origin: Origin): readonly string[] {
  const partial = partialOf(origin);
  if (!partial || origin.kind === 'log') return [];
  return [`--deal ${partial.seen}`, ...(partial.order === 'unknown' ? ['--order-unknown'] : [])];
}
