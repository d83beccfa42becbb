import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { preAuthEncoding } from '../../../../src/wings/signing/envelope.js';
import { PROJECT } from '../../../house/source-tree.js';
import { builtPackage } from '../../../support/checkout.js';
import { program } from '../../../support/program.js';
import { needs } from '../../../support/tools.js';

// A dozen runs of the whole program in one test take their time where other work goes on.
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-signing-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const at = (...path: readonly string[]): string => join(cwd, ...path);
const record = (name: string): Evidence => JSON.parse(readFileSync(at('reports', `${name}.json`), 'utf8')) as Evidence;
const SMALL = ['--n', '4', '--trials', '2000', '--quiet'];
const CHALLENGE = 'words of the verifier';
const KEY = 'keys/laboratory.private.pem';

/** Writes a policy that asks for the laboratory's signature and what else is given. */
function policy(name: string, more: object = {}): string {
  const publicKey = readFileSync(at('keys/laboratory.public.pem'), 'utf8');
  writeFileSync(
    at(name),
    JSON.stringify({ policy: 'shuffle-audit/policy/1', signature: 'required', keys: [{ name: 'Laboratory', publicKey }], ...more }),
  );
  return name;
}

beforeAll(async () => {
  writeFileSync(
    at('mine.mjs'),
    'export default (deck) => { for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; } return deck; };\n',
  );
  await run('keygen', 'keys/laboratory');
  await run('run', './mine.mjs', ...SMALL, '--challenge', CHALLENGE);
});

