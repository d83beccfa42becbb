import { command, neededWord } from '../../../cli/command.js';
import type { OptionValues } from '../../../cli/options/option.js';
import { print, printJson } from '../../../cli/print.js';
import { AuditError } from '../../../core/errors.js';
import { recordText } from '../../../host/record/record-text.js';
import { writeWhole } from '../../../host/write-whole.js';
import { shellWord } from '../../../kinds/words/command.js';
import { placeChecker } from '../checker.js';
import { envelopeFile } from '../envelope.js';
import { readKeyFile } from '../key-file.js';
import { signer } from '../options.js';
import { passphraseOf } from '../passphrase.js';
import { signRecord } from '../sign-record.js';

/** The default validity of a signature, in years. */
const YEARS = 10;

/** Runs `sign`: signs with one's key that one made or checked a record. */
export const sign = command(
  {
    operands: { record: neededWord('a record: <name>.json; the signature goes to <name>.dsse.json beside it', { files: true }) },
    options: signer,
    examples: [
      ['$0 sign reports/naive-swap.json --key keys/laboratory.private.pem', 'to reports/naive-swap.dsse.json'],
      ['$0 sign reports/naive-swap.json --key keys/laboratory.private.pem --nonce 7f3a', 'with the text that a verifier asked for'],
    ],
    ends: 'Ends with 0 where it signed, 20 where the record is not what it says, 77 where others may read the key; 64 and above: an error.',
  },
  async (asked) => {
    const { record: file } = asked;
    const wishes = wishesOf(asked, new Date());
    const key = readKeyFile(keyOf(asked.key), passphraseOf(asked));
    const { envelope, keyId, statement } = await signRecord(recordText(file), file, key, wishes);
    const written = envelopeFile(file);
    writeWhole(written, envelope);
    const checker = placeChecker(file);
    const { notDerived } = statement.predicate;
    if (asked.json) printJson({ file: written, dealtAgain: false, checker: checker.file, checkerIsSigned: checker.ours, keyId, statement });
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
);

function keyOf(file: string | undefined): string {
  if (file !== undefined) return file;
  throw new AuditError('E_USAGE', 'sign needs a key, got none', {
    hint: 'make one: shuffle-audit keygen keys/laboratory; then --key keys/laboratory.private.pem',
  });
}

function wishesOf(asked: OptionValues<typeof signer>, now: Date): Parameters<typeof signRecord>[3] {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  const notBefore = asked.notBefore ?? now;
  const notAfter = asked.notAfter ?? end;
  if (notAfter <= notBefore || notAfter <= now)
    throw new AuditError('E_USAGE', `--not-after must lie after --not-before and now, got ${notAfter.toISOString()}`);
  return { nonce: asked.nonce ?? null, signedAt: now.toISOString(), notBefore: notBefore.toISOString(), notAfter: notAfter.toISOString() };
}
