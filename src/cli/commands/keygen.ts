import { makeKeyFiles } from '../../host/signing/key-file.js';
import { policyFor } from '../../signing/policy.js';
import { publicPem } from '../../signing/public-key.js';
import type { Command } from '../command.js';
import { givenText, isOn } from '../command.js';
import { optionsOf } from '../options.js';
import { passphraseOf } from '../passphrase-of.js';
import { print, printJson } from '../print.js';

/** `keygen`: makes a pair of keys to sign records with. */
export const keygen: Command = {
  positionals: { stem: 'path of both files without their endings, such as keys/laboratory' },
  options: optionsOf('passphrase-fd'),
  examples: [
    ['$0 keygen keys/laboratory', 'keys/laboratory.private.pem and keys/laboratory.public.pem'],
    ['$0 keygen keys/encrypted --passphrase-fd 3 3<<< "a long sentence"', 'the same, encrypted; bash hands the passphrase over'],
  ],
  async run(values) {
    const stem = givenText(values, 'stem');
    const { key, privateFile, publicFile } = makeKeyFiles(stem, passphraseOf(values));
    const policy = policyFor(stem.replace(/^.*[/\\]/, ''), publicPem(key.spki));
    if (isOn(values, 'json')) printJson({ privateFile, publicFile, keyId: key.id, policy: JSON.parse(policy) as unknown });
    else
      print(
        `private ${privateFile} (keep it to yourself)`,
        `public  ${publicFile}`,
        `key     ${key.id}`,
        '',
        'a policy that asks for its signature:',
        ...policy.split('\n'),
      );
    return Promise.resolve(0);
  },
};
