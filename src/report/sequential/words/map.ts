import { counted } from '../../../core/words/counted.js';
import { furthestCells, type PositionMap } from '../../../page/facts/position-map.js';
import type { Note } from '../../../page/facts/shape.js';
import { count } from '../../../page/numbers.js';

/** Says what the map of a run that stopped by itself shows, in one sentence; for two cards, where the map has one number, that number. */
export function stoppedMapWords(map: PositionMap, notes: readonly Note[]): string {
  const { counts, n, trials } = map;
  if (n === 2) return `In ${count(counts[1])} of ${counted(count(trials), 'deal')} the two cards changed places; about half would be even.`;
  if (notes.length > 0) return 'A mistake in a shuffle has a shape, the same on every run.';
  const [furthest] = furthestCells(map, 1);
  return furthest.low > 1 || furthest.high < 1
    ? 'Single cells stand out; together they form none of the usual shapes.'
    : 'Single cells show no shape beyond luck yet.';
}
