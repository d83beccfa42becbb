import type { ProcessId } from '../../../core/sequential.js';

/** A kind of evidence in words: its name, short enough for a small drawing, and what it bets on. */
export interface KindWords {
  readonly name: string;
  readonly bets: string;
}

/** Every kind of evidence in words. */
export const KINDS: Readonly<Record<ProcessId, KindWords>> = {
  rows: { name: 'Single cards', bets: 'where each card lands, by where that card has landed before' },
  pos: { name: 'All positions', bets: 'the whole deal, position by position, by which cards have been there before' },
  succ: { name: 'Neighbours', bets: 'the whole deal, card after card, by which card has followed which' },
  digits: { name: 'Choices', bets: 'the choices that a shuffle from the last card down must have made' },
  rising: { name: 'Rising sequences', bets: 'how many pieces of the old order are left' },
};
