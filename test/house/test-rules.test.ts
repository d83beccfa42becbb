import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT, readTree } from './source-tree.js';
import { bareBooleanFaults } from './test-rules.js';

const of = (text: string): string[] => bareBooleanFaults(new Map([['a.test.ts', text]]));

it.each([
  ['toBe', 'expect(isEven(law)).toBe(true);'],
  ['toEqual', 'expect(isEven(law)).toEqual(false);'],
  ['toStrictEqual', 'expect(\n  isEven(law)).toStrictEqual(\ntrue);'],
  ['toBe', 'await expect(gone(pid)).resolves.not.toBe(false);'],
  ['toBeTruthy', "expect(isEven(law), 'the law').toBeTruthy();"],
  ['toBeFalsy', 'expect(isEven(law)).toBeFalsy();'],
])('a bare boolean held with %s is found', (matcher, text) => {
  expect(of(`\n${text}`)).toEqual([
    `a.test.ts: line ${text.split('\n').length + 1} holds a bare true or false with ${matcher}, and a failure would not say of what`,
  ]);
});

it.each([
  'expect(laws.filter((law) => !isEven(law))).toEqual([]);',
  'expect({ even: isEven(law) }).toEqual({ even: true });',
  'expect(law).toMatchObject({ even: true });',
  'expect(ways).toBe(trueWays);',
  "const lie = 'expect(isEven(law)).toBe(true);';",
])('%s is let pass', (text) => {
  expect(of(text)).toEqual([]);
});

it('no test holds a bare boolean', () => {
  const tests = readTree(join(PROJECT, 'test'));
  expect(bareBooleanFaults(tests)).toEqual([]);
  expect(tests.size).toBeGreaterThan(300);
});
