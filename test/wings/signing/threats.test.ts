import { createPrivateKey } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { digestOf } from '../../../src/engine/record/digest.js';
import { evidenceText } from '../../../src/engine/record/evidence-text.js';
import { subjectDigest } from '../../../src/engine/record/subject-digest.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { deriveSeed } from '../../../src/wings/signing/derive-seed.js';
import { planDigest } from '../../../src/wings/signing/digests.js';
import { publicHalf } from '../../../src/wings/signing/ed25519.js';
import { makeKeyFiles, readKeyFile } from '../../../src/wings/signing/key-file.js';
import { seedChecks } from '../../../src/wings/signing/seed-checks.js';
import { signRecord } from '../../../src/wings/signing/sign-record.js';
import { faults } from '../../report/page-faults.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';
import { newKey, policyOf, recordTextOf, said, WISHES } from './signed-record.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-threats-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NASTY = '</style><script>alert(1)</script>"\'><svg onload=alert(2)><foreignObject href=x>{{7*7}}\u202egnp';
const SUBJECT = pipelineOf('naive-swap', 4);
const refused = (act: () => unknown): string => {
  try {
    act();
    return 'nothing was refused';
  } catch (error) {
    return `${(error as { code: string }).code} ${(error as Error).message}`;
  }
};

/** A record whose seed follows from a challenge. */
async function challenged(text: string): Promise<Evidence> {
  const fixed = {
    subject: subjectDigest({ id: SUBJECT.id, origin: SUBJECT.origin, replay: 'exact' }),
    plan: planDigest((await recordOf(SUBJECT, { seed: 'any', trials: 2000 })).core.plan),
  };
  const record = await recordOf(SUBJECT, { seed: deriveSeed({ kind: 'challenge', text }, fixed), trials: 2000 });
  return { ...record, run: { ...record.run, seedOrigin: 'challenge', seedFrom: { kind: 'challenge', text, ...fixed } } };
}

