import { AuditError } from '../../core/errors.js';
import type { AnyRecord } from '../../core/record.js';
import { differences } from '../../engine/record/differences.js';
import { describeRecord } from './describe-record.js';
import type { Statement } from './statement.js';

/**
 * Holds a statement against a record, whose file holds `text` and is called `name`: everything that follows from the record is made again and must be what
 * was signed. Names of files may differ, their digests may not. Throws E_VERIFY at the first that does.
 */
export function matchRecord({ predicate, subject }: Statement, record: AnyRecord, text: string, name: string): void {
  const { files, predicate: described } = describeRecord(record, text, name);
  const { nonce: _nonce, signedAt: _at, notBefore: _from, notAfter: _until, signer: _signer, notDerived: _derived, ...signed } = predicate;
  const digests = (all: Statement['subject']): readonly string[] => all.map(({ digest }) => digest.sha256);
  const [first] = [...differences(signed, described, 'predicate'), ...differences(digests(subject), digests(files), 'subject')];
  if (!first) return;
  throw new AuditError('E_VERIFY', `${name} is not what was signed: ${first.path}: signed ${first.recorded}, got ${first.recomputed}`, {
    hint: 'the record was altered after it was signed, or the signature belongs to another record',
  });
}
