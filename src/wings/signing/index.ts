import type { Wing } from '../wing.js';
import { additions } from './additions.js';

/** The wing for signatures of records, policies, and seeds that nobody could choose. */
export const signing: Wing = {
  name: 'signing',
  commands: [
    {
      usage: 'keygen <stem>',
      describe: 'make a key to sign records with: <stem>.private.pem for you alone, <stem>.public.pem for everybody',
      follows: 'verify',
      module: '../wings/signing/commands/keygen.js',
      load: async () => (await import('./commands/keygen.js')).keygen,
    },
    {
      usage: 'sign <record>',
      describe: 'sign a record, its run and the files of its subject, after every number was derived again',
      follows: 'keygen',
      module: '../wings/signing/commands/sign.js',
      readsRecords: true,
      load: async () => (await import('./commands/sign.js')).sign,
    },
  ],
  additions,
  checks: async (record) => (await import('./seed-checks.js')).seedChecks(record),
  signature: async (read, policy, now) => (await import('./signature-state.js')).signatureState(read, policy, now),
};
