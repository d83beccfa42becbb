import { expect, test } from 'vitest';
import { cssString } from '../../../src/page/style/print.js';

test('a CSS string cannot be ended from inside', () => {
  const hostile = cssString('a"b\\c</style>\n;}\u202e');
  expect(hostile).toBe('"a\\22 b\\5c c\\3c \\2f style\\3e \\a \\3b \\7d \\202e "');
});
