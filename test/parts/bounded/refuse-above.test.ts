import { expect, it } from 'vitest';
import { type BitSource, Words } from '../../../src/core/subject/source.js';
import { type Dealer, dealingFrom } from '../../../src/engine/subject/dealer.js';
import { Arena } from '../../../src/kernel/arena.js';
import { instantiate } from '../../../src/kernel/kernels.js';
import { Rows } from '../../../src/kernel/rows.js';
import { boundeds, prngs, shuffles } from '../../../src/parts/catalogues.js';

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

it.each([
  ['lemire', 3, 0],
  ['lemire', 300, 0],
  ['mask-reject', 52, 63],
  ['mask-reject', 300, 511],
])('%s of %i cards ends where a generator gives no word that it keeps, by definition and by kernels', (id, n, word) => {
  const stuck: BitSource = { fill: (out) => void out.fill(word) };
  // Without a kernel of its own, which would make the words that its definition does not.
  const { kernel: _kernel, ...plain } = prngs.get('xoshiro256ss');
  const parts = { shuffle: shuffles.get('fisher-yates'), bounded: boundeds.get(id), prng: { ...plain, create: () => stuck } };
  const dealt = (): Dealer => dealingFrom(parts, n, new Uint32Array(plain.seedWords).fill(1));
  const refused = expect.objectContaining({
    code: 'E_FORBIDDEN_STATE',
    message: expect.stringMatching(/must give (?:a word|words) that can be kept/),
  });
  expect(() => dealt().into(new Uint16Array(n))).toThrow(refused);
  const kernels = instantiate();
  const { fill } = dealt();
  if (!kernels || !fill) throw new Error(`this engine has no kernels for ${id}`);
  expect(() => fill(new Rows(new Arena(kernels), n, 8), 2)).toThrow(refused);
});
