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
  /** Present where the user's own groups are the parts: the part of each group, below 0 where it is passed over. */
  readonly ofGroups?: readonly number[];
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
          const [k, to] = cut.ofGroups
            ? groupAt(decks, from, cut.ofGroups)
            : within(cut.partAt(stretch, dealt + from, trials), decks.length, dealt);
          if (k < 0) {
            from = to;
            continue;
          }
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

function within({ end, part }: ReturnType<Cut['partAt']>, length: number, dealt: number): readonly [part: number, to: number] {
  return [part, Math.min(length, end - dealt)];
}

/** The part of an outcome by its group, and the first after it that has another. */
function groupAt({ groups, length }: Decks, from: number, ofGroups: readonly number[]): readonly [part: number, to: number] {
  if (!groups) return [-1, length];
  let to = from + 1;
  while (to < length && groups[to] === groups[from]) to++;
  return [ofGroups[groups[from]] ?? -1, to];
}

function pieceOf({ cells, width }: Decks, from: number, to: number): Decks {
  return { width, length: to - from, cells: cells.subarray(from * width, to * width) };
}
