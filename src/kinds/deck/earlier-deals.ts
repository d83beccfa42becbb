import type { Accumulator, Fitted } from '../../core/statistic/statistic.js';
import type { TallyReader } from '../../core/statistic/tally.js';
import { Batch } from '../../core/subject/outcome.js';

/** A statistic of each deal relative to one several deals before. */
export interface LaggedPart {
  readonly lag: number;
  readonly fitted: Fitted;
}

/** The number of decks given to the parts at once. */
const DECKS = 256;

/** The same for more cards than kernels count: the larger a table, the more decks are counted in it at a time. */
const LARGE_DECKS = 1024;
const MANY_CARDS = 256;

/**
 * Counts, part by part, the permutation from each deal of a block of `n` cards to the one `lag` deals later. ρ[p] is the position that the card now
 * in position p had then. `ends[i]` is the end of the counts of part i.
 */
export function countAgainstEarlier(n: number, parts: readonly LaggedPart[], ends: readonly number[]): Accumulator {
  const counts = new Float64Array(ends[ends.length - 1]);
  const inner = parts.map(({ fitted, lag }, i) => {
    const own = counts.subarray(ends[i - 1] ?? 0, ends[i]);
    return { lag, own, accumulator: fitted.accumulator(undefined, own) };
  });
  const lags = [...new Set(parts.map(({ lag }) => lag))];
  const kept = Math.max(...lags);
  // Where the cards lay in the last deals, deal t in row t mod `kept`.
  const places = Array.from({ length: kept }, () => new Uint16Array(n));
  const relative = new Map(lags.map((lag) => [lag, new Batch(n, n > MANY_CARDS ? LARGE_DECKS : DECKS)]));
  let dealt = 0;
  // What any of them has no table of must be counted deal by deal.
  const readers = inner.every(({ accumulator }) => accumulator.readers)
    ? inner.flatMap(({ accumulator, lag }) =>
        (accumulator.readers ?? []).map((reader): TallyReader => ({ ...reader, tally: { ...reader.tally, lag } })),
      )
    : null;
  const put = (lag: number, batch: Batch): void => {
    for (const part of inner) if (part.lag === lag) part.accumulator.add(batch);
    batch.length = 0;
  };
  return {
    get counts() {
      // who has small tables counts in its own
      for (const { accumulator, own } of inner) if (accumulator.counts !== own) own.set(accumulator.counts);
      return counts;
    },
    add({ cells, length }) {
      for (let deal = 0, at = 0; deal < length; deal++, at += n, dealt++) {
        for (const [lag, batch] of relative) {
          if (dealt < lag) continue;
          const before = places[(dealt - lag) % kept];
          const into = batch.length++ * n;
          for (let p = 0; p < n; p++) batch.cells[into + p] = before[cells[at + p]];
          if (batch.length === batch.capacity) put(lag, batch);
        }
        const now = places[dealt % kept];
        for (let p = 0; p < n; p++) now[cells[at + p]] = p;
      }
      for (const [lag, batch] of relative) put(lag, batch);
    },
    ...(readers && { readers }),
  };
}
