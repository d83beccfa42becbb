import { describe, expect, it } from 'vitest';
import { treeFacts } from '../../../src/engine/record/strict-tree.js';

/** Arrays in one another, so many of them; or objects. */
const nested = (levels: number, named: boolean): unknown =>
  levels === 0 ? 1 : named ? { a: nested(levels - 1, true) } : [nested(levels - 1, false)];

describe('what a tree holds', () => {
  it.each<readonly [string, unknown, number]>([
    ['a number', 1, 0],
    ['nothing', null, 0],
    ['a text', 'abc', 0],
    ['an empty object', {}, 0],
    ['two keys', { a: 1, b: null }, 2],
    ['keys of objects in arrays', [{ a: 1 }, [{ b: 2, c: [3] }], 'd'], 3],
    ['keys of objects in objects', { a: { b: { c: 1 }, d: 'x' } }, 4],
  ])('%s: its keys are counted, those of arrays are none', (_, data, keys) => {
    expect(treeFacts(data)).toEqual({ keys, fault: null });
  });

  it.each([true, false])('nests 32 levels deep, and no deeper (keys: %s)', (named) => {
    expect(treeFacts(nested(32, named))).toEqual({ keys: named ? 32 : 0, fault: null });
    expect(treeFacts(nested(33, named)).fault).toBe('must nest at most 32 levels deep, got more');
    expect(treeFacts(nested(5000, named)).fault).toBe('must nest at most 32 levels deep, got more');
  });

  it('has no key __proto__ anywhere', () => {
    for (const text of ['{"__proto__":1}', '[{"a":[{"b":2,"__proto__":{}}]}]'])
      expect(treeFacts(JSON.parse(text)).fault).toBe('must have no key "__proto__", got one');
    expect(treeFacts({ a: '__proto__' }).fault).toBeNull();
  });
});
