import * as z from 'zod';
import { AuditError } from '../../core/errors.js';
import { seedOrigin } from '../../core/record/run-info.js';
import { count, type Shape, sha256 } from '../../core/record/schema-parts.js';
import { strictJson } from '../../engine/record/strict-json.js';
import type { PublicKey } from './public-key.js';
import { publicKeyOf } from './public-key.js';

const POLICY = 'shuffle-audit/policy/1';

const moment = z.iso.datetime();
const text = z.string().min(1).max(1024);

const key = z.strictObject({
  name: text,
  publicKey: text,
  /** The start and end of the key's validity, ISO 8601 with a time zone of Z; absent where there is no bound. The key must sign within them. */
  from: z.exactOptional(moment),
  until: z.exactOptional(moment),
});
/** A person who may sign, and the time within which they may. */
export interface AllowedKey extends PublicKey, Omit<Shape<typeof key>, 'publicKey'> {}

const policy = z.strictObject({
  policy: z.literal(POLICY),
  /** The demand for a signature; one that is there is always checked. */
  signature: z.enum(['required', 'optional']),
  keys: z.array(key).max(1000),
  /** Files that must be among those signed, by their SHA-256. */
  signed: z.exactOptional(z.array(z.strictObject({ name: text, sha256 })).max(1000)),
  /** The text that the signature must repeat. */
  nonce: z.exactOptional(text),
  /** The challenge, or the chain and round (`<64 hex digits>:<round>`), that the seed must follow from. */
  challenge: z.exactOptional(text),
  beacon: z.exactOptional(z.string().regex(/^[0-9a-f]{64}:[1-9][0-9]{0,11}$/)),
  seedOrigins: z.exactOptional(z.array(seedOrigin).min(1)),
  /** Digests of the subject and plan asked for. */
  subject: z.exactOptional(sha256),
  plan: z.exactOptional(sha256),
  oldestTool: z.exactOptional(z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/)),
  /** The most days between the start of the audit and now. */
  maximumAgeDays: z.exactOptional(z.number().gt(0)),
  mostEarlierRecords: z.exactOptional(count),
  /** True where it must be possible to deal the deals again, as `verify` does: no live randomness, no program, no standard input. */
  dealtAgain: z.exactOptional(z.boolean()),
});
/** The demands of a verifier on a record; whatever is absent is not asked for. */
export interface Policy extends Omit<Shape<typeof policy>, 'policy' | 'keys'> {
  readonly keys: readonly AllowedKey[];
}

/** Reads a policy strictly; `name` is its name in messages. Throws E_POLICY for another form or a key listed twice, E_KEY for an invalid key. */
export function readPolicy(json: string, name: string): Policy {
  const {
    policy: _form,
    keys,
    ...rest
  } = strictJson(json, policy, {
    code: 'E_POLICY',
    name,
    hint: 'shuffle-audit keygen prints the smallest policy; docs/records.md lists its fields',
  });
  const allowed = keys.map(({ publicKey, ...key }, at) => ({ ...key, ...publicKeyOf(publicKey, `${name}: keys.${at}.publicKey`) }));
  const twice = allowed.find(({ id }, at) => allowed.findIndex((other) => other.id === id) !== at);
  if (twice) throw new AuditError('E_POLICY', `${name}: keys must be listed once each, got ${twice.id} twice`);
  return { ...rest, keys: allowed };
}

/** Returns the smallest policy that asks for a signature by this key, as JSON. */
export function policyFor(name: string, publicKey: string): string {
  return JSON.stringify({ policy: POLICY, signature: 'required', keys: [{ name, publicKey }] }, null, 2);
}
