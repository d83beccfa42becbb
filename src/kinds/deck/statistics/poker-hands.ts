import type { Statistic } from '../../../core/statistic/statistic.js';
import { HAND, POKER_CARDS, POKER_KINDS, pokerKind, pokerLaw, pokerTables } from '../../../math/hands/poker-hands.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { readTable } from '../../counting/read-table.js';

const ID = 'poker-hands';
const SLOTS = Math.floor(POKER_CARDS / HAND);
const KINDS = POKER_KINDS.length;

/**
 * Deals ten poker hands of five cards from the top of every deck of 52: positions 1 to 5, 6 to 10 and so on. Compares how often each place was dealt
 * each kind of hand with the exact chances; kinds with fewer than five expected deals are pooled.
 *
 * Ten hands of one deal depend on each other, so each place is a row with a law of its own. Its size is that of the chances of the kinds.
 */
export const pokerHands: Statistic = {
  id: ID,
  title: 'Poker hands',
  summary:
    'Deals ten hands of five from every deck of 52 cards and compares each place’s pairs, straights and flushes with their exact chances.',
  reference: 'D. E. Knuth, TAOCP vol. 2, 3rd ed. (1998), section 3.3.2 D: the poker test, here with real cards; chances by counting',
  question: 'Is every kind of poker hand dealt as often as luck deals it?',
  asks({ test }) {
    const slot = Number(test.slice(ID.length + 1));
    return `Is every kind of poker hand dealt as often as luck deals it, in cards ${(slot - 1) * HAND + 1} to ${slot * HAND}?`;
  },
  catches: 'overhand',
  battery: 'deep',
  required: false,
  fit({ width }, trials) {
    if (width !== POKER_CARDS) return { skipped: { why: 'other-cards', cards: POKER_CARDS, got: width } };
    const binned = binnedCounts(pokerLaw(), trials);
    if (!binned) return { skipped: { why: 'few-for-bins', of: 'poker-hands', got: trials } };
    const tests = Array.from({ length: SLOTS }, (_, slot) => `${ID}/${slot + 1}`);
    return {
      shape: [SLOTS, KINDS],
      adds: { rows: 1 },
      rows: tests.map((test) => ({
        test,
        degrees: binned.degrees,
        scale: 1,
      })),
      accumulator() {
        const counts = new Float64Array(SLOTS * KINDS);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, top = 0; deal < length; deal++, top += POKER_CARDS) {
              for (let slot = 0; slot < SLOTS; slot++) counts[slot * KINDS + pokerKind(cells, top + slot * HAND)]++;
            }
          },
          readers: [readTable({ id: 'pokerHands', given: pokerTables() }, counts)],
        };
      },
      test: (counts, total) => tests.map((test, slot) => binned.read(test, counts.subarray(slot * KINDS, (slot + 1) * KINDS), total)),
    };
  },
};
