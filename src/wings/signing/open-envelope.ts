import { AuditError } from '../../core/errors.js';
import { readEnvelope, signedBytes } from './envelope.js';
import type { AllowedKey } from './policy.js';
import type { Statement } from './statement.js';
import { PAYLOAD_TYPE, readStatement } from './statement.js';

/**
 * Says whether `signature` is that of `message` by the Ed25519 key `spki`. This module has no cryptography of its own: Node's, or a browser's, is
 * handed in.
 */
export type Verifies = (spki: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;

/** A statement, and its signer. */
export interface Signed {
  readonly statement: Statement;
  readonly key: AllowedKey;
}

/**
 * Opens the statement in an envelope signed by one of `keys`; `name` is its name in messages. The key is looked up by its id and comes from `keys`,
 * whatever else the envelope holds; the algorithm is Ed25519, whatever it says; no byte of the payload is read before the signature holds. Throws
 * E_ENVELOPE for what is malformed, E_SIGNATURE for a key or kind of payload that is not allowed, E_VERIFY where the signature does not hold.
 */
export function openEnvelope(text: string, name: string, keys: readonly AllowedKey[], verifies: Verifies): Signed {
  const envelope = readEnvelope(text, name);
  const key = keys.find(({ id }) => id === envelope.keyId);
  if (!key)
    throw new AuditError('E_SIGNATURE', `${name} must be signed by a key of the policy, got key ${envelope.keyId}`, {
      hint: 'add the key to the policy only where you have it from its owner, never from the file',
    });
  if (!verifies(key.spki, signedBytes(envelope), envelope.signature))
    throw new AuditError('E_VERIFY', `${name} was altered: its signature must be that of its payload by ${key.name}, got another`, {
      hint: 'ask whoever signed it for the file as it was written',
    });
  if (envelope.payloadType !== PAYLOAD_TYPE)
    throw new AuditError('E_SIGNATURE', `${name} must hold a payload of the type ${PAYLOAD_TYPE}, got ${envelope.payloadType}`);
  return { statement: readStatement(textIn(envelope.payload, name), name), key };
}

function textIn(payload: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(payload);
  } catch (cause) {
    throw new AuditError('E_ENVELOPE', `${name}: its statement must be UTF-8, got other bytes`, { cause });
  }
}
