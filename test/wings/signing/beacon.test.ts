import { readFileSync } from 'node:fs';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, it } from 'vitest';
import type { BeaconSource } from '../../../src/core/record/seed-from.js';
import { chainHash, roundFault } from '../../../src/wings/signing/beacon.js';
import { chainName, namedRound } from '../../../src/wings/signing/named-round.js';
import { readBeacon } from '../../../src/wings/signing/read-beacon.js';

const PUBLISHED = ['default-1', 'default-1000', 'quicknet-1000', 'walkthrough-38'] as const;
const text = (name: string): string => readFileSync(new URL(`../../../fixtures/signing/${name}.json`, import.meta.url), 'utf8');
const named = (name: string): ReturnType<typeof namedRound> => {
  const { info, round } = JSON.parse(text(name)) as { info: { hash: string }; round: { round: number } };
  return { kind: 'beacon', chain: info.hash, round: round.round };
};
const published = (name: string): BeaconSource => readBeacon(text(name), name, named(name));

describe('a published round', () => {
  it.each(PUBLISHED)('%s is signed by its chain, whose hash follows from its key and times', (name) => {
    const source = published(name);
    expect(chainHash(source.info)).toBe(source.chain);
    expect(roundFault(source)).toBeNull();
  });

  it('is refused where it is forged', () => {
    const good = published('quicknet-1000');
    const chained = published('default-1000');
    const own = bls12_381.shortSignatures.keygen();
    const infinity = `c0${'00'.repeat(47)}`;
    const lies: readonly (readonly [BeaconSource, RegExp])[] = [
      [{ ...good, round: 1001 }, /the signature of round 1001 must be that of its chain/],
      [{ ...good, signature: published('walkthrough-38').signature }, /the signature of round 1000 must be that of its chain/],
      [{ ...good, signature: infinity }, /must be that of its chain/],
      [{ ...good, signature: 'ab'.repeat(48) }, /must be that of its chain/],
      [{ ...good, signature: chained.signature }, /must be that of its chain/],
      [{ ...good, info: { ...good.info, publicKey: own.publicKey.toHex() } }, /its chain must be 52db/],
      [{ ...good, info: { ...good.info, genesisTime: good.info.genesisTime + 3 } }, /its chain must be 52db/],
      [{ ...good, info: { ...good.info, period: 30 } }, /its chain must be 52db/],
      // The hash has the period in 32 bits: this one has that of the chain.
      [{ ...good, info: { ...good.info, period: good.info.period + 2 ** 32 } }, /its period must be 4294967295 seconds at the most/],
      [{ ...good, info: { ...good.info, beaconId: 'default' } }, /its chain must be 52db/],
      // The id of a scheme is no part of a chain's hash: only the length and the name on the curve tell them apart.
      [{ ...good, info: { ...good.info, scheme: 'pedersen-bls-unchained' } }, /must be that of its chain/],
      [{ ...good, info: { ...good.info, scheme: 'bls-unchained-on-g1' } }, /its scheme must be one of/],
      [{ ...good, previous: good.signature }, /it must have no signature of the round before/],
      [{ ...chained, previous: published('default-1').signature }, /must be that of its chain/],
      [{ ...chained, info: { ...chained.info, scheme: 'pedersen-bls-unchained' } }, /it must have no signature of the round before/],
    ];
    for (const [lie, why] of lies) expect(roundFault(lie)).toMatch(why);
    const { previous: _gone, ...loose } = chained;
    expect(roundFault(loose)).toMatch(/it must have the signature of the round before, got none/);
  });
});

describe('a file with a round', () => {
  it('is read strictly', () => {
    const round = named('quicknet-1000');
    const good = text('quicknet-1000');
    const said = (given: string, asked = round): string => {
      try {
        readBeacon(given, 'round.json', asked);
        return 'read';
      } catch (error) {
        return `${(error as { code: string }).code} ${(error as Error).message}`;
      }
    };
    expect(said(good)).toBe('read');
    expect(said(good, { ...round, round: 999 })).toBe('E_BEACON round.json: must hold round 999, which was named, got 1000');
    expect(said(good, { ...round, chain: 'ab'.repeat(32) })).toMatch(
      /^E_BEACON round\.json: must be of the chain abab.*, which was named, got 52db/,
    );
    expect(said(good.replace('fe290beca', 'fe290becb'))).toBe(
      'E_BEACON round.json: randomness must be the SHA-256 of the signature, got another',
    );
    expect(said(good.replace('"round": 1000,', '"round": 1000, "round": 1000,'))).toMatch(/must give a key once in one object/);
    expect(said(good.replace('"period": 3,', '"period": 3, "more": 1,'))).toMatch(/unrecognized key/);
    expect(said('[]')).toMatch(/^E_BEACON round\.json: /);
    expect(said('{')).toMatch(/^E_BEACON round\.json: must be JSON, got /);
  });

  it('is named by a chain and a round', () => {
    expect(namedRound('quicknet:1000')).toEqual({ ...named('quicknet-1000') });
    expect(chainName(namedRound('default:1').chain)).toBe('default');
    expect(chainName('ab'.repeat(32))).toBeNull();
    for (const odd of [
      'quicknet',
      'quicknet:0',
      'quicknet:01',
      'quicknet:1e3',
      'other:1',
      'toString:1',
      'ab:1',
      ':1',
      `${'AB'.repeat(32)}:1`,
    ])
      expect(() => namedRound(odd)).toThrow(
        `--beacon must be <chain>:<round>, the chain by its hash or as default or quicknet, got "${odd}"`,
      );
  });
});
