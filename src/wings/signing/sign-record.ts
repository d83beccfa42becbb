import type { KeyObject } from 'node:crypto';
import { basename } from 'node:path';
import { packageDigest } from '../../host/package-digest.js';
import { VERSION } from '../../host/version.js';
import { deriveAgain } from '../../records/derive-again.js';
import { parseEvidence } from '../../records/read-evidence.js';
import { checkerDigest } from './checker.js';
import { describeRecord } from './describe-record.js';
import { publicHalf, signatureOf } from './ed25519.js';
import { utf8 } from './encoding.js';
import { envelopeText, signedBytes } from './envelope.js';
import type { Statement } from './statement.js';
import { makeStatement, PAYLOAD_TYPE } from './statement.js';

/** The choices of whoever signs: times as ISO 8601 in UTC. */
export interface SigningWishes {
  readonly nonce: string | null;
  readonly signedAt: string;
  readonly notBefore: string;
  readonly notAfter: string;
}

export interface SignedRecord {
  readonly statement: Statement;
  readonly keyId: string;
  readonly envelope: string;
}

/**
 * Signs the record whose `file` holds `text`, after reading it strictly and computing again its digest, every number from the counts, and the seed
 * from its source. Throws E_EVIDENCE_SYNTAX or E_EVIDENCE_SCHEMA for what is no record, E_VERIFY where anything of it does not follow.
 */
export async function signRecord(text: string, file: string, key: KeyObject, wishes: SigningWishes): Promise<SignedRecord> {
  const record = parseEvidence(text, file);
  const notDerived = await deriveAgain(record, file);
  const { files, predicate } = describeRecord(record, text, basename(file));
  const signer = { version: VERSION, package: packageDigest(), checker: checkerDigest() };
  const statement = makeStatement(files, { ...predicate, ...wishes, signer, notDerived });
  const payload = utf8(JSON.stringify(statement));
  const keyId = publicHalf(key).id;
  const signature = signatureOf(key, signedBytes({ payload, payloadType: PAYLOAD_TYPE }));
  return { statement, keyId, envelope: envelopeText({ payloadType: PAYLOAD_TYPE, payload, keyId, signature }) };
}
