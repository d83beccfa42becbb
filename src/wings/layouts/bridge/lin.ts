import type { LogWishes } from '../../../engine/log/log-wishes.js';
import type { LineRelay, LogHead } from '../line-relay.js';
import { type BridgeDeal, type BridgeHand, type BridgeText, bridgeRelay, cardsOf } from './bridge-deals.js';

/** Reads the fields of a LIN file that hold deals and the numbers of boards: `md|3SAK…HQ…,…,…,|`, `qx|o1|`, `ah|Board 1|`. */
class LinText implements BridgeText {
  #rest = '';
  #board = '';
  /** A deal whose board may be named behind it. */
  #deal: BridgeDeal | null = null;

  take(text: string): readonly BridgeDeal[] {
    const deals: BridgeDeal[] = [];
    const all = this.#rest + text;
    let read = 0;
    for (const [field, name, value] of all.matchAll(/([A-Za-z]{2})\|([^|]*)\|/g)) {
      read = all.indexOf(field, read) + field.length;
      const tag = name.toLowerCase();
      // The open and the closed room play the same board.
      const number = /\d+/.exec(value)?.[0] ?? '';
      if (tag === 'qx' || tag === 'md') deals.push(...this.end());
      if (tag === 'qx') this.#board = number;
      else if (tag === 'ah' && this.#deal?.board === '') this.#deal = { ...this.#deal, board: number };
      else if (tag === 'md') this.#begin(value);
    }
    this.#rest = all.slice(read);
    return deals;
  }

  end(): readonly BridgeDeal[] {
    const deal = this.#deal;
    this.#deal = null;
    return deal ? [deal] : [];
  }

  /** Begins a deal: a digit for the dealer, then the hands of South, West, North and East. */
  #begin(value: string): void {
    const [south, west, north = null, east = null] = value
      .replace(/^\s*\d?/, '')
      .split(',')
      .map(handOf);
    const hands = [north, east, south, west ?? null];
    if (hands.some((hand) => hand !== null)) this.#deal = { board: this.#board, hands };
    this.#board = '';
  }
}

function handOf(text: string): BridgeHand {
  const hand = text.trim().toUpperCase();
  if (hand === '') return null;
  const suits = [...hand.matchAll(/([SHDC])([^SHDC]*)/g)];
  const cards = suits.map(([, suit, ranks]) => cardsOf(suit, ranks));
  return /^[SHDC]/.test(hand) && !cards.includes(null) ? cards.flatMap((found) => found ?? []) : hand;
}

/** Returns the deals of a LIN file, as Bridge Base Online writes it; null if it is none. */
export function findLin(head: LogHead, wishes: LogWishes): LineRelay | null {
  const text = new TextDecoder().decode(head.bytes);
  if (!/^\ufeff?\s*[A-Za-z]{2}\|/.test(text) || !/(?:^|\|)\s*md\|[0-4]?\s*[SHDC]/im.test(text)) return null;
  return bridgeRelay('lin', () => new LinText(), head, wishes);
}
