import { deckDraws } from './parts/deck-draws.js';

// Draws lie in groups of eight decks: for every group, for every step, one byte a deck. So the eight decks of a group are shuffled side by side.

/** Makes the draws of `decks` decks of the default generator and method, with bounds of at most 256. Deck d is in place d mod 8 of group d / 8. */
export function streamDraws(state: usize, bounds: usize, steps: u32, draws: usize, decks: u32): void {
  for (let deck: u32 = 0; deck < decks; deck++) deckDraws<u8>(state, bounds, steps, draws + (((deck >> 3) * steps) << 3) + (deck & 7), 8);
}
