import type { ClosedForm, PlannedShuffle } from '../../core/subject/shuffle.js';
import { waysAmongFewer } from '../../core/ways-to-choose.js';
import { counted } from '../../core/words/counted.js';

/**
 * Bayer and Diaconis: k riffles are one shuffle of a = 2^k packets, and an order with r rising sequences comes from C(a + n − r, n) of its
 * a^n ways.
 */
function law(count: number): ClosedForm {
  const packets = 2n ** BigInt(count);
  return {
    statistic: 'rising-sequences',
    numerators: (n) => waysAmongFewer(packets + BigInt(n - 1), n, n),
    ways: (n) => packets ** BigInt(n),
    statement: `an order with r rising sequences has probability C(2^${count} + n − r, n) / 2^(${count}n)`,
  };
}

/** `count` Gilbert–Shannon–Reeds riffles: each is n coins, one for every place, telling from which packet its card drops. */
function riffles(count: number): PlannedShuffle {
  return {
    kind: 'planned',
    id: `riffle:${count}`,
    title: counted(count, 'riffle shuffle'),
    summary: 'The deck is cut near the middle and the two packets are interleaved, after the model of Gilbert, Shannon and Reeds.',
    reference:
      'D. Bayer & P. Diaconis, Trailing the dovetail shuffle to its lair, Annals of Applied Probability 2 (1992) 294–313, doi:10.1214/aoap/1177005705',
    uniform: false,
    seenIn: 'card players and dealers everywhere; hand-dealt bridge was long flatter than the odds say because too few were made',
    cure: {
      wrong: { does: 'riffled' },
      right: { does: 'shuffled' },
      why: 'A few riffles leave long runs of the old order standing. A computer can settle every position at once.',
    },
    kernel: 'riffles',
    bounds: (n) => new Uint32Array(n * count).fill(2),
    apply(draws, deck) {
      const n = deck.length;
      const before = deck.slice();
      for (let first = 0; first < draws.length; first += n) {
        let top = 0;
        let bottom = 0;
        for (let p = 0; p < n; p++) bottom += 1 - draws[first + p];
        for (let p = 0; p < n; p++) deck[p] = before[draws[first + p] === 0 ? top++ : bottom++];
        before.set(deck);
      }
    },
    closedForm: law(count),
    ...(count > 1 && { repeats: { times: count, once: riffles(1) } }),
  };
}

/** Riffle shuffles by hand; seven by default. */
export const riffle: PlannedShuffle = {
  ...riffles(7),
  id: 'riffle',
  title: 'Riffle shuffles',
  compared: { place: 6, number: 7 },
  parameter: { meaning: 'riffles', least: 1, most: 100, of: riffles },
};
