import { AuditError } from '../../core/errors.js';
import { fromBase64, sha256Hex, toBase64 } from './encoding.js';

export interface PublicKey {
  /** SubjectPublicKeyInfo of RFC 8410, DER: 44 bytes. */
  readonly spki: Uint8Array;
  /** The SHA-256 of `spki`: 64 hex digits. It is always computed, never taken from a file. */
  readonly id: string;
}

/** SEQUENCE { SEQUENCE { OID 1.3.101.112 }, BIT STRING of 32 bytes }: the one form of an Ed25519 key (RFC 8410, section 4). */
const PREFIX = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];
const KEY_BYTES = 32;
const PEM = /^-----BEGIN PUBLIC KEY-----\r?\n([A-Za-z0-9+/=\r\n]+)-----END PUBLIC KEY-----\s*$/;

/** Reads the key of a PEM text; `name` is its name in messages. Throws E_KEY for anything but one Ed25519 public key. */
export function publicKeyOf(pem: string, name: string): PublicKey {
  const [, body] = PEM.exec(pem.trim()) ?? [];
  const spki = body === undefined ? null : fromBase64(body.replace(/\r?\n/g, ''));
  if (spki === null || spki.length !== PREFIX.length + KEY_BYTES || PREFIX.some((byte, at) => spki[at] !== byte))
    throw new AuditError('E_KEY', `${name} must be one Ed25519 public key in PEM, got ${said(pem)}`, {
      hint: 'shuffle-audit keygen writes one: <name>.public.pem',
    });
  return { spki, id: sha256Hex(spki) };
}

export function publicPem(spki: Uint8Array): string {
  return `-----BEGIN PUBLIC KEY-----\n${toBase64(spki)}\n-----END PUBLIC KEY-----\n`;
}

/** Says what a text is instead, without showing any of it: it may be a private key. */
function said(pem: string): string {
  if (pem.includes('PRIVATE KEY')) return 'a private key, which belongs to whoever signs alone';
  return pem.includes('BEGIN PUBLIC KEY') ? 'a key of another kind or length' : 'something else';
}
