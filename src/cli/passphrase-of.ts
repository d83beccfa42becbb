import { AuditError } from '../core/errors.js';
import { parseCount } from '../core/parse-count.js';
import { readPassphrase } from '../host/signing/passphrase.js';
import type { Values } from './command.js';
import { textOf } from './command.js';

/** The most descriptors a process has open here. */
const MOST = 1023;

/** The passphrase on the descriptor of `--passphrase-fd`; null where it was not given. Throws E_USAGE. */
export function passphraseOf(values: Values): string | null {
  const text = textOf(values, 'passphrase-fd');
  if (text === undefined) return null;
  const descriptor = parseCount('passphrase-fd', text, 0, MOST);
  if (descriptor === 1 || descriptor === 2)
    throw new AuditError('E_USAGE', `--passphrase-fd must be a descriptor to read from, got ${descriptor}, which is written to`);
  return readPassphrase(descriptor);
}
