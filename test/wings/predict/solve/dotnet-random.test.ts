import { describe, expect, it } from 'vitest';
import { dotnetRandom } from '../../../../src/wings/predict/solve/dotnet-random.js';

/** Printed by Mono 6.8's System.Random: the numbers 1, 2, 299 and 300 of each seed. */
const PRINTED: Readonly<Record<string, readonly number[]>> = {
  '0': [1_559_595_546, 1_755_192_844, 1_420_221_075, 440_860_007],
  '1': [534_011_718, 237_820_880, 371_742_564, 2_024_776_132],
  '42': [1_434_747_710, 302_596_119, 333_796_553, 393_344_200],
  '-42': [1_434_747_710, 302_596_119, 333_796_553, 393_344_200],
  '161803399': [613_510_103, 1_016_357_251, 154_070_526, 1_923_901_063],
  '2147483647': [1_559_595_546, 1_755_192_844, 1_420_221_065, 440_860_847],
  '-2147483648': [1_559_595_546, 1_755_192_844, 1_420_221_065, 440_860_847],
  '1985844050': [1_026_740_802, 1_541_401_442, 519_014_323, 1_497_598_383],
};

describe('System.Random of .NET', () => {
  it('makes the numbers that Mono prints', () => {
    const made = Object.keys(PRINTED).map((seed) => {
      const words = new Uint32Array(300);
      dotnetRandom.seeded?.(BigInt(seed)).fill(words);
      return [seed, [words[0], words[1], words[298], words[299]]];
    });
    expect(Object.fromEntries(made)).toEqual(PRINTED);
  });

  it('goes on the same when filled in pieces', () => {
    const [whole, pieces] = [new Uint32Array(200), new Uint32Array(200)];
    dotnetRandom.seeded?.(7n).fill(whole);
    const source = dotnetRandom.seeded?.(7n);
    for (let at = 0; at < 200; at += 40) source?.fill(pieces.subarray(at, at + 40));
    expect(pieces).toEqual(whole);
  });
});
