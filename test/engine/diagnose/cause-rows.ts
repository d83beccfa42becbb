import type { KnownMistake } from '../../../src/core/record/diagnosis.js';

/** True if a mistake that was named is the one that was made, or has its law at so many cards. */
type Accepts = (named: KnownMistake, n: number) => boolean;

/** One cause, by what it is called in each language: `name argument`, and behind a bar what its third way calls. */
export interface Cause {
  readonly id: string;
  readonly js: string | null;
  readonly py: string;
  readonly pl: string;
  readonly accepts: Accepts;
  /** What else says so: a pattern of the steps or a kind of seed, as `cause-verdict.ts` writes them. */
  readonly also?: RegExp;
  /** What the page says where a cause is no mistake of the catalogue. */
  readonly sentence?: RegExp;
  /** The numbers of cards at which it is a mistake. */
  readonly sizes: readonly number[];
}

type More = Partial<Pick<Cause, 'also' | 'sentence' | 'sizes'>>;

function cause(
  id: string,
  js: string | null,
  py: string,
  accepts: RegExp | Accepts,
  { pl = py, ...more }: More & { pl?: string } = {},
): Cause {
  return {
    id,
    js,
    py,
    pl,
    accepts: accepts instanceof RegExp ? ({ id: named }) => accepts.test(named) : accepts,
    sizes: [10, 52],
    ...more,
  };
}

/** One card keeps an end of the deck and the others are dealt evenly: one law, but for the card and the end. */
const ONE_KEPT = /^(?:never-first|first-left-out|insertion-never-last|starts-late|last-left-out|pool-minus-one)$/;
const STUCK = { also: /^steps:stuck:stays/ };
/** A deck of its own hides the rings, and in every position orders without a card in its place are alike. */
const CYCLES = /^(?:sattolo(?:-forward)?|derangement)$/;
/** Uneven choices of one width, whatever correct shuffle they are for: the cure is the same. */
const ofWidth = (method: string, width: number): RegExp => new RegExp(`^[a-z-]+/${method}:${width}$`);
const SHORT_BYTE = { also: /^steps:low-values:8$/ };
const COMPARATOR = /^(?:random|sort)-comparator/;
/** Two causes of a deck that comes back as it was given: one names them both, or the one that it is. */
const NEVER_BEFORE = { sentence: /(?:never|always) says|draws change nothing/i };
const COPY_LOST = { sentence: /copy|never shuffled|not shuffled|draws change nothing/i };
const NONE = /(?!)/;

/** Deals of each row. */
export const TRIALS = 20_000;

/** True if so many deals cannot tell one number of keys from the other: ties make descents rarer by 1/K each, and their number varies by (n + 1)/12. */
const alike = (one: number, other: number, n: number): boolean =>
  Math.abs(1 / one - 1 / other) < (3 * Math.sqrt((n + 1) / 12 / TRIALS)) / ((n - 1) / 2);

/** A number that ends an id, within a fifth of what it should be. */
const about =
  (name: RegExp, wanted: (n: number) => number): Accepts =>
  ({ id }, n) => {
    const [, number] = /[:/](\d+)(?:-keys)?$/.exec(id) ?? [];
    return name.test(id) && Math.abs(Number(number) / wanted(n) - 1) <= 0.2;
  };

/** Sorting by so many keys: a number that cannot be told from it, or an interval of fitted numbers that holds it. */
const keyed =
  (name: RegExp, wanted: (n: number) => number): Accepts =>
  ({ id, keys }, n) => {
    if (!name.test(id)) return false;
    if (keys && keys.low * 0.95 <= wanted(n) && wanted(n) <= keys.high * 1.05) return true;
    const [, bits, number] = /^sort-keys:(\d+)$|[:/,](\d+)(?:-keys)?$/.exec(id) ?? [];
    return alike(bits === undefined ? Number(number) : 2 ** Number(bits), wanted(n), n);
  };

const swapped = (id: string, js: string, accepts: RegExp = new RegExp(`^${id}$`), more: More = {}): Cause =>
  cause(id, js, id, accepts, more);
const repeated = (name: string, times: readonly number[]): readonly Cause[] =>
  times.map((k) => cause(`${name}:${k}`, `${name} ${k}`, `${name}:${k}`, new RegExp(`^${name}:${k}$`)));
const exchanged = (k: string, wanted: (n: number) => number): Cause =>
  cause(`transpositions:${k}`, `transpositions ${k}`, `transpositions:${k}`, about(/^(?:transpositions|random-swaps):/, wanted));
const sorted = (k: string, wanted: (n: number) => number): Cause =>
  cause(`sort-keys:${k}`, `sortByKeys ${k}`, `sort-keys:${k}`, keyed(/^sort-keys/, wanted));
const unstable = (sort: 'Quick' | 'Heap', k: string, wanted: (n: number) => number): Cause => {
  const id = `${sort.toLowerCase()}-keys:${k}`;
  return cause(id, `sortByKeys${sort} ${k}`, id, keyed(/^unstable-keys/, wanted));
};
const compared = (sort: string, answers: string, more: More & { pl?: string; js?: string; py?: string } = {}): Cause => {
  const { js = `${sort}Sort ${answers}`, py = `${sort}-${answers}`, ...rest } = more;
  return cause(`${sort}-${answers}`, js, py, COMPARATOR, rest);
};
const seeded = (bits: number): Cause =>
  cause(`seed:${bits}`, `seeded ${bits}`, `seed:${bits}`, NONE, { also: new RegExp(`^seed:bits:${bits}$`) });

