import { bitsPerDeal } from './sheet.js';
import type { Candidate, Way } from './way.js';

/** log2 of the chance of being foretold by luck, for one state, below which a state is believed: 1e-12. */
const BELIEVED = -40;

/** A state that foretold all deals that it was not worked out from. */
export interface Prediction extends Candidate {
  readonly way: Way;
  readonly foretold: number;
  /** log10 of the chance that luck foretells as much. */
  readonly luck: number;
  /** The next deals, as orders of the cards by number; row-major. */
  readonly next: Uint16Array;
}

/** Holds a state against every deal. Null where it foretells one of them wrongly, or where luck could have foretold as much. */
export function believe(way: Way, candidate: Candidate, last: Uint16Array, next: number): Prediction | null {
  const { between, heldBits, sheet, state, used } = candidate;
  const { bounds, deals, draws, n, shuffle, start } = sheet;
  const foretold = deals - used;
  const bits = foretold * bitsPerDeal(bounds);
  if (heldBits - bits > BELIEVED) return null;
  const machine = way.open(state);
  for (let at = 0; at < draws.length; ) {
    for (const bound of bounds) if (machine.below(bound) !== draws[at++]) return null;
    machine.skip(between);
  }
  const decks = new Uint16Array(n * next);
  let before = last;
  for (let d = 0; d < next; d++) {
    const order = Uint16Array.from({ length: n }, (_, p) => p);
    shuffle.apply(
      bounds.map((bound) => machine.below(bound)),
      order,
    );
    machine.skip(between);
    const deck = start === 'natural' ? order : order.map((place) => before[place]);
    decks.set(deck, d * n);
    before = deck;
  }
  return { ...candidate, way, foretold, luck: -bits * Math.log10(2), next: decks };
}
