import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuditError } from '../../../src/core/errors.js';
import type { AnyRecord } from '../../../src/core/record/record.js';
import { evidenceText } from '../../../src/engine/record/evidence-text.js';
import { parseAltered } from '../../../src/records/read-evidence.js';
import { checkSigned } from '../../../src/wings/signing/check-signed.js';
import { publicHalf, signatureOf } from '../../../src/wings/signing/ed25519.js';
import { utf8 } from '../../../src/wings/signing/encoding.js';
import { envelopeText, signedBytes } from '../../../src/wings/signing/envelope.js';
import { publicPem } from '../../../src/wings/signing/public-key.js';
import { PAYLOAD_TYPE } from '../../../src/wings/signing/statement.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

/** The moment at which these tests verify: a day after the record says that it was made. */
export const NOW: number = Date.parse('2026-11-22T00:00:00.000Z');

/** What whoever signs in these tests says of times and nonce. */
export const WISHES = {
  nonce: 'n-1',
  signedAt: '2026-11-21T12:00:00.000Z',
  notBefore: '2026-11-21T12:00:00.000Z',
  notAfter: '2027-11-21T12:00:00.000Z',
} as const;

/** A new Ed25519 key. */
export function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey;
}

/** The public half as PEM. */
export function pemOf(key: KeyObject): string {
  return publicPem(publicHalf(key).spki);
}

/** The text of the record of a small audit, another one for another seed. */
export async function recordTextOf(seed: string): Promise<string> {
  return evidenceText(await recordOf(pipelineOf('naive-swap', 4), { seed, trials: 2000 }));
}

/** An envelope over any payload, of any type, said to be signed by any key. */
export function forged(payload: string, key: KeyObject, more: { readonly payloadType?: string; readonly keyId?: string } = {}): string {
  const content = { payload: utf8(payload), payloadType: more.payloadType ?? PAYLOAD_TYPE };
  return envelopeText({ ...content, keyId: more.keyId ?? publicHalf(key).id, signature: signatureOf(key, signedBytes(content)) });
}

/** A policy that believes this key, asks for the nonce, and for what else is given. */
export function policyOf(key: KeyObject, more: object = {}): object {
  return {
    policy: 'shuffle-audit/policy/1',
    signature: 'required',
    keys: [{ name: 'Laboratory', publicKey: pemOf(key) }],
    nonce: WISHES.nonce,
    ...more,
  };
}

/** What verification says of these texts, null being no file: `holds`, or the code of the refusal and its message. */
export async function said(text: string, envelope: string | null, policy: object | string, now = NOW): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-signed-'));
  const at = (name: string): string => join(folder, name);
  if (envelope !== null) writeFileSync(at('r.dsse.json'), envelope);
  writeFileSync(at('policy.json'), typeof policy === 'string' ? policy : JSON.stringify(policy));
  try {
    const record: AnyRecord = parseAltered(text, at('r.json'));
    const checks = await checkSigned({ file: at('r.json'), text, record }, { policy: at('policy.json'), envelope: null }, now);
    return checks.map(({ outcome }) => outcome).join(' ');
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    return `${error.code} ${error.message.replaceAll(`${folder}/`, '')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
