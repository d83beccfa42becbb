/** What every statistic of every kind is held to, whatever it counts. */
const OF_KINDS = ['declared', 'flags', 'likeness', 'past-the-end', 'reasons', 'reference', 'words'].map(
  (name) => `test/kinds/${name}.test.ts`,
);

/** What every statistic of decks is held to besides. */
const OF_DECKS = ['coins', 'contract', 'needs-start', 'reference', 'sizes', 'statistics'];

/** What a record is held to, without large-decks: what a module holds from its start is asked of every test, and it takes as long as all others together. */
const RECORD = 'build-core canonical differences keys-written record-counts sequential-schema strict-json strict-tree'.split(' ');

/** @typedef {{ readonly sources: readonly string[], readonly tests: readonly string[] }} Part */

/** Folders of which every file of the sources belongs to exactly one part: held by test/house/mutation-parts.test.ts. */
export const MUTATED = [
  'src/core',
  'src/engine/decide',
  'src/engine/record',
  'src/math',
  'src/wings/lists/math',
  'src/wings/lists/items/distinct-numbers.ts',
  ...['board', 'deck', 'hand', 'moves', 'piles'].map((kind) => `src/kinds/${kind}/statistics`),
];

/**
 * The parts of the sources that are mutated, one run each, with the tests that must kill the mutants of the part: its own, and no more, so
 * that a part is held by what is written for it. The dearest last.
 * @type {Readonly<Record<string, Part>>}
 */
export const PARTS = {
  ...whole({
    core: ['test/core', 'test/house/ids.test.ts'],
    'engine/decide': ['test/engine/decide'],
    'engine/record': RECORD.map((name) => `test/engine/record/${name}.test.ts`),
    'math/primitives': ['test/math/primitives'],
    'math/tails': ['test/math/tails', 'test/math/accuracy.test.ts'],
    'math/pearson': ['test/math/pearson', 'test/kinds/groups/parts-homogeneity.test.ts'],
    'math/orders': ['test/math/orders'],
    'math/nulls': ['test/math/nulls'],
    'math/pairs': ['clustered-pairs', 'distinct-deals', 'equal-pairs', 'many-equal-pairs'].map((name) => `test/math/pairs/${name}.test.ts`),
    'math/digits': ['test/math/digits', 'test/kinds/reference.test.ts'],
    'math/evidence': ['test/math/evidence'],
    'math/hands': ['test/math/hands', 'test/kinds/hand/laws.test.ts'],
    'math/fraction.ts': ['test/math/fraction.test.ts'],
    'math/assignment.ts': ['test/math/assignment.test.ts'],
    'math/ratio.ts': ['test/math/ratio.test.ts'],
    'math/log-of-whole.ts': ['test/math/log-of-whole.test.ts'],
    'math/demand.ts': ['test/math/demand.test.ts'],
    'wings/lists/math': ['counting', 'math', 'statistics', 'traces'].map((folder) => `test/wings/lists/${folder}`),
    'wings/lists/items/distinct-numbers.ts': ['test/wings/lists/items/distinct-numbers.test.ts'],
  }),
  // A number of each order.
  ...ofDecks('orders', {
    sources: ['cycles', 'descents', 'fixed-points', 'inversions', 'longest-increasing', 'parity', 'permutations', 'rising-sequences'],
    tests: ['orders'],
  }),
  ...ofDecks('draws', {
    sources: ['coupon-collector', 'fisher-yates-digits', 'lehmer-digits', 'poker-hands'],
    tests: ['blocks', 'coupon-collector', 'orders'],
  }),
  // Cards by positions, cards by cards.
  ...ofDecks('tables', {
    sources: ['cyclic-displacement', 'neighbour-gap', 'pairwise-order', 'position-matrix', 'successor-matrix', 'uneven-positions'],
    tests: ['blocks', 'far-out', 'ordered', 'orders', 'overlaps', 'steps', 'too-even'],
  }),
  // Deals by deals, and what goes together within one or during a run.
  ...ofDecks('deals', {
    sources:
      'agreements homogeneity index interplay-correlation linear-complexity overlaps position-runs previous-deal repeats serial-correlation'.split(
        ' ',
      ),
    tests:
      'agreements beyond-positions homogeneity interplay-correlation linear-complexity neighbouring-deals ordered overlaps repeats too-even'.split(
        ' ',
      ),
    beside: ['test/kinds/groups/changes.test.ts', 'test/kinds/groups/parts-homogeneity.test.ts'],
  }),
  ...whole({
    'kinds/hand/statistics': [
      ...['contract', 'few', 'grades', 'laws', 'parts'].map((name) => `test/kinds/hand/${name}.test.ts`),
      ...OF_KINDS,
    ],
    'kinds/board/statistics': [...['contract', 'counted', 'parts'].map((name) => `test/kinds/board/${name}.test.ts`), ...OF_KINDS],
    'kinds/piles/statistics': [
      ...['contract', 'extremes', 'laws', 'pile-kernels'].map((name) => `test/kinds/piles/${name}.test.ts`),
      ...OF_KINDS,
    ],
    'kinds/moves/statistics': [
      ...['choice-table', 'choices-counted', 'laws', 'rare-choices'].map((name) => `test/kinds/moves/${name}.test.ts`),
      ...OF_KINDS,
    ],
  }),
};

/** Parts that are each one folder or file of the sources. @param {Readonly<Record<string, readonly string[]>>} all @returns {Readonly<Record<string, Part>>} */
function whole(all) {
  return Object.fromEntries(Object.entries(all).map(([name, tests]) => [name, { sources: [`src/${name}`], tests }]));
}

/**
 * One of the parts of the statistics of decks, which are too many for one run.
 * @param {string} family @param {{ sources: readonly string[], tests: readonly string[], beside?: readonly string[] }} files
 * @returns {Readonly<Record<string, Part>>}
 */
function ofDecks(family, { sources, tests, beside = [] }) {
  return {
    [`kinds/deck/statistics: ${family}`]: {
      sources: sources.map((name) => `src/kinds/deck/statistics/${name}.ts`),
      tests: [...[...OF_DECKS, ...tests].map((name) => `test/kinds/deck/${name}.test.ts`), ...beside, ...OF_KINDS],
    },
  };
}
