import type { AdaptiveShuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import { mistake } from './mistake.js';
import * as sorts from './sorts/index.js';

/** Cards and keys that show whether a sort keeps the old order of equal keys. */
const SHOWN_BY = { cards: 40, keys: 3 };

const UNSTABLE = Object.values(sorts).filter((one) => !keepsTurns(one));

/** True if a sort leaves equal keys in their old order, or turns all of them round, as a stable one does to a deck that is turned round. */
function keepsTurns({ sort }: sorts.Sort): boolean {
  const cards = Array.from({ length: SHOWN_BY.cards }, (_, card) => card);
  sort(cards, (a, b) => (a % SHOWN_BY.keys) - (b % SHOWN_BY.keys));
  const rises = cards.flatMap((card, p) => (p === 0 || card % SHOWN_BY.keys !== cards[p - 1] % SHOWN_BY.keys ? [] : [card > cards[p - 1]]));
  return new Set(rises).size === 1;
}

/** Returns sorting by `keys` different keys where equal keys fall as the sort leaves them, for each sort that is not stable. */
export function unstableKeys(keys: number): readonly AdaptiveShuffle[] {
  return UNSTABLE.map(({ id, sort, title }) =>
    mistake(
      {
        id: `unstable-keys:${id},${keys}`,
        title: `Sort by ${counted(keys, 'different key')}`,
        summary: `Every card gets one of ${counted(keys, 'key')} and the deck is sorted by them with ${title}; equal keys fall as that sort leaves them.`,
        cure: {
          wrong: { does: 'sortedByKeys' },
          right: { does: 'shuffled' },
          why: 'Where keys are equal, the sort decides and not chance.',
        },
      },
      (choices, deck) => {
        const key = Array.from(deck, () => choices.below(keys));
        sort(deck, (a, b) => key[a] - key[b]);
      },
    ),
  );
}
