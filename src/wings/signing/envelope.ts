import * as z from 'zod';
import { AuditError } from '../../core/errors.js';
import { sha256 } from '../../core/record/schema-parts.js';
import { strictJson } from '../../engine/record/strict-json.js';
import { fromBase64, toBase64, utf8 } from './encoding.js';

const SIGNATURE_BYTES = 64;

/** A DSSE envelope, its base64 decoded: who is said to have signed what. Nothing in it is trusted before its signature is checked. */
export interface Envelope {
  readonly payloadType: string;
  readonly payload: Uint8Array;
  readonly keyId: string;
  /** The Ed25519 signature: 64 bytes. */
  readonly signature: Uint8Array;
}

// One signature: what several of them would mean is for nobody to guess.
const envelope = z.strictObject({
  payloadType: z.string().min(1),
  payload: z.string().min(1),
  signatures: z.array(z.strictObject({ keyid: sha256, sig: z.string() })).length(1),
});

/**
 * Reads an envelope strictly; `name` is its name in messages. Throws E_ENVELOPE for another form, another number of signatures, or base64 in any
 * spelling but one.
 */
export function readEnvelope(text: string, name: string): Envelope {
  const read = strictJson(text, envelope, { code: 'E_ENVELOPE', name });
  const [{ keyid, sig }] = read.signatures as [{ keyid: string; sig: string }];
  const signature = bytesIn(sig, 'signatures.0.sig', name);
  if (signature.length !== SIGNATURE_BYTES)
    throw new AuditError('E_ENVELOPE', `${name}: signatures.0.sig must hold ${SIGNATURE_BYTES} bytes, got ${signature.length}`);
  return { payloadType: read.payloadType, payload: bytesIn(read.payload, 'payload', name), keyId: keyid, signature };
}

export function envelopeText({ keyId, payload, payloadType, signature }: Envelope): string {
  const signatures = [{ keyid: keyId, sig: toBase64(signature) }];
  return `${JSON.stringify({ payloadType, payload: toBase64(payload), signatures }, null, 2)}\n`;
}

/** Returns the file for the signature of a record: `naive-swap.dsse.json` beside `naive-swap.json`. */
export function envelopeFile(record: string): string {
  return `${record.replace(/\.json$/, '')}.dsse.json`;
}

/** Returns the bytes that the signature of an envelope covers. */
export function signedBytes({ payload, payloadType }: Pick<Envelope, 'payload' | 'payloadType'>): Uint8Array {
  return preAuthEncoding(payloadType, payload);
}

function bytesIn(text: string, path: string, name: string): Uint8Array {
  const bytes = fromBase64(text);
  if (bytes === null)
    throw new AuditError('E_ENVELOPE', `${name}: ${path} must be base64 with padding and without white space, got another spelling`);
  return bytes;
}

/**
 * Returns the bytes that a DSSE signature covers: `DSSEv1`, the length and text of the payload's type, the length and bytes of the payload, so that
 * neither can be read as a part of the other. Source: the DSSE protocol of secure-systems-lab, version 1.0, "PAE".
 */
export function preAuthEncoding(payloadType: string, payload: Uint8Array): Uint8Array {
  const type = utf8(payloadType);
  const head = utf8(`DSSEv1 ${type.length} ${payloadType} ${payload.length} `);
  const bytes = new Uint8Array(head.length + payload.length);
  bytes.set(head);
  bytes.set(payload, head.length);
  return bytes;
}
