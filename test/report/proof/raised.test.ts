import { expect, test } from 'vitest';
import { raised } from '../../../src/report/proof/raised.js';

test.each([
  ['2^w words', '2<span aria-hidden="true"><sup>w</sup></span><span class="ear"> to the w</span> words'],
  ['2^(n − 1)', '2<span aria-hidden="true"><sup>n − 1</sup></span><span class="ear"> to the n − 1</span>'],
  ['about 2^225.6 orders', 'about 2<span aria-hidden="true"><sup>225.6</sup></span><span class="ear"> to the 225.6</span> orders'],
  ['at most 2^128.', 'at most 2<span aria-hidden="true"><sup>128</sup></span><span class="ear"> to the 128</span>.'],
])('%s is raised for the eye and spelt out for the ear', (statement, shown) => {
  expect(raised(statement).text).toBe(shown);
});
