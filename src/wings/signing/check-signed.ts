import { AuditError } from '../../core/errors.js';
import type { AnyRecord } from '../../core/record/record.js';
import { differences } from '../../engine/record/differences.js';
import { type Check, check } from '../../engine/verify/check.js';
import { smallText } from '../../host/small-text.js';
import type { ReadRecord } from '../../records/additions.js';
import { openPoints, refusals } from './apply-policy.js';
import { checkerBeside } from './checker.js';
import { describeRecord } from './describe-record.js';
import { verifies } from './ed25519.js';
import { envelopeFile } from './envelope.js';
import type { Signed } from './open-envelope.js';
import { openEnvelope } from './open-envelope.js';
import type { Policy } from './policy.js';
import { readPolicy } from './policy.js';
import type { Statement } from './statement.js';

/** The policy to apply, and the file of the signature; beside the record where null. */
export interface PolicyWish {
  readonly policy: string;
  readonly envelope: string | null;
}

/**
 * Checks a record and its signature against a policy, before anything that the record names is run. `now` is in milliseconds of Unix time. Throws
 * E_POLICY and E_KEY for an invalid policy, E_ENVELOPE for a malformed signature, E_VERIFY for what was altered, E_SIGNATURE for what the policy
 * refuses, a missing signature among it.
 */
export async function checkSigned(read: ReadRecord, asked: PolicyWish, now: number): Promise<readonly Check[]> {
  const policy = readPolicy(smallText(asked.policy, 'E_POLICY'), asked.policy);
  const signed = signedIn(read, policy, asked.envelope);
  const [first, ...more] = refusals(policy, read.record, signed, now);
  if (first !== undefined)
    throw new AuditError('E_SIGNATURE', `${read.file} is refused by ${asked.policy}: ${[first, ...more].join('; ')}`, {
      hint:
        signed === null && policy.signature === 'required'
          ? `whoever made the record signs it with: shuffle-audit sign ${read.file} --key <file>`
          : 'ask whoever made it for a record that the policy allows',
    });
  const open = openPoints(policy);
  return [
    signatureCheck(signed),
    { id: 'policy', title: `all that ${asked.policy} asks for is so`, outcome: 'holds', differences: [] },
    ...(open === null ? [] : [open]),
    ...(signed === null ? [] : checkerCheck(read.file, signed)),
  ];
}

function signedIn({ file, record, text }: ReadRecord, policy: Policy, given: string | null): Signed | null {
  const name = given ?? envelopeFile(file);
  const envelope = given === null ? smallText(name, 'E_ENVELOPE', true) : smallText(name, 'E_ENVELOPE');
  if (envelope === null) return null;
  const signed = openEnvelope(envelope, name, policy.keys, verifies);
  matchRecord(signed.statement, record, text, file);
  return signed;
}

/** Checks whether the `check_record.py` beside the record is the one that was signed; empty where there is none. */
function checkerCheck(file: string, { statement }: Signed): readonly Check[] {
  const beside = checkerBeside(file);
  if (beside === null) return [];
  const { checker } = statement.predicate.signer;
  const other = { path: beside.name, recorded: `sha256:${checker}`, recomputed: `sha256:${beside.sha256}` };
  const found = beside.sha256 === checker ? [] : [other];
  return [check('checker', `the ${beside.name} beside it is the one that was signed`, found)];
}

function signatureCheck(signed: Signed | null): Check {
  const title = 'the record, its run and the files of its subject are as signed';
  if (signed === null)
    return { id: 'signature', title, outcome: 'not done', differences: [], note: 'there is no signature, and the policy asks for none' };
  const { key, statement } = signed;
  const { notDerived, signedAt } = statement.predicate;
  const derived = notDerived === null ? '' : `; its numbers were not derived again before: ${notDerived}`;
  return { id: 'signature', title, outcome: 'holds', differences: [], note: `by ${key.name} on ${signedAt}, key ${key.id}${derived}` };
}

/**
 * Checks a statement against a record, whose file holds `text` and is called `name`: everything that follows from the record is made again and must
 * be what was signed. Names of files may differ, their digests may not. Throws E_VERIFY at the first that does.
 */
function matchRecord({ predicate, subject }: Statement, record: AnyRecord, text: string, name: string): void {
  const { files, predicate: described } = describeRecord(record, text, name);
  const { nonce: _nonce, signedAt: _at, notBefore: _from, notAfter: _until, signer: _signer, notDerived: _derived, ...signed } = predicate;
  const digests = (all: Statement['subject']): readonly string[] => all.map(({ digest }) => digest.sha256);
  const [first] = [...differences(signed, described, 'predicate'), ...differences(digests(subject), digests(files), 'subject')];
  if (!first) return;
  throw new AuditError('E_VERIFY', `${name} is not what was signed: ${first.path}: signed ${first.recorded}, got ${first.recomputed}`, {
    hint: 'the record was altered after it was signed, or the signature belongs to another record',
  });
}
