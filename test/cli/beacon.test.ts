import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/evidence.js';
import { chainHash } from '../../src/signing/beacon.js';
import { PROJECT } from '../house/source-tree.js';
import { program } from '../support/program.js';
import { needs } from '../support/tools.js';

// A dozen runs of the whole program in one test take their time where other work goes on.
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-beacon-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
cpSync(join(PROJECT, 'fixtures/signing'), join(cwd, 'rounds'), { recursive: true });
const at = (...path: readonly string[]): string => join(cwd, ...path);
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const SMALL = ['run', 'naive-swap', '--n', '4', '--trials', '2000', '--quiet'];
const record = (name: string): Evidence => JSON.parse(readFileSync(at('reports', `${name}.json`), 'utf8')) as Evidence;

/** Round 1 of a chain with a key of our own, which comes `seconds` from now, written to a file; returns its chain. */
function ownRound(name: string, seconds: number): string {
  const { publicKey, secretKey } = bls12_381.shortSignatures.keygen();
  const genesisTime = Math.floor(Date.now() / 1000) + seconds;
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

const CONFIG = `[req]
distinguished_name = name
prompt = no
[name]
CN = Authority
[stamping]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[one]
serial = serial
crypto_device = builtin
signer_digest = sha256
default_policy = 1.3.6.1.4.1.99999.1
digests = sha256
ess_cert_id_alg = sha256
`;

/** An authority of our own that stamps as the printed command asks; returns its certificate. */
function authority(openssl: string): string {
  writeFileSync(at('tsa.cnf'), CONFIG);
  writeFileSync(at('serial'), '01\n');
  const make = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'tsa.key',
    '-out',
    'tsa.pem',
    '-days',
    '30',
    '-config',
    'tsa.cnf',
    '-extensions',
    'stamping',
  ];
  execFileSync(openssl, make, { cwd, stdio: 'ignore' });
  return readFileSync(at('tsa.pem'), 'utf8');
}

/** Runs the query that `--announce` printed and has it answered: plan.tsr. */
function stamp(openssl: string, announced: string): void {
  const [, query = ''] = /\nopenssl (ts -query .*)\n/.exec(announced) ?? [];
  execFileSync(openssl, query.split(' '), { cwd, stdio: 'ignore' });
  const reply = [
    'ts',
    '-reply',
    '-queryfile',
    'plan.tsq',
    '-inkey',
    'tsa.key',
    '-signer',
    'tsa.pem',
    '-config',
    'tsa.cnf',
    '-section',
    'one',
    '-out',
    'plan.tsr',
  ];
  execFileSync(openssl, reply, { cwd, stdio: 'ignore' });
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
    expect(verified.stdout).toContain('there is no time stamp over the plan: a round that had come could have been chosen');
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
      await said('--beacon', 'quicknet:1000', ...file, '--timestamp', 'rounds/good.tsr'),
    ]).toEqual([
      '64 --beacon needs --beacon-file, the round as its chain published it, got none',
      '64 --beacon-file needs --beacon, which names the chain and the round before it comes',
      '65 rounds/quicknet-1000.json: must hold round 1001, which was named, got 1000',
      '66 rounds/absent.json does not exist',
      '64 --beacon cannot be used with --challenge: the seed follows from the challenge, the subject and the plan',
      '64 --seed cannot be used with --beacon: the seed follows from the beacon, the subject and the plan',
      expect.stringMatching(/^65 rounds\/good\.tsr must be over the digest of this subject, plan and source, [0-9a-f]{64}, got 80b494ba/),
    ]);
  });

  it('with a time stamp is shown to be older than its round, under a policy that names the authority', async () => {
    const openssl = needs('openssl');
    const certificate = authority(openssl);
    const chain = ownRound('own.json', 3600);
    const beacon = ['--beacon', `${chain}:1`];
    stamp(openssl, (await run(...SMALL, ...beacon, '--announce')).stdout);
    const done = await run(...SMALL, ...beacon, '--beacon-file', 'own.json', '--timestamp', 'plan.tsr', '--name', 'stamped');
    expect([done.status, done.stderr]).toEqual([20, '']);
    expect(readFileSync(at('reports/stamped.html'), 'utf8')).toContain(
      'The record holds a time stamp of its plan; whose, a policy of the reader says.',
    );
    const policy = (name: string, pem: string): string => {
      const asked = { signature: 'optional', keys: [], beacon: `${chain}:1`, timestamp: { required: true, certificates: [pem] } };
      writeFileSync(at(name), JSON.stringify({ policy: 'shuffle-audit/policy/1', ...asked }));
      return name;
    };
    const verified = await run('verify', 'reports/stamped.json', '--quiet', '--policy', policy('policy.json', certificate));
    expect(verified.status).toBe(0);
    expect(verified.stdout).toContain('holds     the time stamp is signed by an authority that the reader believes\n');
    expect(verified.stdout).toMatch(
      /holds {5}by its time stamp, the plan is older than the round that its seed follows from \(stamped by .*, the round came at .*\)\n/,
    );
    expect(verified.stdout).toContain('a chain that this program does not know: whoever holds its key could choose its rounds');
    const other = await run(
      'verify',
      'reports/stamped.json',
      '--quiet',
      '--policy',
      policy('other.json', readFileSync(at('rounds/authority.pem'), 'utf8')),
    );
    expect([other.status, other.stderr]).toEqual([
      77,
      expect.stringContaining('the time stamp: it must be signed by an authority of the policy'),
    ]);
    const alone = await run('verify', 'reports/stamped.json', '--quiet');
    expect([alone.status, alone.stdout]).toEqual([
      0,
      expect.stringContaining('not done  the time stamp is signed by an authority that the reader believes'),
    ]);

    // A plan for many machines is stamped in the same way.
    const shards = ['plan', 'naive-swap', '--n', '4', '--trials', '20000', '--quiet', ...beacon, '--out', 'plan.json'];
    stamp(openssl, (await run(...shards, '--announce')).stdout);
    await run(...shards, '--beacon-file', 'own.json', '--timestamp', 'plan.tsr');
    await run('shard', 'plan.json', '--index', '0', '--of', '1', '--quiet');
    await run('merge', 'shard-0-of-1.json', '--name', 'merged', '--quiet');
    const merged = await run('verify', 'reports/merged.json', '--quiet', '--policy', 'policy.json');
    expect(merged.status).toBe(0);
    expect(merged.stdout).toContain('holds     the time stamp is signed by an authority that the reader believes\n');
    expect(merged.stdout).toContain('holds     by its time stamp, the plan is older than the round that its seed follows from');

    // A round that had come before the plan was stamped could have been chosen.
    const past = ['--beacon', `${ownRound('past.json', -60)}:1`];
    stamp(openssl, (await run(...SMALL, ...past, '--announce')).stdout);
    const late = await run(...SMALL, ...past, '--beacon-file', 'past.json', '--timestamp', 'plan.tsr');
    expect([late.status, late.stderr]).toEqual([65, expect.stringMatching(/plan\.tsr must be older than round 1, which came at .*, got /)]);
  });
});
