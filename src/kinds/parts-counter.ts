import type { Decks, Stretch } from '../core/outcome.js';
import type { Accumulator } from '../core/statistic.js';
import { SCATTER_CELLS, scatterCounter } from './part-scatter.js';
import type { PartsBase } from './parts-base.js';

/** How a sample is cut into parts. */
export interface Cut {
  /** What stands behind the statistic in the ids of its rows. */
  readonly name: string;
  readonly parts: number;
  /** The question whether something, lower case and in the plural, is the same in every part. */
  question(what: string): string;
  /** The part of the deal at `place` (from 0) of a block of a sample of `trials` deals, and the place before which that part ends. */
  partAt(stretch: Stretch, place: number, trials: number): { readonly part: number; readonly end: number };
}

/** Counts the tables of all bases part by part, cut by cut, and behind them the scatter where that is `measured`. */
export function partsCounter(
  cuts: readonly Cut[],
  bases: readonly PartsBase[],
  trials: number,
  stretch: Stretch,
  measured: boolean,
): Accumulator {
  const part = bases.reduce((sum, { cells }) => sum + cells, 0);
  const begins = cuts.map((_, c) => cuts.slice(0, c).reduce((sum, { parts }) => sum + parts * (1 + part), 0));
  const ofParts = cuts.reduce((sum, { parts }) => sum + parts * (1 + part), 0);
  const counts = new Float64Array(ofParts + (measured ? SCATTER_CELLS * bases.length : 0));
  const scatter = measured ? scatterCounter(bases, stretch.trials, counts, ofParts) : null;
  const inner = cuts.map(({ parts }) => Array.from({ length: parts }, () => null as readonly Accumulator[] | null));
  let dealt = 0;
  return {
    get counts() {
      for (const [c, parts] of inner.entries()) {
        for (const [k, accumulators] of parts.entries()) {
          let at = begins[c] + parts.length + k * part;
          for (const [b, { cells }] of bases.entries()) {
            if (accumulators) counts.set(accumulators[b].counts, at);
            at += cells;
          }
        }
      }
      return counts;
    },
    add(decks) {
      for (const [c, cut] of cuts.entries()) {
        for (let from = 0; from < decks.length; ) {
          const { end, part: k } = cut.partAt(stretch, dealt + from, trials);
          const to = Math.min(decks.length, end - dealt);
          const accumulators = inner[c][k] ?? bases.map((base) => base.accumulator());
          inner[c][k] = accumulators;
          const piece = pieceOf(decks, from, to);
          for (const one of accumulators) one.add(piece);
          counts[begins[c] + k] += to - from;
          from = to;
        }
      }
      scatter?.(decks);
      dealt += decks.length;
    },
  };
}

function pieceOf({ cells, width }: Decks, from: number, to: number): Decks {
  return { width, length: to - from, cells: cells.subarray(from * width, to * width) };
}
