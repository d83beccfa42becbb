import { AuditError } from '../core/errors.js';
import type { Values } from './command.js';
import { givenName } from './write-files.js';

/** `--name` where it is that of a folder of records too; `usual` where it was not given. Throws E_USAGE. */
export function folderName(values: Values, usual: string): string {
  const name = givenName(values) ?? usual;
  if (/^\.+$/.test(name))
    throw new AuditError('E_USAGE', `--name names a folder of records here, got "${name}"`, { hint: 'choose a name of letters' });
  return name;
}
