import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commitment } from '../../src/signing/digests.js';
import { sha256Hex } from '../../src/signing/encoding.js';
import { readTimestamp, timestampFault } from '../../src/signing/timestamp.js';

const bytes = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(`../../fixtures/signing/${name}`, import.meta.url)));
const pem = (name: string): string => Buffer.from(bytes(`${name}.pem`)).toString('utf8');
const STAMPED = commitment({ subject: 'ab'.repeat(32), plan: 'cd'.repeat(32) }, { kind: 'challenge', text: 'words' });
const AUTHORITY = pem('authority');

/** What is said of a token: null where it holds, why not, or the code and message of the refusal. */
async function said(der: Uint8Array, certificates: readonly string[] = [AUTHORITY], stamped = STAMPED): Promise<string | null> {
  try {
    return await timestampFault(der, 'plan.tsr', stamped, certificates);
  } catch (error) {
    return `${(error as { code: string }).code} ${(error as Error).message}`;
  }
}

/** The bytes with one of them changed. */
const turned = (der: Uint8Array, at: number): Uint8Array => der.map((byte, k) => (k === at ? byte ^ 1 : byte));

describe('a time stamp made by OpenSSL', () => {
  it('holds under the certificate of its authority, and says what it is over and when it was made', async () => {
    expect(await said(bytes('good.tsr'))).toBeNull();
    expect(await said(bytes('good.tsr'), [pem('another'), AUTHORITY])).toBeNull();
    const { at, imprint } = readTimestamp(bytes('good.tsr'), 'plan.tsr');
    expect(imprint).toBe(sha256Hex(STAMPED));
    // Its time is said to be true to a second, and the later end counts.
    expect(new Date(at).toISOString()).toBe('2026-11-22T18:04:21.000Z');
  });

  it.each([
    ['by another authority', 'another.tsr', /must be signed by an authority of the policy/],
    ['by an authority whose certificate had expired', 'expired.tsr', /must be signed by an authority of the policy/],
    ['over something else', 'elsewhere.tsr', /it must be over 80b494ba/],
    ['over a digest of SHA-1', 'sha1.tsr', /^E_TIMESTAMP plan\.tsr must be over a SHA-256 digest/],
    ['that was refused', 'refused.tsr', /^E_TIMESTAMP plan\.tsr must (hold a granted token|be a response)/],
  ])('is refused %s', async (_what, file, why) => {
    expect(await said(bytes(file))).toMatch(why);
  });

  it('is refused under a certificate of the policy that had expired, or that is no certificate', async () => {
    expect(await said(bytes('expired.tsr'), [pem('expired')])).toMatch(/must be signed by an authority of the policy/);
    expect(await said(bytes('good.tsr'), ['x'])).toBe(
      'E_POLICY timestamp.certificates must be certificates in PEM, one a text, got something else',
    );
    expect(await said(bytes('good.tsr'), [])).toMatch(/must be signed by an authority of the policy/);
  });

  it('is refused where anything stands behind it, it is cut short, or it is something else', async () => {
    const good = bytes('good.tsr');
    expect(await said(Uint8Array.from([...good, 0]))).toMatch(/^E_TIMESTAMP plan\.tsr must hold one response and nothing behind it/);
    for (const other of [good.slice(0, -1), good.slice(0, 40), new Uint8Array(0), new TextEncoder().encode('plan')])
      expect(await said(other)).toMatch(/^E_TIMESTAMP plan\.tsr must /);
  });

  it('is refused where one byte of what is signed, or of the signature, was changed', async () => {
    const good = bytes('good.tsr');
    const text = Buffer.from(good).toString('latin1');
    const time = text.indexOf('20261122180420Z');
    const imprint = Buffer.from(good).indexOf(Buffer.from(sha256Hex(STAMPED), 'hex'));
    expect([time, imprint].filter((at) => at < 0)).toEqual([]);
    for (const at of [time + 3, time + 13, imprint + 5, good.length - 1, good.length - 200])
      expect(await said(turned(good, at))).not.toBeNull();
  });

  it('is refused over other bytes', async () => {
    const other = commitment({ subject: 'ab'.repeat(32), plan: 'cd'.repeat(32) }, null);
    expect(await said(bytes('good.tsr'), [AUTHORITY], other)).toMatch(/^it must be over /);
  });
});
