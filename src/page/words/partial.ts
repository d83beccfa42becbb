import type { Origin } from '../../core/origin.js';
import type { HandOutcome } from '../../core/outcome.js';
import { count } from '../numbers.js';
import { type Phrase, say, strong } from '../phrase.js';
import { gameWords, nimWords } from './nim.js';
import { boardWords } from './scrambler.js';

/** `52 cards`, `5 of 52 cards` where only some of every deal are seen, `3 × 3 puzzle` of boards. */
export function cardsWords({ outcome }: Origin, n: number): string {
  switch (outcome.kind) {
    case 'deck':
      return `${count(n)} cards`;
    case 'hand':
      return `${count(outcome.seen)} of ${count(n)} cards`;
    case 'board':
      return boardWords(outcome);
    case 'piles':
    case 'moves':
      return gameWords(outcome);
  }
}

const ORDERS: Readonly<Record<HandOutcome['order'], string>> = {
  kept: 'in the order in which they were dealt',
  unknown: 'in an order that was taken to say nothing, so their places were not tested',
  sorted: 'and they always stand in one and the same order, sorted, so their places say nothing and were not tested',
};

/** What is seen of every deal, as a sentence after others; nothing where it is all. */
export function partialSentence({ outcome: hand }: Origin, n: number): Phrase {
  if (hand.kind !== 'hand') return [];
  return say` Of every deal ${strong(`${count(hand.seen)} of the ${count(n)} cards`)} ${hand.seen === 1 ? 'is' : 'are'} seen${hand.seen === 1 ? '' : `, ${ORDERS[hand.order]}`}.`;
}

/** The options that make the outcomes of a subject of the same kind and size again. */
export function spaceWords({ outcome, source }: Origin, n: number): readonly string[] {
  switch (outcome.kind) {
    case 'deck':
      return [`--n ${n}`];
    case 'hand':
      return [`--n ${n}`, ...(source.kind === 'log' ? [] : handWords(outcome))];
    case 'board':
      return [`${source.kind === 'built-in' ? '--size ' : '--space puzzle:'}${outcome.rows}x${outcome.columns}`];
    case 'piles':
    case 'moves':
      return nimWords(outcome);
  }
}

/** The options that deal hands of the same cards again. */
function handWords({ order, seen }: HandOutcome): readonly string[] {
  return [`--deal ${seen}`, ...(order === 'unknown' ? ['--order-unknown'] : [])];
}
