import type { EvidenceCore } from '../../core/evidence.js';
import { isNim } from '../../core/nim-origin.js';
import type { PartialDeal } from '../../core/partial-deal.js';
import { partialOf } from '../../core/partial-of.js';
import { boardOf } from '../../core/space-kind.js';
import type { Origin } from '../../core/subject.js';
import { furthestSeen } from '../facts/seen-card.js';
import { count, ratio } from '../numbers.js';
import { type Phrase, say, soft, strong } from '../phrase.js';
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

/** What a finding of partial deals comes to, as the rest of a headline; null for a test of whole decks. */
export function partialHeadline(test: string): string | null {
  const [id, row] = test.split('/');
  if (id === 'seen-cards') return 'some cards are seen more often than others';
  if (id === 'seen-pairs' || row === 'together') return 'some cards are seen together more often than others';
  if (id === 'seen-places' || id === 'seen-order') return 'the cards that are seen do not lie in every order equally often';
  if (id === 'seen-suits' || id === 'seen-ranks' || id === 'seen-deals') return 'what is seen of the deals is not all equally likely';
  return null;
}

/** The card that is seen too often or too seldom, in a sentence; null where none stands out. */
export function seenCardSentence(core: EvidenceCore): Phrase | null {
  const found = furthestSeen(core);
  if (!found) return null;
  const { card, high, low, ratio: times } = found;
  const bound = times > 1 ? `at least ${ratio(low)} times` : `at most ${ratio(high)} times`;
  return say`Card ${card} is seen ${strong(`${ratio(times)} times`)} as often as it should be. ${soft(`With luck allowed for, ${bound}.`)}`;
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
