import type { KeyObject } from 'node:crypto';
import { createPublicKey, sign, verify } from 'node:crypto';
import type { PublicKey } from './public-key.js';
import { publicKeyOf } from './public-key.js';

/** Whether `signature` is that of `message` by an Ed25519 key. */
export function verifies(spki: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  return verify(null, message, key, signature);
}

/** The Ed25519 signature of `message`: 64 bytes. */
export function signatureOf(privateKey: KeyObject, message: Uint8Array): Uint8Array {
  return new Uint8Array(sign(null, message, privateKey));
}

/** The public half of a private key. */
export function publicHalf(privateKey: KeyObject): PublicKey {
  return publicKeyOf(createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString(), 'the key');
}
