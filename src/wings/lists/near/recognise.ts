import { type SampleRead, sampleIn } from '../counting/which-tables.js';
import type { Reading } from '../record/reading.js';
import { type Epochs, findEpochs, listsOf } from './epochs.js';
import { areCopies, avoidThemselves, stretchesIn, tellApart } from './equal-items.js';
import { firstPlaces, type NearWishes, type NumbersRead, type Ranked, rankNumbers, strangersIn } from './near.js';
import { findPadding } from './padding.js';

/** Lists that were recognised in numbers that are no plain order of 0 … n − 1: each is an order of 0 … n − 1 now. */
export interface Recognised {
  readonly lists: readonly Uint32Array[];
  readonly reading: Reading;
  readonly sample?: SampleRead;
  /** The different numbers, sorted. */
  readonly kinds: Float64Array;
}

/** The reason why numbers are no list, as what would read them. */
export type Refused = 'again' | 'epochs' | 'mixed' | 'overlap' | 'rows' | 'strangers' | 'parts' | 'not-epochs' | 'marks' | 'sample';

/** Recognises lists in numbers. Where two readings are possible, the answer is none of them, unless somebody chose one. */
export function recognise(read: NumbersRead, wishes: NearWishes, salt: string): Recognised | Refused {
  const ranked = rankNumbers(read.values);
  const { kinds, ranks } = ranked;
  const added = ranks.length - kinds.length;
  if (kinds.length === 0) return 'marks';
  if (strangersIn(kinds)) return 'strangers';
  const epochs = wishes.as === undefined || wishes.as === 'epochs' ? findEpochs(ranked, wishes.as === 'epochs') : null;
  const isWhole = kinds[kinds.length - 1] - kinds[0] + 1 === kinds.length;
  // Lines of text are headings of lists alone, and rows of many numbers may be a table.
  if (read.marks.some((at) => (epochs ? at % epochs.turn : at) !== 0)) return 'marks';
  const isTable = epochs !== null && read.unasked && (epochs.turn < epochs.n || (!isWhole && epochs.n !== read.columns));
  if (epochs && !isTable && fitsParts(epochs, read.sizes)) return told(ranked, ordersOf(ranked, epochs), { epochs });
  if (wishes.as === 'epochs') return 'not-epochs';
  if (read.unasked && (added > 0 || !isNearlyWhole(kinds))) return 'rows';
  if (wishes.as === 'copies' && added > 0) return copiesOf(ranked, salt);
  if (added > 0) return withoutSome(ranked, read, wishes, salt);
  if (lacksPart(kinds, read.sizes)) return 'parts';
  return wishes.sampleOf === undefined ? told(ranked, [ranks], {}) : sampled(ranked, ranks, {}, wishes.sampleOf);
}

/** Reads numbers of which some come twice as one list. */
function withoutSome(ranked: Ranked, { sizes }: NumbersRead, { as, sampleOf }: NearWishes, salt: string): Recognised | Refused {
  const { kinds, ranks } = ranked;
  const padding = as === undefined ? findPadding(ranked, sizes) : null;
  if (as !== 'drop' && padding === null) {
    if (as === undefined && sizes.length === 1 && areCopies(ranked)) return avoidThemselves(ranked) ? 'mixed' : copiesOf(ranked, salt);
    if (sizes.length > 1) return 'overlap';
    return findEpochs(ranked, true) ? 'epochs' : 'again';
  }
  const again = ranks.length - kinds.length;
  const list = padding ? ranks.filter((_, at) => !padding.again.has(at)) : firstPlaces(ranks, kinds.length).map((at) => ranks[at]);
  const left = { count: again, ...(padding && { padded: true as const }), ...(padding?.ranks !== undefined && { ranks: padding.ranks }) };
  return sampleOf === undefined ? told(ranked, [list], { again: left }) : sampled(ranked, list, { again: left }, sampleOf);
}

function copiesOf(ranked: Ranked, salt: string): Recognised {
  const { kinds, ranks, times } = ranked;
  const [fewest, most] = times.reduce(([low, high], many) => [Math.min(low, many), Math.max(high, many)], [ranks.length, 0]);
  const copies = { kinds: kinds.length, fewest, most, stretches: stretchesIn(ranks) };
  return told(ranked, [tellApart(ranked, salt)], { copies });
}

function sampled(ranked: Ranked, list: Uint32Array, reading: Reading, of: number): Recognised | Refused {
  const sample = sampleIn(ranked.kinds, of);
  return sample === null ? 'sample' : { ...told(ranked, [list], { ...reading, sample: { of, from: sample.from } }), sample };
}

function told({ kinds }: Ranked, lists: readonly Uint32Array[], reading: Reading): Recognised {
  return { lists, reading, kinds };
}

/** Returns the lists of a file, each as an order of its own items. */
function ordersOf({ kinds, ranks }: Ranked, epochs: Epochs): readonly Uint32Array[] {
  const lists = listsOf(ranks, epochs);
  return epochs.n === kinds.length ? lists : lists.map((list) => rankNumbers(Float64Array.from(list)).ranks);
}

/** Says whether lists that take turns do so in every file alike. */
function fitsParts({ lists, turn }: Epochs, sizes: readonly number[]): boolean {
  return sizes.length === 1 || sizes.every((size) => size === sizes[0] && size % (lists * turn) === 0);
}

/** Says whether few numbers of a range are absent. */
function isNearlyWhole(kinds: Float64Array): boolean {
  return kinds[0] >= 0 && kinds[kinds.length - 1] < 1.1 * kinds.length;
}

/** Says whether so many numbers are absent of several parts that one of those may be. */
function lacksPart(kinds: Float64Array, sizes: readonly number[]): boolean {
  const least = sizes.reduce((low, size) => Math.min(low, size), kinds.length);
  return sizes.length > 1 && kinds[kinds.length - 1] + 1 - Math.min(1, kinds[0]) - kinds.length >= Math.min(least, sizes.length * 1024);
}
