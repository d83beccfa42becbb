import { readSync } from 'node:fs';
import { AuditError } from '../../core/errors.js';
import { systemReason } from '../../core/words/system-reason.js';
import { endable } from '../../host/read-file.js';

const MOST_BYTES = 1024;

/** Reads the passphrase on the descriptor of `--passphrase-fd`; null where it was not given. Throws E_USAGE. */
export function passphraseOf({ passphraseFd: descriptor }: { readonly passphraseFd: number | undefined }): string | null {
  if (descriptor === undefined) return null;
  if (descriptor === 1 || descriptor === 2)
    throw new AuditError('E_USAGE', `--passphrase-fd must be a descriptor to read from, got ${descriptor}, which is written to`);
  return readPassphrase(descriptor);
}

/**
 * Reads the passphrase from a descriptor, up to its end or the first line feed. So no command line, environment or file of ours holds it. Throws
 * E_USAGE where nothing can be read there, or it is empty or longer than 1,024 bytes.
 */
function readPassphrase(descriptor: number): string {
  const bytes = Buffer.alloc(MOST_BYTES + 1);
  let size = 0;
  try {
    for (let count = -1; count !== 0 && size <= MOST_BYTES && !bytes.subarray(0, size).includes(10); size += count)
      count = endable(() => readSync(descriptor, bytes, size, bytes.length - size, null));
  } catch (cause) {
    throw new AuditError('E_USAGE', `--passphrase-fd must be a descriptor that can be read, got ${descriptor} (${systemReason(cause)})`, {
      hint: 'in a shell: --passphrase-fd 3 3< passphrase.txt',
      cause,
    });
  }
  const [line = ''] = bytes.subarray(0, size).toString('utf8').split(/\r?\n/);
  if (line === '' || Buffer.byteLength(line) > MOST_BYTES)
    throw new AuditError('E_USAGE', `a passphrase must have 1 to ${MOST_BYTES} bytes, got ${line === '' ? 'none' : 'more'}`);
  return line;
}