describe('a signed record', () => {
  it('is signed, held against a policy, made again, and refused where anything was changed', async () => {
    const signed = await run('sign', 'reports/mine.json', '--key', KEY, '--nonce', 'n-1');
    expect([signed.status, signed.stderr]).toEqual([0, '']);
    expect(signed.stdout).toContain(
      'its numbers were derived again, and nothing was dealt again: shuffle-audit verify reports/mine.json does that\n',
    );
    const shipped = readFileSync(join(PROJECT, 'runners/check_record.py'));
    expect(readFileSync(at('reports/check_record.py')).equals(shipped) ? 'as shipped' : 'another').toBe('as shipped');
    const { payload } = JSON.parse(readFileSync(at('reports/mine.dsse.json'), 'utf8')) as { payload: string };
    expect(Buffer.from(payload, 'base64').toString('utf8')).toContain(`"checker":"${createHash('sha256').update(shipped).digest('hex')}"`);
    const asked = policy('policy.json', {
      nonce: 'n-1',
      challenge: CHALLENGE,
      seedOrigins: ['challenge'],
      maximumAgeDays: 1,
      mostEarlierRecords: 0,
    });
    const verified = await run('verify', 'reports/mine.json', '--policy', asked, '--quiet');
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    expect(verified.stdout).toMatch(
      /^holds {5}the record, its run and the files of its subject are as signed \(by Laboratory on .*, key [0-9a-f]{64}\)\nholds {5}all that policy\.json asks for is so\n/,
    );
    expect(verified.stdout).toContain('holds     the seed follows from its source, the subject and the plan\n');
    expect(verified.stdout).toContain('holds     dealing again from the plan gives the same record, bit for bit\n');

    expect(verified.stdout).toContain(
      'not done  subject and plan were named before the seed was known (the policy names no subject and no plan',
    );
    const announced = await run('run', './mine.mjs', ...SMALL, '--challenge', CHALLENGE, '--announce', '--json');
    const named = (JSON.parse(announced.stdout) as { policy: object }).policy;
    expect(Object.keys(named)).toEqual(['subject', 'plan', 'challenge']);
    const whole = await run('verify', 'reports/mine.json', '--policy', policy('whole.json', { nonce: 'n-1', ...named }), '--quiet');
    expect([whole.status, whole.stdout]).toEqual([0, expect.stringContaining('reports/mine.json is what it says')]);

    const refused = await run('verify', 'reports/mine.json', '--policy', policy('other.json', { nonce: 'n-2' }), '--json');
    expect([refused.status, JSON.parse(refused.stdout)]).toMatchObject([77, { error: { code: 'E_SIGNATURE' } }]);
    const text = readFileSync(at('reports/mine.json'), 'utf8');
    writeFileSync(at('reports/altered.json'), text.replace('"earlierRecords":0', '"earlierRecords":1'));
    const altered = await run('verify', 'reports/altered.json', '--policy', asked, '--signature', 'reports/mine.dsse.json');
    expect([altered.status, altered.stderr]).toEqual([20, expect.stringContaining('predicate.run.earlierRecords: signed 0, got 1')]);
    const missing = await run('verify', 'reports/altered.json', '--policy', asked);
    expect([missing.status, missing.stderr]).toEqual([77, expect.stringContaining('a signature must be there, got none')]);
    const alone = await run('verify', 'reports/mine.json', '--signature', 'reports/mine.dsse.json');
    expect([alone.status, alone.stdout]).toEqual([64, '']);
  });

  it('is derived and not dealt again where its deals were live, which a policy can refuse', async () => {
    await run('run', './mine.mjs', ...SMALL, '--randomness', 'live', '--name', 'live');
    await run('sign', 'reports/live.json', '--key', KEY);
    const told = await run('verify', 'reports/live.json', '--policy', policy('live.policy.json'), '--quiet');
    expect([told.status, told.stdout]).toEqual([0, expect.stringContaining('reports/live.json is derived, not dealt again: ')]);
    const { stdout } = await run('verify', 'reports/live.json', '--quiet', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ verified: false, outcome: 'derived, not dealt again' });
    const refused = await run('verify', 'reports/live.json', '--policy', policy('dealt.policy.json', { dealtAgain: true }), '--quiet');
    expect([refused.status, refused.stderr]).toEqual([77, expect.stringContaining('it must be dealt again, which its subject does not')]);
    const whole = await run('verify', 'reports/mine.json', '--policy', 'dealt.policy.json', '--quiet');
    expect(whole.status).toBe(0);
  });

  it('is signed by bytes that OpenSSL verifies with the public key', async () => {
    const openssl = needs('openssl');
    await run('sign', 'reports/mine.json', '--key', KEY);
    const { payload, payloadType, signatures } = JSON.parse(readFileSync(at('reports/mine.dsse.json'), 'utf8')) as {
      payload: string;
      payloadType: string;
      signatures: { sig: string }[];
    };
    writeFileSync(at('pae.bin'), preAuthEncoding(payloadType, Buffer.from(payload, 'base64')));
    writeFileSync(at('sig.bin'), Buffer.from(signatures[0]?.sig ?? '', 'base64'));
    const verify = [
      'pkeyutl',
      '-verify',
      '-pubin',
      '-inkey',
      'keys/laboratory.public.pem',
      '-rawin',
      '-in',
      'pae.bin',
      '-sigfile',
      'sig.bin',
    ];
    expect(execFileSync(openssl, verify, { cwd, encoding: 'utf8' })).toContain('Signature Verified Successfully');
    writeFileSync(at('pae.bin'), 'something else');
    expect(() => execFileSync(openssl, verify, { cwd, stdio: 'ignore' })).toThrow();
  });

  it('is not made of a record that is not what it says, nor with a key that others can read or a passphrase that is wrong', async () => {
    const text = readFileSync(at('reports/mine.json'), 'utf8');
    writeFileSync(at('reports/seed.json'), text.replaceAll(CHALLENGE, 'other words'));
    writeFileSync(at('reports/check_record.py'), 'print("all is well")\n');
    const foreign = await run('sign', 'reports/mine.json', '--key', KEY);
    expect([foreign.status, foreign.stdout]).toEqual([
      0,
      expect.stringContaining('check_record.py is another file than the checker that was signed'),
    ]);
    rmSync(at('reports/check_record.py'));
    const shopped = await run('sign', 'reports/seed.json', '--key', KEY);
    expect([shopped.status, shopped.stderr]).toEqual([
      20,
      expect.stringContaining('it does not hold that the seed follows from its source'),
    ]);
    expect((await run('verify', 'reports/seed.json')).status).toBe(20);
    writeFileSync(at('keys/open.pem'), readFileSync(at(KEY)), { mode: 0o644 });
    expect((await run('sign', 'reports/mine.json', '--key', 'keys/open.pem')).status).toBe(77);
    expect((await run('sign', 'reports/mine.json')).status).toBe(64);
    expect((await run('sign', 'reports/mine.json', '--key', KEY, '--not-after', '2020-01-01')).status).toBe(64);
    expect((await run('sign', 'reports/mine.json', '--key', KEY, '--not-after', '2027-02-30')).status).toBe(64);
    expect((await run('keygen', 'keys/laboratory')).status).toBe(73);
  });

  it('takes the passphrase of its key from a descriptor', async () => {
    writeFileSync(at('passphrase'), 'a long sentence\nand what follows\n');
    const entry = join(builtPackage(), 'dist/cli.js');
    const withPassphrase = (...args: readonly string[]): string => {
      const descriptor = openSync(at('passphrase'), 'r');
      try {
        return execFileSync(process.execPath, [entry, ...args, '--passphrase-fd', '3'], {
          cwd,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe', descriptor],
        });
      } finally {
        closeSync(descriptor);
      }
    };
    expect(withPassphrase('keygen', 'keys/encrypted')).toContain('keys/encrypted.public.pem');
    expect(readFileSync(at('keys/encrypted.private.pem'), 'utf8')).toContain('BEGIN ENCRYPTED PRIVATE KEY');
    expect(withPassphrase('sign', 'reports/mine.json', '--key', 'keys/encrypted.private.pem')).toMatch(/^signed {2}reports\/mine\.json\n/);
    expect((await run('sign', 'reports/mine.json', '--key', 'keys/encrypted.private.pem')).status).toBe(65);
    expect((await run('keygen', 'keys/none', '--passphrase-fd', '3')).status).toBe(64);
    expect((await run('keygen', 'keys/none', '--passphrase-fd', '1')).status).toBe(64);
  });
});

