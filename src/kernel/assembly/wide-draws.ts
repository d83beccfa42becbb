import { chosen } from './parts/chosen.js';
import { deckDraws } from './parts/deck-draws.js';

// Draws for decks of more than 256 cards lie step by step, 16 bits each: one such deck is work enough to hide what its steps wait for.

/** Makes the draws of a deck of the default generator and method, with bounds of at most 65,536. */
export function wideStreamDraws(state: usize, bounds: usize, steps: u32, draws: usize): void {
  deckDraws<u16>(state, bounds, steps, draws, 2);
}

/**
 * Makes the draws of a deck from step `first` on, as many as `count` words suffice for. All words are taken, at most as many as there are steps left.
 * Returns the next step. The other parameters are as in `chooseWords`.
 */
export function chooseWideWords(
  method: u32,
  words: usize,
  count: u32,
  shift: u32,
  range: u64,
  bounds: usize,
  draws: usize,
  first: u32,
): u32 {
  const log: i32 = (range & (range - 1)) === 0 ? (ctz<u64>(range) as i32) : -1;
  let step = first;
  for (const end = words + ((count as usize) << 2); words < end; words += 4) {
    const value = chosen(method, load<u32>(words) >>> shift, load<u32>(bounds + ((step as usize) << 2)), range, log);
    if (value < 0) continue;
    store<u16>(draws + ((step as usize) << 1), value as u16);
    step++;
  }
  return step;
}
