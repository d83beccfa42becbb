import { AuditError } from '../../core/errors.js';
import { recordText } from '../../host/record/record-text.js';
import { placeChecker } from '../../host/signing/checker.js';
import { envelopeFile } from '../../host/signing/envelope-file.js';
import { readKeyFile } from '../../host/signing/key-file.js';
import { signRecord } from '../../host/signing/sign-record.js';
import { writeWhole } from '../../host/write-whole.js';
import { shellWord } from '../../kinds/words/command.js';
import type { Command, Values } from '../command.js';
import { givenText, isOn, textOf } from '../command.js';
import { optionsOf } from '../options.js';
import { passphraseOf } from '../passphrase-of.js';
import { print, printJson } from '../print.js';

const MOST_NONCE = 1024;
/** How long a signature holds where nothing is said. */
const YEARS = 10;

/** `sign`: says by one's key that a record is what one made or checked. */
export const sign: Command = {
  positionals: { record: 'a record: <name>.json; the signature goes to <name>.dsse.json beside it' },
  options: optionsOf('key', 'passphrase-fd', 'nonce', 'not-before', 'not-after'),
  examples: [
    ['$0 sign reports/naive-swap.json --key keys/laboratory.private.pem', 'to reports/naive-swap.dsse.json'],
    ['$0 sign reports/naive-swap.json --key keys/laboratory.private.pem --nonce 7f3a', 'with the text that a verifier asked for'],
  ],
  ends: 'Ends with 0 where it signed, 20 where the record is not what it says, 77 where others may read the key; 64 and above: an error.',
  async run(values) {
    const file = givenText(values, 'record');
    const wishes = wishesOf(values, new Date());
    const key = readKeyFile(keyOf(values), passphraseOf(values));
    const { envelope, keyId, statement } = await signRecord(recordText(file), file, key, wishes);
    const written = envelopeFile(file);
    writeWhole(written, envelope);
    const checker = placeChecker(file);
    const { notDerived } = statement.predicate;
    if (isOn(values, 'json'))
      printJson({ file: written, dealtAgain: false, checker: checker.file, checkerIsSigned: checker.ours, keyId, statement });
    else
      print(
        `signed  ${file}`,
        notDerived === null
          ? `        its numbers were derived again, and nothing was dealt again: shuffle-audit verify ${shellWord(file)} does that`
          : `        its numbers were not derived again, and nothing was dealt again: ${notDerived}`,
        `to      ${written}`,
        checker.ours
          ? `checker ${checker.file} (checks the record with Python alone)`
          : `checker ${checker.file} is another file than the checker that was signed, and says nothing of the record: move it away and sign again`,
        `key     ${keyId}`,
        `holds   ${wishes.notBefore} to ${wishes.notAfter}`,
      );
    return 0;
  },
};

function keyOf(values: Values): string {
  const file = textOf(values, 'key');
  if (file !== undefined) return file;
  throw new AuditError('E_USAGE', 'sign needs a key, got none', {
    hint: 'make one: shuffle-audit keygen keys/laboratory; then --key keys/laboratory.private.pem',
  });
}

function wishesOf(values: Values, now: Date): Parameters<typeof signRecord>[3] {
  const nonce = textOf(values, 'nonce') ?? null;
  if (nonce !== null && nonce.length > MOST_NONCE)
    throw new AuditError('E_USAGE', `--nonce must have at most ${MOST_NONCE} characters, got ${nonce.length}`);
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  const notBefore = momentOf(values, 'not-before') ?? now;
  const notAfter = momentOf(values, 'not-after') ?? end;
  if (notAfter <= notBefore || notAfter <= now)
    throw new AuditError('E_USAGE', `--not-after must lie after --not-before and now, got ${notAfter.toISOString()}`);
  return { nonce, signedAt: now.toISOString(), notBefore: notBefore.toISOString(), notAfter: notAfter.toISOString() };
}

/** A day (its first instant, UTC) or a moment in UTC. */
function momentOf(values: Values, name: 'not-before' | 'not-after'): Date | null {
  const text = textOf(values, name);
  if (text === undefined) return null;
  const read = new Date(text);
  const written = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?$/.test(text);
  // A day that the calendar lacks would become another one.
  if (written && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text.slice(0, 10))) return read;
  throw new AuditError('E_USAGE', `--${name} must be a day or a moment in UTC, such as 2027-01-31 or 2027-01-31T12:00Z, got "${text}"`);
}
