import { bitsOfOrders, bitsPerDeal, dealtCards } from './sheet.js';
import { ranksOf } from './sort/number-sorts.js';
import type { Candidate, Way } from './way.js';

/** log2 of the chance that luck foretells as much, for one state, below which a state is believed: 1e-12. */
export const BELIEVED_BITS = 40;

/** The foretelling of a state: what came, and what is to come. */
export interface Foretold {
  /** Deals that it foretold, every card. */
  readonly deals: number;
  /** log10 of the chance that luck foretells as much. */
  readonly luck: number;
  /** The next decks, row-major: cards by number. */
  readonly next: Uint16Array;
}

/** Holds a state against every deal. Null where it foretells one of them wrongly, or where luck could have foretold as much. */
export function foretell(
  way: Way,
  { between, heldBits, sheet, state, used }: Candidate,
  last: Uint16Array,
  decks: number,
): Foretold | null {
  const { bounds, deals, draws, n, ranked, shuffle, start } = sheet;
  const foretold = deals - used;
  const bits = foretold * (ranked ? bitsOfOrders(n) : bitsPerDeal(bounds));
  if (bits - heldBits < BELIEVED_BITS) return null;
  if (state.words && way.prng.forbids?.(Uint32Array.from(state.words))) return null;
  const machine = way.open(state);
  const drawn = new Uint32Array(bounds.length);
  for (let at = 0; at < draws.length; at += bounds.length) {
    for (const [k, bound] of bounds.entries()) {
      drawn[k] = machine.below(bound);
      if (!ranked && drawn[k] !== draws[at + k]) return null;
    }
    if (ranked && !ranksOf(drawn).every((rank, k) => rank === draws[at + k])) return null;
    machine.skip(between);
  }
  const next = new Uint16Array(n * decks);
  let before = last;
  for (let d = 0; d < decks; d++) {
    const order = Uint16Array.from({ length: n }, (_, p) => p);
    shuffle.apply(
      bounds.map((bound) => machine.below(bound)),
      order,
    );
    machine.skip(between);
    before = dealtCards(start, order, before);
    next.set(before, d * n);
  }
  return { deals: foretold, luck: -bits * Math.log10(2), next };
}
