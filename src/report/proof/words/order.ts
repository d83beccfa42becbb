import { NBSP } from '../../../page/numbers.js';
import { code, type Piece } from '../../../page/phrase.js';

/** Writes an order as people count: the card at each position from the top, cards from 1: "2 1 3". */
export function orderText(order: readonly number[]): string {
  return order.map((card) => String(card + 1)).join(' ');
}

/** Writes an order inside a sentence, set apart from the numbers around it and never broken. */
export function orderPiece(order: readonly number[]): Piece {
  return code(orderText(order).replaceAll(' ', NBSP));
}

/** Parses an order given as the record's key: cards from 0, joined by spaces. */
export function orderOfKey(key: string): readonly number[] {
  return key.split(' ').map(Number);
}

/** Writes an order without spaces, for charts: "213"; only up to 9 cards, where every card is one digit. */
export function compactOrder(order: readonly number[]): string {
  return order.length <= 9 ? order.map((card) => card + 1).join('') : orderText(order);
}
