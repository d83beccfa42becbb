import type { KeyObject } from 'node:crypto';
import { createPublicKey, sign, verify } from 'node:crypto';
import type { PublicKey } from './public-key.js';
import { publicKeyOf } from './public-key.js';

/** Says whether `signature` is that of `message` by an Ed25519 key. */
export function verifies(spki: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  return verify(null, message, key, signature);
}

/** Returns the Ed25519 signature of `message`: 64 bytes. */
export function signatureOf(privateKey: KeyObject, message: Uint8Array): Uint8Array {
  return new Uint8Array(sign(null, message, privateKey));
}

export function publicHalf(privateKey: KeyObject): PublicKey {
  return publicKeyOf(createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString(), 'the key');
}
