import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '../../../src/engine/record/differences.js';

describe('where two trees differ', () => {
  it('is nowhere, where they are alike whatever the order of their keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(differences(value, structuredClone(value), 'core')).toEqual([]);
      }),
      { seed: 20261122, numRuns: 200 },
    );
    expect(differences({ a: 1, b: [2] }, { b: [2], a: 1 }, 'core')).toEqual([]);
  });

  it.each<readonly [string, unknown, unknown, readonly (readonly [string, string, string])[]]>([
    ['another number', { p: 0.1 }, { p: 0.2 }, [['core.p', '0.1', '0.2']]],
    ['a number by its last bit', 0.1 + 0.2, 0.3, [['core', '0.30000000000000004', '0.3']]],
    ['the sign of nought', { p: 0 }, { p: -0 }, [['core.p', '0', '0']]],
    [
      'every leaf, in the first one’s order',
      { a: [1, 2], b: 'x' },
      { b: 'y', a: [1, 3] },
      [
        ['core.a.1', '2', '3'],
        ['core.b', '"x"', '"y"'],
      ],
    ],
    [
      'what one lacks',
      { a: 1 },
      { b: 2 },
      [
        ['core.a', '1', 'absent'],
        ['core.b', 'absent', '2'],
      ],
    ],
    ['an object and an array', {}, [], [['core', '{}', '[]']]],
    ['an array and an object', [], {}, [['core', '[]', '{}']]],
    ['nothing and an object', null, {}, [['core', 'null', '{}']]],
    ['an object and nothing', { a: 1 }, null, [['core', '{"a":1}', 'null']]],
    ['an object and a number', {}, 1, [['core', '{}', '1']]],
    ['a text and an object', 'a', {}, [['core', '"a"', '{}']]],
    ['a name that every object inherits', { toString: 1 }, {}, [['core.toString', '1', 'absent']]],
  ])('%s', (_, recorded, recomputed, found) => {
    expect(differences(recorded, recomputed, 'core').map((one) => [one.path, one.recorded, one.recomputed])).toEqual(found);
  });

  it('is shown in at most 80 characters', () => {
    const shown = (length: number): string => differences('a'.repeat(length - 2), '', 'core')[0].recorded;
    expect(shown(80)).toBe(`"${'a'.repeat(78)}"`);
    expect(shown(81)).toBe(`"${'a'.repeat(78)}…`);
  });
});
