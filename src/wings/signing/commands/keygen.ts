import { command, neededWord } from '../../../cli/command.js';
import { print, printJson } from '../../../cli/print.js';
import { makeKeyFiles } from '../key-file.js';
import { signer } from '../options.js';
import { passphraseOf } from '../passphrase.js';
import { policyFor } from '../policy.js';
import { publicPem } from '../public-key.js';

/** `keygen`: makes a pair of keys to sign records with. */
export const keygen = command(
  {
    operands: { stem: neededWord('path of both files without their endings, such as keys/laboratory') },
    options: { passphraseFd: signer.passphraseFd },
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
