import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';

/** `count` overhand shuffles: between neighbouring cards a packet ends with probability 1/5, and the packets are laid down in reverse order. */
function overhands(count: number): PlannedShuffle {
  return {
    kind: 'planned',
    id: `overhand:${count}`,
    title: counted(count, 'overhand shuffle'),
    summary: 'Small packets slide off the top of the deck one after another, which reverses their order but not the order within each.',
    reference:
      'R. Pemantle, Randomization time for the overhand shuffle, Journal of Theoretical Probability 2 (1989) 37–49; J. Jonasson, The overhand shuffle mixes in Θ(n² log n) steps, Annals of Applied Probability 16 (2006) 231–243, doi:10.1214/105051605000000692',
    uniform: false,
    seenIn: 'card players everywhere; a well-mixed deck takes of the order of n² log n of them',
    cure: {
      wrong: { does: 'overhanded' },
      right: { does: 'shuffled' },
      why: 'Packets slide off with their order kept, so neighbours stay neighbours for a long time.',
    },
    kernel: 'overhands',
    bounds: (n) => new Uint32Array((n - 1) * count).fill(5),
    apply(draws, deck) {
      const n = deck.length;
      const before = deck.slice();
      for (let first = 0; first < draws.length; first += n - 1) {
        let placed = 0;
        let end = n;
        for (let start = n - 1; start >= 0; start--) {
          const cutAbove = start === 0 || draws[first + start - 1] === 0;
          if (!cutAbove) continue;
          for (let p = start; p < end; p++) deck[placed++] = before[p];
          end = start;
        }
        before.set(deck);
      }
    },
    ...(count > 1 && { repeats: { times: count, once: overhands(1) } }),
  };
}

/** Overhand shuffles by hand; ten by default. */
export const overhand: PlannedShuffle = {
  ...overhands(10),
  id: 'overhand',
  title: 'Overhand shuffles',
  parameter: { meaning: 'overhand shuffles', least: 1, most: 1000, of: overhands },
};
