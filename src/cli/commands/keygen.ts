import { makeKeyFiles } from '../../wings/signing/key-file.js';
import { policyFor } from '../../wings/signing/policy.js';
import { publicPem } from '../../wings/signing/public-key.js';
import { command, neededWord } from '../command.js';
import { optionsOf } from '../options/shared.js';
import { passphraseOf } from '../passphrase-of.js';
import { print, printJson } from '../print.js';

/** `keygen`: makes a pair of keys to sign records with. */
export const keygen = command(
  {
    operands: { stem: neededWord('path of both files without their endings, such as keys/laboratory') },
    options: optionsOf('passphraseFd'),
    examples: [
      ['$0 keygen keys/laboratory', 'keys/laboratory.private.pem and keys/laboratory.public.pem'],
      ['$0 keygen keys/encrypted --passphrase-fd 3 3<<< "a long sentence"', 'the same, encrypted; bash hands the passphrase over'],
    ],
  },
  async (asked) => {
    const { stem } = asked;
    const { key, privateFile, publicFile } = makeKeyFiles(stem, passphraseOf(asked));
    const policy = policyFor(stem.replace(/^.*[/\\]/, ''), publicPem(key.spki));
    if (asked.json) printJson({ privateFile, publicFile, keyId: key.id, policy: JSON.parse(policy) as unknown });
    else
      print(
        `private ${privateFile} (keep it to yourself)`,
        `public  ${publicFile}`,
        `key     ${key.id}`,
        '',
        'a policy that asks for its signature:',
        ...policy.split('\n'),
      );
    return 0;
  },
);
