import { expect, it } from 'vitest';
import { Words } from '../../../src/core/source.js';
import { boundeds, prngs } from '../../../src/parts/catalogues.js';

it.each(boundeds.all.filter(({ rejects }) => rejects).map(({ id }) => [id] as const))(
  '%s refuses a bound above the range of its words, where some values would never come, and serves the range itself',
  (id) => {
    const method = boundeds.get(`${id}:8`);
    const words = (): Words => new Words(prngs.get('xoshiro128ss').create(Uint32Array.of(1, 2, 3, 4)), 2n ** 32n, 8);
    expect(() => method.draw(words(), Uint32Array.of(52, 257), new Uint32Array(2))).toThrow(
      `${id} cannot draw below 257 from words below 256: there is no word for every value`,
    );
    const draws = new Uint32Array(2);
    method.draw(words(), Uint32Array.of(52, 256), draws);
    expect([draws[0] < 52, draws[1] < 256]).toEqual([true, true]);
  },
);
