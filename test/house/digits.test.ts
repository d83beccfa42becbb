import { describe, expect, it } from 'vitest';
import { digitFaults } from './digit-rules.js';
import { readTree } from './source-tree.js';

const of = (text: string): string[] => digitFaults(new Map([['math/a.ts', `\n${text}`]]));
const POWER =
  'math/a.ts: line 2 raises to a power with **, whose last digit differs between engines: pow of math/primitives/pow.ts does not';

describe('digits that hang on the engine', () => {
  it.each(['const a = x ** 3;', 'const a = (1 - x) ** k;', 'const a = 10 ** -k;', 'x **= 3;'])('are found in %s', (text) => {
    expect(of(text)).toEqual([POWER]);
  });

  it.each(['pow', 'cbrt', 'tanh', 'atan2', 'cosh'])('are found in Math.%s', (name) => {
    expect(of(`const a = Math.${name}(x, y);`)).toEqual([
      `math/a.ts: line 2 says Math.${name}, whose digits no test holds on every engine`,
    ]);
  });

  it.each([
    'const a = x ** 2 + 2 ** -53 + 2 ** bits;',
    'const a = 2n ** 64n * b ** BigInt(k) * BigInt(n) ** c;',
    'const a = Math.sqrt(Math.exp(x)) + Math.log1p(y) * Math.PI;',
  ])('are not in %s', (text) => {
    expect(of(text)).toEqual([]);
  });

  it('are nowhere in the sources', () => {
    expect(digitFaults(readTree())).toEqual([]);
  });
});
