import { AuditError } from '../../core/errors.js';
import { smallText } from '../../host/small-text.js';
import type { ReadRecord, SignatureState } from '../../records/additions.js';
import { checkSigned } from './check-signed.js';
import { envelopeFile, readEnvelope } from './envelope.js';
import { readPolicy } from './policy.js';

/** The state of the signature by error code of a check; any other error does not concern the signature. */
const KINDS: Readonly<Record<string, 'refused' | 'altered' | 'malformed'>> = {
  E_SIGNATURE: 'refused',
  E_VERIFY: 'altered',
  E_ENVELOPE: 'malformed',
  E_INPUT_MISSING: 'malformed',
};

/**
 * Returns what is known of the signature beside a record. Checks it against the policy in the file `policy`, where one is named; else says only
 * whether one is there, and which key it claims. `now` is in milliseconds of Unix time. Throws what reading an invalid policy throws.
 */
export async function signatureState(read: ReadRecord, policy: string | null, now: number): Promise<SignatureState> {
  if (policy !== null) readPolicy(smallText(policy, 'E_POLICY'), policy);
  try {
    return await (policy === null ? unchecked(read.file) : checked(read, policy, now));
  } catch (error) {
    const kind = error instanceof AuditError ? KINDS[error.code] : undefined;
    if (kind === undefined) throw error;
    return { kind, reason: (error as AuditError).message };
  }
}

function unchecked(file: string): SignatureState {
  const name = envelopeFile(file);
  const text = smallText(name, 'E_ENVELOPE', true);
  return text === null ? { kind: 'unsigned' } : { kind: 'not-checked', key: readEnvelope(text, name).keyId };
}

async function checked(read: ReadRecord, policy: string, now: number): Promise<SignatureState> {
  const checks = await checkSigned(read, { policy, envelope: null }, now);
  const signature = checks.find(({ id }) => id === 'signature');
  return signature?.outcome === 'holds' ? { kind: 'held', said: signature.note ?? '' } : { kind: 'allowed' };
}
