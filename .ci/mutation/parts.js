/** What every statistic of every kind is held to, whatever it counts. */
const OF_KINDS = ['declared', 'flags', 'likeness', 'past-the-end', 'reasons', 'reference', 'words'].map(
  (name) => `test/kinds/${name}.test.ts`,
);

const inDeck = (/** @type {string} */ name) => `test/kinds/deck/${name}.test.ts`;

/**
 * The parts of the sources that are mutated, one run each, with the tests that must kill the mutants of the part: its own, and no more, so
 * that a part is held by what is written for it. The dearest last.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PARTS = {
  core: ['test/core', 'test/house/ids.test.ts'],
  'engine/decide': ['assess', 'audit', 'decide', 'holm', 'test-all'].map((name) => `test/engine/decide/${name}.test.ts`),
  'engine/record': ['test/engine/record'],
  'math/primitives': ['test/math/primitives'],
  'math/tails': ['test/math/tails', 'test/math/accuracy.test.ts'],
  'math/pearson': ['test/math/pearson', 'test/kinds/in-parts.test.ts'],
  'math/orders': ['test/math/orders'],
  'math/pairs': ['clustered-pairs', 'distinct-deals', 'equal-pairs', 'many-equal-pairs'].map((name) => `test/math/pairs/${name}.test.ts`),
  'math/digits': ['test/math/digits', 'test/kinds/reference.test.ts'],
  'math/evidence': ['test/math/evidence'],
  'math/hands': ['test/math/hands', 'test/kinds/hand/laws.test.ts'],
  'math/fraction.ts': ['test/math/fraction.test.ts'],
  'math/ratio.ts': ['test/math/ratio.test.ts'],
  'math/demand.ts': ['test/math/demand.test.ts'],
  'kinds/deck/statistics': [
    ...['blocks', 'coins', 'contract', 'coupon-collector', 'interplay-correlation', 'needs-start', 'neighbouring-deals'].map(inDeck),
    ...['ordered', 'orders', 'overlaps', 'reference', 'sizes', 'statistics', 'too-even'].map(inDeck),
    'test/kinds/in-parts.test.ts',
    'test/house/tables.test.ts',
    ...OF_KINDS,
  ],
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
};
