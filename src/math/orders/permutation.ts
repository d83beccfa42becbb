import type { DeclaredNull } from '../../core/record/declared-null.js';
import type { Recorded } from '../../core/record/recorded.js';
import type { Handing } from '../../core/source/handing.js';
import type { Fault, OutcomeSpace } from '../../core/subject/outcome.js';
import { factorial } from '../fraction.js';
import { orderBitsOf } from './order-bits.js';
import { rankOf } from './order-rank.js';

/** The largest deck whose orders are counted one by one: 8! = 40,320. */
export const MOST_RANKED_CARDS = 8;

/**
 * Returns the orders of `n` ≥ 2 cards numbered 0 … n − 1, as a space of outcomes: cell p holds the card at position p. `recorded` is given for deals
 * of a log, `handed` for those of a function, `declared` where another law than the even one is to be right.
 */
export function permutations(n: number, recorded?: Recorded, handed?: Handing, declared?: DeclaredNull): OutcomeSpace {
  return {
    outcome: { kind: 'deck' },
    one: 'deal',
    id: `permutation(${n})`,
    width: n,
    cards: n,
    allCards: true,
    orderBits: orderBitsOf(n, n, true),
    ...(recorded && { recorded }),
    ...(handed && { handed }),
    ...(declared && { declared }),
    // Worked out when asked for: the factorial of a large deck is a large number.
    get size() {
      return factorial(n);
    },
    ...(n <= MOST_RANKED_CARDS && { rank: (cells: Uint16Array, at: number) => rankOf(cells, at, n) }),
    fault: deckFault(n, n),
  };
}

/** Returns a function that says what is wrong with `width` different cards out of 0 … n − 1, if anything. */
export function deckFault(n: number, width: number): OutcomeSpace['fault'] {
  const seenAt = new Int32Array(n);
  const stamp = new Float64Array(n);
  let visit = 0;
  return (cells, at): Fault | null => {
    visit++;
    for (let i = 0; i < width; i++) {
      const card = cells[at + i];
      if (card >= n) return { position: i, rule: 'range', message: `holds ${card}, which is no card of this deck (0 to ${n - 1})` };
      if (stamp[card] === visit) {
        return { position: i, rule: 'duplicate', message: `holds card ${card} again, already seen at position ${seenAt[card] + 1}` };
      }
      stamp[card] = visit;
      seenAt[card] = i;
    }
    return null;
  };
}