export const CAUSES: readonly Cause[] = [
  swapped('naive-swap', 'naiveSwap'),
  swapped('naive-swap-n-minus-1', 'naiveSwapNMinus1'),
  swapped('sattolo', 'sattolo', CYCLES),
  swapped('sattolo-forward', 'sattoloForward', CYCLES),
  swapped('never-first', 'neverFirst', ONE_KEPT, STUCK),
  swapped('round-index', 'roundIndex'),
  swapped('starts-late', 'startsLate', ONE_KEPT, STUCK),
  swapped('stops-early', 'stopsEarly'),
  swapped('insertion-never-last', 'insertionNeverLast', ONE_KEPT, STUCK),
  swapped('first-left-out', 'firstLeftOut', ONE_KEPT, STUCK),
  swapped('last-left-out', 'lastLeftOut', ONE_KEPT, STUCK),
  swapped('pool-minus-one', 'poolMinusOne', ONE_KEPT, STUCK),
  swapped('pool-round', 'poolRound', /^pool-rounded$/),
  swapped('one-number', 'oneNumber', /^one-(?:number|remainder):/),
  cause('one-rank', 'oneRank', 'one-rank|one-rank-lehmer', /^one-rank/, { pl: 'one-rank', sizes: [52] }),
  swapped('across-halves', 'acrossHalves'),
  swapped('coin-ends', 'coinEnds', /^ends-by-coin$/),
  swapped('digit-remainder', 'digitRemainder', /modulo-of:10$/),
  swapped('or-own', 'orOwn', /^zero-stays$/),
  swapped('random-cut', 'randomCut'),
  ...repeated('riffle', [1, 2, 3, 5, 7]),
  ...repeated('overhand', [1, 4, 10]),
  sorted('16', () => 16),
  sorted('256', () => 256),
  sorted('n', (n) => n),
  sorted('100', () => 100),
  sorted('1000', () => 1000),
  unstable('Quick', 'n', (n) => n),
  unstable('Heap', 'n', (n) => n),
  unstable('Quick', '100', () => 100),
  unstable('Heap', '100', () => 100),
  cause('byte-down', 'byteDown 8', 'byte-down', ofWidth('modulo', 8), SHORT_BYTE),
  cause('byte-forward', 'byteForward', 'byte-forward', ofWidth('modulo', 8), SHORT_BYTE),
  cause('byte-inside-out', 'byteInsideOut', 'byte-inside-out', ofWidth('modulo', 8), SHORT_BYTE),
  cause('byte-pick', 'bytePick', 'byte-pick', ofWidth('modulo', 8), SHORT_BYTE),
  cause('byte-insertion', 'byteInsertion', 'byte-insertion', ofWidth('modulo', 8), SHORT_BYTE),
  cause('remainder:15', 'byteDown 15', 'remainder:15', ofWidth('modulo', 15), { also: /^steps:low-values:15$/, sizes: [52] }),
  cause('scaled:8', 'scaled 8', 'scaled:8', ofWidth('multiply-shift', 8)),
  cause('scaled:15', 'scaled 15', 'scaled:15', ofWidth('multiply-shift', 15)),
  compared('native', 'coin', { js: 'nativeCoin' }),
  compared('native', 'three', { js: 'nativeThree' }),
  // V8 asks for a negative answer alone: booleans leave the deck as it is
  compared('native', 'zero-one', { js: 'nativeBoolean', py: 'native-one-sided', pl: 'native-zero-one', ...NEVER_BEFORE }),
  compared('native', 'twice', { js: 'nativeTwice' }),
  compared('merge', 'coin'),
  compared('merge', 'three'),
  compared('quick', 'coin', { py: 'quick-coin|quick-in-place-coin', pl: 'quick-middle-coin' }),
  compared('quick', 'three', { py: 'quick-in-place-three', pl: 'quick-three' }),
  compared('heap', 'coin'),
  compared('heap', 'three'),
  compared('insertion', 'coin'),
  compared('insertion', 'three'),
  compared('bubble', 'coin'),
  compared('bubble', 'three'),
  exchanged('n/2', (n) => n / 2),
  exchanged('n', (n) => n),
  exchanged('50', () => 50),
  exchanged('2n', (n) => 2 * n),
  swapped('adjacent-transpositions', 'adjacentTranspositions', /adjacent|neighbour/),
  seeded(8),
  seeded(10),
  seeded(16),
  cause('clock-second', null, 'clock-second', NONE, { sentence: /stretch/i }),
  swapped('original-returned', 'originalReturned', NONE, COPY_LOST),
  swapped('never-before', 'neverBefore', NONE, NEVER_BEFORE),
  // the loop goes the other way
  swapped('naive-swap-down', 'naiveSwapDown', /^naive-swap(?::other-way)?$/),
  swapped('naive-swap-n-minus-1-down', 'naiveSwapNMinus1Down', /^naive-swap-n-minus-1(?::other-way)?$/),
  swapped('sattolo-up', 'sattoloUp', CYCLES),
  swapped('round-index-up', 'roundIndexUp', /^round-(?:index|forward)/),
  swapped('byte-up', 'byteUp', ofWidth('modulo', 8), SHORT_BYTE),
];
