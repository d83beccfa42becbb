import { expect, it } from 'vitest';
import { openForced } from '../../../src/host/function/open-forced.js';
import { exploration } from '../../../src/host/prove/exploration.js';
import { proveForced } from '../../../src/host/prove/prove-function.js';
import { dealerOf } from '../../exact/explore/dealer.js';
import { correct } from '../../exact/explore/shuffles.js';
import { folderOf } from '../function/blocks.js';

it('the sweep grows with the leaves of a tree, and the record tells that of the smallest size', async () => {
  const forced = await openForced({
    kind: 'module',
    file: './own.mjs',
    n: 2,
    cwd: folderOf({ 'own.mjs': 'export default (deck) => (Math.random() < 0.5 ? deck : deck.reverse());' }),
  });
  const { source } = forced;
  const { sweeps } = exploration(source);
  expect([1, 24, 25, 48, 96, 97, 720, 1e7].map((leaves) => Math.log2(sweeps(leaves)))).toEqual([16, 16, 17, 17, 18, 19, 19, 19]);
  expect(exploration({ ...source, call: { ...source.call, async: true } }).sweeps(720)).toBe(2 ** 13);
  const { proof } = await proveForced({ ...forced, dealer: (n) => Promise.resolve(dealerOf(correct, n)) }, { n: 5, asked: true });
  expect(proof.scope).toContainEqual({ on: 'outside', deals: 2 ** 16 });
  // Of 2 to 4 cards 2^16 deals each, and of 5 cards, with 120 leaves, 2^19.
  const dealt = (proof.probes ?? []).map(({ runs }) => Math.floor(Math.log2(runs)));
  expect(dealt).toEqual([16, 16, 16, 19]);
});
