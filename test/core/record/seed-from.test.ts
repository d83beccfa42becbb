import { describe, expect, it } from 'vitest';
import { seedFrom } from '../../../src/core/record/seed-from.js';

const hash = '0123456789abcdef'.repeat(4);
const info = {
  publicKey: 'ab'.repeat(48),
  period: 30,
  genesisTime: 1_595_431_050,
  groupHash: hash,
  scheme: 'pedersen-bls-chained',
  beaconId: 'default',
};
const beacon = { kind: 'beacon', chain: hash, info, round: 1000, signature: 'cd'.repeat(96), subject: hash, plan: hash };

const faults = (value: object): readonly string[] =>
  (seedFrom.safeParse(value).error?.issues ?? []).map(({ message, path }) => `${path.join('.')}: ${message}`);

describe('what a seed follows from', () => {
  it('is a challenge or a round of a beacon', () => {
    const challenge = { kind: 'challenge', text: 'words', subject: hash, plan: hash };
    for (const value of [challenge, beacon, { ...beacon, previous: hash }, { ...beacon, previous: beacon.signature }])
      expect(seedFrom.parse(value)).toEqual(value);
    expect(faults({ ...challenge, text: '' })).toHaveLength(1);
  });

  it('has points of 48 or 96 bytes and hashes of 32, in small hex digits and nothing beside', () => {
    const wrong = ['ab'.repeat(47), `${'ab'.repeat(48)}a`, 'AB'.repeat(48), ` ${'ab'.repeat(48)}`, `${'ab'.repeat(96)} `];
    for (const signature of wrong) expect(faults({ ...beacon, signature }), signature).toHaveLength(1);
    for (const chain of [hash.slice(1), `${hash}0`, hash.toUpperCase()]) expect(faults({ ...beacon, chain }), chain).toHaveLength(1);
  });

  it('comes within 10^12 seconds of 1970: round r is r − 1 periods after the first', () => {
    const at = (round: number, genesisTime: number, period: number): readonly string[] =>
      faults({ ...beacon, round, info: { ...info, genesisTime, period } });
    const late = ['round: must come within 1000000000000 seconds of 1970'];
    expect([at(1, 1e12, 7), at(2, 1e12, 1)]).toEqual([[], late]);
    // 999,999,999,000 + 100 · 10 is the very last second.
    expect([at(101, 999_999_999_000, 10), at(102, 999_999_999_000, 10), at(101, 999_999_999_001, 10)]).toEqual([[], late, late]);
  });
});
