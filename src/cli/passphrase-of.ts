import { AuditError } from '../core/errors.js';
import { readPassphrase } from '../wings/signing/passphrase.js';
import type { AskedOf } from './options/shared.js';

/** The passphrase on the descriptor of `--passphrase-fd`; null where it was not given. Throws E_USAGE. */
export function passphraseOf({ passphraseFd: descriptor }: AskedOf<'passphraseFd'>): string | null {
  if (descriptor === undefined) return null;
  if (descriptor === 1 || descriptor === 2)
    throw new AuditError('E_USAGE', `--passphrase-fd must be a descriptor to read from, got ${descriptor}, which is written to`);
  return readPassphrase(descriptor);
}
