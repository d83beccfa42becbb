/**
 * The parts of the sources that are mutated, one run each, with the tests that must kill the mutants of the part: its own, and no more, so
 * that a part is held by what is written for it. The dearest last.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PARTS = {
  core: ['test/core', 'test/house/ids.test.ts'],
  'engine/decide': ['assess', 'audit', 'decide', 'holm'].map((name) => `test/engine/decide/${name}.test.ts`),
  'engine/record': ['test/engine/record'],
  'math/primitives': ['test/math/primitives', 'test/math/tails'],
  'math/tails': ['test/math/tails', 'test/math/accuracy.test.ts'],
  'math/pearson': ['test/math/pearson', 'test/kinds/in-parts.test.ts'],
  'math/orders': ['test/math/orders'],
  'math/pairs': ['test/math/pairs'],
  'math/digits': ['test/math/digits', 'test/kinds/reference.test.ts'],
  'math/evidence': ['test/math/evidence', 'test/kinds/evidence.test.ts'],
  'kinds/deck/statistics': ['test/kinds/deck', 'test/kinds/reference.test.ts'],
  'kinds/hand/statistics': ['test/kinds/hand', 'test/kinds/reference.test.ts'],
  'kinds/board/statistics': ['test/kinds/board', 'test/kinds/reference.test.ts'],
  'kinds/piles/statistics': ['test/kinds/piles', 'test/kinds/reference.test.ts'],
  'kinds/moves/statistics': ['test/kinds/moves', 'test/kinds/reference.test.ts'],
};
