import type { ProvedDeck } from '../../../core/record/proved-deck.js';
import type { DrawnMap } from '../../../page/facts/pooled.js';

/** The most rows drawn one by one, as in the maps of audits; more are pooled into blocks. */
const MOST_ROWS = 64;

/** The exact deviations of a deck relative to 1/n as a map to draw; exact numbers leave nothing to luck. */
export function deckMap({ deviations, n }: ProvedDeck): DrawnMap {
  const block = Math.ceil(n / MOST_ROWS);
  const rows = Math.ceil(n / block);
  const sums = new Float64Array(rows * rows);
  deviations.forEach((row, card) => {
    row.forEach((deviation, position) => {
      sums[Math.floor(card / block) * rows + Math.floor(position / block)] += deviation * n;
    });
  });
  const sizeOf = (k: number): number => Math.min(block, n - k * block);
  return { rows, block, deviations: sums.map((sum, at) => sum / (sizeOf(Math.floor(at / rows)) * sizeOf(at % rows))), luck: 0 };
}
