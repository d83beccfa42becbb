import type { Accumulator } from '../../core/statistic/statistic.js';
import type { TallyReader } from '../../core/statistic/tally.js';
import type { Decks } from '../../core/subject/outcome.js';
import type { Stretch } from '../../core/subject/stretch.js';
import { SCATTER_CELLS, scatterCounter } from './part-scatter.js';
import type { PartsBase } from './parts-base.js';

export interface Cut {
  /** The suffix after the statistic in the ids of its rows. */
  readonly name: string;
  readonly parts: number;
  /** Returns the part of the deal at `place` (from 0) of a block of a sample of `trials` deals, and the place before which that part ends. */
  partAt(stretch: Stretch, place: number, trials: number): { readonly part: number; readonly end: number };
  /** The part of each group, below 0 where it is passed over. Present where the user's own groups are the parts. */
  readonly ofGroups?: readonly number[];
}

export interface CutTables {
  readonly cut: Cut;
  readonly bases: readonly PartsBase[];
}

/** Counts the tables of the bases part by part, cut by cut, and after them the scatter of those that are `measured`. */
export function partsCounter(cuts: readonly CutTables[], measured: readonly PartsBase[], trials: number, stretch: Stretch): Accumulator {
  const steps = cuts.map(({ bases }) => bases.reduce((sum, { cells }) => sum + cells, 0));
  const sizes = cuts.map(({ cut: { parts } }, c) => parts * (1 + steps[c]));
  const begins = sizes.map((_, c) => sizes.slice(0, c).reduce((sum, size) => sum + size, 0));
  const ofParts = sizes.reduce((sum, size) => sum + size, 0);
  const counts = new Float64Array(ofParts + SCATTER_CELLS * measured.length);
  const scatter = measured.length > 0 ? scatterCounter(measured, stretch.trials, counts, ofParts) : null;
  const inner = cuts.map(({ cut: { parts } }) => Array.from({ length: parts }, () => null as readonly Accumulator[] | null));
  let dealt = 0;
  const partOf = (c: number, k: number): readonly Accumulator[] => {
    const made = inner[c][k] ?? cuts[c].bases.map((base) => base.accumulator());
    inner[c][k] = made;
    return made;
  };
  const readers = scatter ? null : partReaders(cuts, trials, stretch, partOf, (c, k, deals) => (counts[begins[c] + k] += deals));
  return {
    get counts() {
      for (const [c, parts] of inner.entries()) {
        for (const [k, accumulators] of parts.entries()) {
          let at = begins[c] + parts.length + k * steps[c];
          for (const [b, { cells }] of cuts[c].bases.entries()) {
            if (accumulators) counts.set(accumulators[b].counts, at);
            at += cells;
          }
        }
      }
      return counts;
    },
    add(decks) {
      for (const [c, { cut }] of cuts.entries()) {
        const addTo = (k: number, piece: Decks): void => {
          for (const one of partOf(c, k)) one.add(piece);
          counts[begins[c] + k] += piece.length;
        };
        if (cut.ofGroups) {
          for (const [k, piece] of byParts(decks, cut.ofGroups)) addTo(k, piece);
          continue;
        }
        for (let from = 0; from < decks.length; ) {
          const [k, to] = within(cut.partAt(stretch, dealt + from, trials), decks.length, dealt);
          addTo(k, pieceOf(decks, from, to));
          from = to;
        }
      }
      scatter?.(decks);
      dealt += decks.length;
    },
    ...(readers && { readers }),
  };
}

/**
 * Returns the readers of all parts, where the bases have any. Each is given its tables part by part, and passes them on to the reader of that part.
 * `counted` hears, once a cut, how many deals were added to a part. Groups are interleaved, so none of their parts has an end.
 */
function partReaders(
  cuts: readonly CutTables[],
  trials: number,
  stretch: Stretch,
  partOf: (c: number, k: number) => readonly Accumulator[],
  counted: (c: number, k: number, deals: number) => void,
): readonly TallyReader[] | null {
  if (cuts.some(({ cut }) => cut.ofGroups)) return null;
  const first = cuts.map(({ cut }, c) => partOf(c, cut.partAt(stretch, 0, trials).part));
  if (!first.flat().every(({ readers }) => readers)) return null;
  return cuts.flatMap(({ cut }, c) =>
    first[c].flatMap(({ readers = [] }, b) =>
      readers.map(({ tally }, r): TallyReader => {
        let dealt = 0;
        return {
          tally,
          until: (place) => cut.partAt(stretch, place, trials).end,
          take(table, deals) {
            const { part } = cut.partAt(stretch, dealt, trials);
            partOf(c, part)[b].readers?.[r].take(table, deals);
            if (b === 0 && r === 0) counted(c, part, deals);
            dealt += deals;
          },
        };
      }),
    ),
  );
}

function within({ end, part }: ReturnType<Cut['partAt']>, length: number, dealt: number): readonly [part: number, to: number] {
  return [part, Math.min(length, end - dealt)];
}

/** Sorts the decks by part, in their order, using the group of each. Groups are interleaved, and adding decks one by one takes several times as long. */
function byParts({ cells, groups, length, width }: Decks, ofGroups: readonly number[]): readonly (readonly [part: number, piece: Decks])[] {
  const decksOf = new Map<number, number[]>();
  for (let deck = 0; groups && deck < length; deck++) {
    const part = ofGroups[groups[deck]] ?? -1;
    if (part < 0) continue;
    const own = decksOf.get(part);
    if (own) own.push(deck);
    else decksOf.set(part, [deck]);
  }
  return [...decksOf].map(([part, decks]) => {
    const own = new Uint16Array(decks.length * width);
    let to = 0;
    for (const deck of decks) for (let at = deck * width; at < (deck + 1) * width; at++) own[to++] = cells[at];
    return [part, { width, length: decks.length, cells: own }];
  });
}

function pieceOf({ cells, width }: Decks, from: number, to: number): Decks {
  return { width, length: to - from, cells: cells.subarray(from * width, to * width) };
}
