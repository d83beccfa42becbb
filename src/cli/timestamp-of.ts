import { AuditError } from '../core/errors.js';
import type { RunInfo } from '../core/evidence.js';
import type { SeedSource } from '../core/seed-from.js';
import { smallBytes } from '../host/signing/envelope-file.js';
import type { Fixed } from '../signing/digests.js';
import { commitment } from '../signing/digests.js';
import { sha256Hex, toBase64 } from '../signing/encoding.js';
import { roundTime } from '../signing/round-time.js';
import type { AskedOf } from './options/shared.js';

/**
 * The token of `--timestamp` held against what is planned; nothing where none was given. Whose it is, `verify --policy` says. Throws E_TIMESTAMP
 * where it is over something else, or not older than the round that the seed follows from.
 */
export async function timestampOf(
  { timestamp: file }: AskedOf<'timestamp'>,
  fixed: Fixed,
  source: SeedSource | null,
): Promise<Pick<RunInfo, 'timestamp'>> {
  if (file === undefined) return {};
  const der = smallBytes(file, 'E_TIMESTAMP');
  const { readTimestamp } = await import('../signing/timestamp.js');
  const { at, imprint } = readTimestamp(der, file);
  const wanted = sha256Hex(commitment(fixed, source));
  if (imprint !== wanted)
    throw new AuditError('E_TIMESTAMP', `${file} must be over the digest of this subject, plan and source, ${wanted}, got ${imprint}`, {
      hint: 'the same command with --announce prints the digest: any other option, or another version of the subject’s code, changes it',
    });
  if (source?.kind === 'beacon' && at >= roundTime(source))
    throw new AuditError(
      'E_TIMESTAMP',
      `${file} must be older than round ${source.round}, which came at ${moment(roundTime(source))}, got ${moment(at)}`,
      {
        hint: 'name a round that is to come, and have that stamped: a round that is known could be chosen',
      },
    );
  return { timestamp: toBase64(der) };
}

const moment = (at: number): string => new Date(at).toISOString();
