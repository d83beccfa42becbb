import * as matchers from 'shuffle-audit/matchers';
import { expect, test } from 'vitest';
import { sattolo, shuffle } from './shuffle.js';

expect.extend(matchers);

test('the shuffle is even', () => {
  expect(shuffle).toShuffleUniformly({ n: 52 });
});

test('a mistake of one character is seen', () => {
  expect(sattolo).not.toShuffleUniformly({ n: 52 });
});