describe('run --challenge', () => {
  it('deals from a seed that follows from challenge, subject and plan, and says so', async () => {
    const { core, run: info } = record('mine');
    expect(info).toMatchObject({ seedOrigin: 'challenge', seedFrom: { kind: 'challenge', text: CHALLENGE } });
    expect(readFileSync(at('reports/mine.html'), 'utf8')).toContain(
      `The seed follows from the challenge “${CHALLENGE}”, the subject and the plan.`,
    );
    await run('run', './mine.mjs', ...SMALL, '--challenge', CHALLENGE, '--name', 'again');
    expect(record('again').digest).toBe(record('mine').digest);
    await run('run', './mine.mjs', '--n', '4', '--trials', '2001', '--quiet', '--challenge', CHALLENGE, '--name', 'longer');
    expect(record('longer').core.plan.seed).not.toBe(core.plan.seed);
  });

  it('works until decided too', async () => {
    const done = await run('run', 'sattolo', '--until-decided', '--n', '9', '--challenge', CHALLENGE, '--quiet');
    expect([done.status, done.stderr]).toEqual([20, '']);
    const verified = await run('verify', 'reports/sattolo-until-decided.json', '--quiet');
    expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('holds     the seed follows from its source')]);
  });

  it('is refused with a reason where nothing is dealt from one seed that was not chosen', async () => {
    const said = async (...args: readonly string[]): Promise<string> => {
      const { status, stderr } = await run(...args, '--challenge', CHALLENGE);
      return `${status} ${stderr.split('\n')[0]}`;
    };
    expect([
      await said('run', 'sattolo', '--seed', 'mine'),
      await said('run', './mine.mjs', ...SMALL, '--randomness', 'live'),
      await said('run', './mine.mjs', ...SMALL, '--randomness', 'live', '--announce'),
      await said('run', 'sattolo', '--until-decided', '--tests', 'parity', '--announce'),
      await said('log', 'deals.csv'),
      await said('compare'),
    ]).toEqual([
      '64 shuffle-audit: --seed cannot be used with --challenge: the seed follows from the challenge, the subject and the plan',
      '64 shuffle-audit: --challenge needs deals that follow from the seed, got ./mine.mjs, which deals from a source of its own',
      '64 shuffle-audit: --challenge needs deals that follow from the seed, got ./mine.mjs, which deals from a source of its own',
      '64 shuffle-audit: --tests cannot be used with --until-decided: it has its own kinds of evidence in place of the tests',
      '64 shuffle-audit: --challenge cannot be used here: a log was dealt before, and its seed only draws lots among equal cards',
      '64 shuffle-audit: --challenge cannot be used here: a comparison deals many subjects from one seed; run audits one',
    ]);
  });
});
