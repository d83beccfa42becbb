import type { LogWishes } from '../../../engine/log/log-wishes.js';
import type { LineRelay, LogHead } from '../line-relay.js';
import { type BridgeDeal, type BridgeHand, type BridgeText, bridgeRelay, cardsOf, SEATS } from './bridge-deals.js';

const SUITS = ['S', 'H', 'D', 'C'];

/** A tag with its value, or what begins a comment. */
const TAG = /\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]|[{;]/;

/** Reads the tags Board and Deal of Portable Bridge Notation (PBN 2.1, www.tistis.nl/pbn). */
class PbnText implements BridgeText {
  #rest = '';
  #board = '';
  #inComment = false;

  take(text: string): readonly BridgeDeal[] {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#line(line));
  }

  end(): readonly BridgeDeal[] {
    return this.#line(this.#rest);
  }

  #line(line: string): readonly BridgeDeal[] {
    const deals: BridgeDeal[] = [];
    if (!this.#inComment && line.startsWith('%')) return deals;
    for (let rest = line; ; ) {
      if (this.#inComment) {
        const end = rest.indexOf('}');
        if (end < 0) return deals;
        this.#inComment = false;
        rest = rest.slice(end + 1);
      }
      const found = TAG.exec(rest);
      if (!found || found[0] === ';') return deals;
      this.#inComment = found[0] === '{';
      rest = rest.slice(found.index + found[0].length);
      const [, tag, value] = found;
      if (tag === 'Board') this.#board = value;
      // A number sign stands for the deal before, and nothing for one that nobody knows.
      if (tag === 'Deal' && !/^(?:#*|\?)$/.test(value)) deals.push({ board: this.#board, hands: handsIn(value) });
    }
  }
}

/** Returns the hands of a deal such as `N:AKQ.J2.…`, which names the seat of the first and goes on clockwise. */
function handsIn(value: string): readonly BridgeHand[] {
  const [seat, deal = ''] = value.split(':');
  const first = SEATS.map(String).indexOf(seat.trim().toUpperCase());
  const hands = deal.trim().split(/\s+/);
  if (first < 0 || hands.length !== SEATS.length) return [value, ...SEATS.slice(1).map(() => null)];
  return SEATS.map((_, s) => {
    const hand = hands[(s - first + SEATS.length) % SEATS.length];
    const suits = hand.split('.').map((ranks, suit) => cardsOf(SUITS[suit] ?? '', ranks));
    if (hand === '-') return null;
    return suits.length === SUITS.length && !suits.includes(null) ? suits.flatMap((cards) => cards ?? []) : hand;
  });
}

/** Returns the deals of a file of PBN; null if it is none. */
export function findPbn(head: LogHead, wishes: LogWishes): LineRelay | null {
  if (!/^\s*\[\s*Deal\s+"/m.test(new TextDecoder().decode(head.bytes))) return null;
  return bridgeRelay('pbn', () => new PbnText(), head, wishes);
}
