import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { chainHash } from '../../../../src/wings/signing/beacon.js';
import { PROJECT } from '../../../house/source-tree.js';
import { program } from '../../../support/program.js';

// A dozen runs of the whole program in one test take their time where other work goes on.
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-beacon-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
cpSync(join(PROJECT, 'fixtures/signing'), join(cwd, 'rounds'), { recursive: true });
const at = (...path: readonly string[]): string => join(cwd, ...path);
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const SMALL = ['run', 'naive-swap', '--n', '4', '--trials', '2000', '--quiet'];
const record = (name: string): Evidence => JSON.parse(readFileSync(at('reports', `${name}.json`), 'utf8')) as Evidence;

/** Round 1 of a chain with a key of our own, written to a file; returns its chain. */
function ownRound(name: string): string {
  const { publicKey, secretKey } = bls12_381.shortSignatures.keygen();
  const genesisTime = Math.floor(Date.now() / 1000);
  const info = {
    publicKey: publicKey.toHex(),
    period: 30,
    genesisTime,
    groupHash: 'ab'.repeat(32),
    scheme: 'bls-unchained-g1-rfc9380',
    beaconId: 'tests',
  };
  const hash = chainHash(info);
  const message = sha256(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1));
  const point = bls12_381.shortSignatures.sign(
    bls12_381.shortSignatures.hash(message, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'),
    secretKey,
  );
  const signature = point.toHex();
  const chain = {
    public_key: info.publicKey,
    period: 30,
    genesis_time: genesisTime,
    hash,
    groupHash: info.groupHash,
    schemeID: info.scheme,
    metadata: { beaconID: 'tests' },
  };
  const round = { round: 1, randomness: Buffer.from(sha256(Buffer.from(signature, 'hex'))).toString('hex'), signature };
  writeFileSync(at(name), JSON.stringify({ info: chain, round }));
  return hash;
}

describe('run --beacon', () => {
  it('deals from a published round, and says that nothing shows the plan to be older', async () => {
    const done = await run(...SMALL, '--beacon', 'quicknet:1000', '--beacon-file', 'rounds/quicknet-1000.json', '--name', 'published');
    expect([done.status, done.stderr]).toEqual([20, '']);
    const { run: info } = record('published');
    expect(info).toMatchObject({ seedOrigin: 'beacon', seedFrom: { kind: 'beacon', round: 1000 } });
    expect(readFileSync(at('reports/published.html'), 'utf8')).toContain('The seed follows from round 1000 of the drand chain 52db9ba7');
    const verified = await run('verify', 'reports/published.json', '--quiet');
    expect(verified.status).toBe(0);
    expect(verified.stdout).toContain('holds     the round of public randomness is signed by its chain (drand quicknet, round 1000)\n');
    expect(verified.stdout).toContain(
      'not done  the plan is older than the round that its seed follows from (a round that had come could have been chosen: ',
    );
    // The round before is another seed, and no signature of this one.
    const text = readFileSync(at('reports/published.json'), 'utf8');
    writeFileSync(at('reports/forged.json'), text.replace('"round":1000', '"round":1001'));
    const forged = await run('verify', 'reports/forged.json', '--quiet');
    expect([forged.status, forged.stdout]).toEqual([
      20,
      expect.stringMatching(/DIFFERS {3}the seed follows[\s\S]*DIFFERS {3}the round of public randomness/),
    ]);
  });

  it('is refused without its round, with another one, or beside another source', async () => {
    const said = async (...args: readonly string[]): Promise<string> => {
      const { status, stderr } = await run(...SMALL, ...args);
      return `${status} ${stderr.split('\n')[0]?.replace('shuffle-audit: ', '')}`;
    };
    const file = ['--beacon-file', 'rounds/quicknet-1000.json'];
    expect([
      await said('--beacon', 'quicknet:1000'),
      await said(...file),
      await said('--beacon', 'quicknet:1001', ...file),
      await said('--beacon', 'quicknet:1000', '--beacon-file', 'rounds/absent.json'),
      await said('--beacon', 'quicknet:1000', ...file, '--challenge', 'x'),
      await said('--beacon', 'quicknet:1000', ...file, '--seed', 'x'),
    ]).toEqual([
      '64 --beacon needs --beacon-file, the round as its chain published it, got none',
      '64 --beacon-file needs --beacon, which names the chain and the round before it comes',
      '65 rounds/quicknet-1000.json: must hold round 1001, which was named, got 1000',
      '66 rounds/absent.json does not exist',
      '64 --beacon cannot be used with --challenge: the seed follows from the challenge, the subject and the plan',
      '64 --seed cannot be used with --beacon: the seed follows from the beacon, the subject and the plan',
    ]);
  });

  it('of a chain of one’s own says so, also under the policy that was announced', async () => {
    const beacon = ['--beacon', `${ownRound('own.json')}:1`];
    const announced = await run(...SMALL, ...beacon, '--announce', '--json');
    const { policy } = JSON.parse(announced.stdout) as { policy: object };
    expect(Object.keys(policy)).toEqual(['subject', 'plan', 'beacon']);
    const whole = { policy: 'shuffle-audit/policy/1', signature: 'optional', keys: [], ...policy };
    writeFileSync(at('policy.json'), JSON.stringify(whole));
    const done = await run(...SMALL, ...beacon, '--beacon-file', 'own.json', '--name', 'own');
    expect([done.status, done.stderr]).toEqual([20, '']);
    const verified = await run('verify', 'reports/own.json', '--quiet', '--policy', 'policy.json');
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    expect(verified.stdout).toContain('a chain that this program does not know: whoever holds its key could choose its rounds');
    expect(verified.stdout).not.toContain('the policy names no');
  });
});
