import type { Bounded } from '../../core/subject/bounded.js';
import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { ratio } from '../../math/ratio.js';

/**
 * Returns the law of card by position of a shuffle that takes cards out of a pile, or puts them into a hand, one by one, at places drawn by a method
 * from `words` equally likely words: n² deviations from 1/n, row-major [card][position], exact. Null for a shuffle that does something else.
 *
 * A card of the pile moves up where one above it is taken, a card of the hand moves down where one is put above it: both are Markov chains.
 */
export function drawnPositions({ bounds, kernel }: PlannedShuffle, method: Bounded, words: bigint, n: number): Float64Array | null {
  if (kernel !== 'removals' && kernel !== 'insertions') return null;
  const chances = Array.from(bounds(n), (bound) => chancesOf(method, bound, words));
  const law = new Float64Array(n * n).fill(-1 / n);
  for (let card = 0; card < n; card++) (kernel === 'removals' ? addTaken : addPut)(law, card, chances, n);
  return law;
}

function chancesOf(method: Bounded, bound: number, words: bigint): Float64Array {
  const law = method.law(bound, words);
  return Float64Array.from({ length: bound }, (_, value) => (law === 'uniform' ? 1 / bound : ratio(law(value), words)));
}

/** Adds the chances of the turn in which a card is taken. */
function addTaken(law: Float64Array, card: number, chances: readonly Float64Array[], n: number): void {
  const at = new Float64Array(card + 1);
  at[card] = 1;
  for (let turn = 0; turn < n; turn++) {
    const draws = chances[turn] ?? [1];
    let above = 0;
    for (let place = 0; place <= card && place < draws.length; place++) {
      const here = at[place];
      law[card * n + turn] += here * draws[place];
      // Those that come from one place lower were moved up by a card taken above them.
      at[place] = here * Math.max(0, 1 - above - draws[place]);
      above += draws[place];
      if (place < card) at[place] += at[place + 1] * above;
    }
  }
}

/** Adds the chances of the place in which a card ends. */
function addPut(law: Float64Array, card: number, chances: readonly Float64Array[], n: number): void {
  const at = new Float64Array(n);
  if (card === 0) at[0] = 1;
  else at.set(chances[card - 1]);
  for (let next = Math.max(1, card + 1); next < n; next++) {
    const draws = chances[next - 1];
    let above = draws.reduce((sum, chance) => sum + chance, 0);
    for (let place = next - 1; place >= 0; place--) {
      // A card put at this place or above it moves it down.
      above -= draws[place + 1] ?? 0;
      const moved = at[place] * above;
      at[place + 1] += moved;
      at[place] -= moved;
    }
  }
  for (let p = 0; p < n; p++) law[card * n + p] += at[p];
}