describe('threats to reports and signatures', () => {
  it('R1: a hostile challenge, subject and signer stay text on the page', async () => {
    const record = await challenged('a challenge');
    const core = { ...record.core, subject: { ...record.core.subject, id: NASTY } };
    const page = await auditPage({
      ...record,
      core,
      digest: digestOf(core),
      run: { ...record.run, cpu: NASTY, seedFrom: { kind: 'challenge', text: NASTY, subject: '0'.repeat(64), plan: '0'.repeat(64) } },
    });
    expect(faults(page)).toEqual([]);
    expect(page).toContain('The seed follows from the challenge “&#60;/style');
    expect(page).not.toContain('\u202e');
  });

  it('R2: the drawings of a page hold no foreign object, link or style of the data', async () => {
    const page = await auditPage(await challenged('a challenge'));
    const drawings = page.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.filter((svg) => /foreignObject|href=|style=|on[a-z]+=/i.test(svg))).toEqual([]);
  });

  it('R3: a page carries drawn charts and no expression that a reader’s browser would run', async () => {
    const page = await auditPage(await challenged('a challenge'));
    expect(page.match(/<script|vega-embed|"\$schema"|javascript:|data:text/gi)).toBeNull();
  });

  it('R4: what was tampered with is not signed, and its numbers are made again', async () => {
    const text = await recordTextOf('tampered');
    const record = JSON.parse(text) as Evidence;
    const core = { ...record.core, verdict: { ...record.core.verdict, smallestDetectable: 0.5 } };
    const forged = evidenceText({ ...record, core: core as Evidence['core'], digest: digestOf(core as Evidence['core']) });
    await expect(signRecord(forged, 'r.json', newKey(), WISHES)).rejects.toThrow(/r\.json was altered: it does not hold that every number/);
    await expect(signRecord(text.replace('"schema":', '"digest":"x","schema":'), 'r.json', newKey(), WISHES)).rejects.toThrow(
      /gives a key twice/,
    );
    await expect(signRecord(text.replace(/"p":[0-9.e-]+/, '"p":null'), 'r.json', newKey(), WISHES)).rejects.toThrow(
      /is not as a record must be/,
    );
  });

  it('R5: a signature is believed by a key of the policy alone', async () => {
    const [key, other] = [newKey(), newKey()];
    const text = await recordTextOf('keys');
    const { envelope } = await signRecord(text, 'r.json', other, WISHES);
    expect(await said(text, envelope, policyOf(key))).toMatch(/^E_SIGNATURE r\.dsse\.json must be signed by a key of the policy/);
    expect(await said(text, envelope, policyOf(other))).toBe('holds holds');
    expect(await said(text, null, policyOf(other))).toMatch(/^E_SIGNATURE .*a signature must be there, got none/);
  });

  it('R6: a signature of an earlier run, plan or build does not stand for this one', async () => {
    const key = newKey();
    const [earlier, later] = [await recordTextOf('earlier'), await recordTextOf('later')];
    const { envelope, statement } = await signRecord(earlier, 'r.json', key, WISHES);
    const { nonce, notAfter, plan, record, runId, signer, subject, tool } = statement.predicate;
    expect([plan, runId, signer.package, subject].filter((digest) => !/^[0-9a-f]{64}$/.test(digest ?? ''))).toEqual([]);
    expect({ nonce, notAfter, record, version: tool.version }).toEqual({
      nonce: WISHES.nonce,
      notAfter: WISHES.notAfter,
      record: (JSON.parse(earlier) as Evidence).digest,
      version: (JSON.parse(earlier) as Evidence).core.tool.version,
    });
    expect(await said(later, envelope, policyOf(key))).toMatch(/^E_VERIFY .*is not what was signed/);
    // The same numbers at another time are another run.
    const again = earlier.replace('"startedAt":"2026-11-21T00', '"startedAt":"2026-11-21T01');
    expect(await said(again, envelope, policyOf(key))).toMatch(/^E_VERIFY .*predicate\.run/);
  });

  it('R7: a seed that was shopped for does not follow from its challenge', async () => {
    const record = await challenged('words of the verifier');
    const { seedFrom } = record.run;
    expect(await seedChecks(record)).toMatchObject([{ id: 'seed', outcome: 'holds' }]);
    expect(await seedChecks(await recordOf(SUBJECT, { seed: 'chosen', trials: 2000 }))).toEqual([]);
    const run = record.run;
    const other = await recordOf(SUBJECT, { seed: record.core.plan.seed, trials: 2001 });
    const lies: readonly (readonly [Evidence, string])[] = [
      [
        {
          ...record,
          run: {
            ...run,
            seedFrom: { ...seedFrom, kind: 'challenge', text: 'other words', subject: seedFrom?.subject ?? '', plan: seedFrom?.plan ?? '' },
          },
        },
        'core.plan.seed',
      ],
      [{ ...record, core: { ...record.core, plan: { ...record.core.plan, seed: 'lucky' } } }, 'core.plan.seed'],
      [{ ...other, run }, 'run.seedFrom.plan'],
      [{ ...record, core: { ...record.core, subject: { ...record.core.subject, id: 'another' } } }, 'run.seedFrom.subject'],
      [{ ...record, run: { ...run, seedOrigin: 'beacon' } }, 'run.seedOrigin'],
      [{ ...record, run: { ...run, seedOrigin: 'drawn' } }, 'run.seedOrigin'],
    ];
    for (const [lie, path] of lies) {
      const [found] = await seedChecks(lie);
      expect(`${found?.outcome} ${found?.differences.map((one) => one.path).join(' ')}`).toMatch(new RegExp(`^differs .*${path}`));
    }
    // Deals from a source of their own could be made until they please, whatever the record says of them.
    const { source } = SUBJECT.origin;
    if (source.kind !== 'built-in') throw new Error('a built-in subject');
    for (const [prng, replay] of [
      ['math-random', 'none'],
      ['math-random', 'exact'],
      ['no generator', 'exact'],
    ] as const) {
      const subject = { ...record.core.subject, origin: { ...SUBJECT.origin, source: { ...source, prng } }, replay };
      const fixed = { subject: subjectDigest(subject), plan: planDigest(record.core.plan) };
      const named = { kind: 'challenge', text: 'words of the verifier' } as const;
      const core = { ...record.core, subject, plan: { ...record.core.plan, seed: deriveSeed(named, fixed) } };
      const [found] = await seedChecks({ ...record, core, run: { ...run, seedFrom: { ...named, ...fixed } } });
      expect(`${found?.outcome} ${found?.note ?? found?.differences.map((one) => one.path).join(' ')}`).toMatch(
        prng === 'math-random' ? /^differs core\.subject\.replay$/ : /^differs no .* is called/,
      );
    }
    const { seedFrom: _gone, ...without } = run;
    expect(await seedChecks({ ...record, run: without })).toMatchObject([{ outcome: 'differs' }]);
  });

  it.skipIf(process.platform === 'win32')('R8: a private key is its owner’s alone, and no message shows any of it', () => {
    const stem = join(folder, 'laboratory');
    const { key, privateFile, publicFile } = makeKeyFiles(stem, null);
    expect([statSync(privateFile).mode & 0o777, statSync(publicFile).mode & 0o777]).toEqual([0o600, 0o644]);
    expect(publicHalf(readKeyFile(privateFile, null)).id).toBe(key.id);
    expect(refused(() => makeKeyFiles(stem, null))).toMatch(/^E_CANNOT_CREATE cannot create: .*laboratory\.public\.pem \(EEXIST\)$/);
    for (const mode of [0o640, 0o604, 0o620, 0o601]) {
      chmodSync(privateFile, mode);
      expect(refused(() => readKeyFile(privateFile, null))).toBe(
        `E_SIGNATURE ${privateFile} must be its owner’s alone, mode 600, got mode ${mode.toString(8)}`,
      );
    }
    const encrypted = makeKeyFiles(join(folder, 'encrypted'), 'a long sentence');
    const pem = readFileSync(encrypted.privateFile, 'utf8');
    expect(pem.split('\n')[0]).toBe('-----BEGIN ENCRYPTED PRIVATE KEY-----');
    expect(createPrivateKey({ key: pem, passphrase: 'a long sentence' }).asymmetricKeyType).toBe('ed25519');
    expect(publicHalf(readKeyFile(encrypted.privateFile, 'a long sentence')).id).toBe(encrypted.key.id);
    expect(refused(() => readKeyFile(encrypted.privateFile, null))).toMatch(/^E_KEY .*is encrypted: it needs its passphrase, got none$/);
    expect(refused(() => readKeyFile(encrypted.privateFile, 'another'))).toMatch(
      /^E_KEY .*must be an Ed25519 private key \(PKCS#8 in PEM\), got another, or another passphrase$/,
    );
    const damaged = join(folder, 'damaged.pem');
    writeFileSync(damaged, readFileSync(publicFile, 'utf8'), { mode: 0o600 });
    expect(refused(() => readKeyFile(damaged, null))).toMatch(/got something else$/);
    expect(refused(() => readKeyFile(join(folder, 'absent.pem'), null))).toMatch(/^E_INPUT_MISSING the key .+absent\.pem does not exist$/);
  });
});
