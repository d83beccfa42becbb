import { DEALT } from '../../cli/options/deal-options.js';
import { type OptionSet, option, reworded, toggle } from '../../cli/options/option.js';
import { count, file, moment, text, textUpTo } from '../../cli/options/types.js';

const MOST_NONCE = 1024;
/** The highest descriptor that is accepted. */
const MOST_DESCRIPTORS = 1023;

const SIGNATURES = 'Signatures:';

/** Options that say whose signature is believed, and where it is looked for. */
export const believed = {
  policy: option(file, { group: SIGNATURES, says: 'what you ask of a record and whose signature you believe: a JSON file' }),
  signature: option(file, { group: SIGNATURES, says: 'where the signature lies', usually: '<name>.dsse.json beside the record' }),
} satisfies OptionSet;

/** Options that say which key signs a record, and for how long that holds. */
export const signer = {
  key: option(file, { group: SIGNATURES, says: 'your private key: <stem>.private.pem' }),
  passphraseFd: option(count(0, MOST_DESCRIPTORS), {
    group: SIGNATURES,
    says: 'descriptor on which the passphrase of the private key waits, such as 3',
  }),
  nonce: option(textUpTo(MOST_NONCE), {
    group: SIGNATURES,
    says: 'a text that a verifier asked for, which tells this signature from an earlier one',
  }),
  notBefore: option(moment, { group: SIGNATURES, says: 'day or moment (UTC) from which the signature holds', usually: 'now' }),
  notAfter: option(moment, { group: SIGNATURES, says: 'day or moment (UTC) until which it holds', usually: 'in ten years' }),
} satisfies OptionSet;

/** Options for a seed that follows from what its user cannot choose. */
export const seedSources = {
  challenge: option(text, {
    group: DEALT,
    says: 'a text that whoever will verify chose: the seed follows from it, the subject and the plan, so that nobody can pick a lucky one',
    repeated: true,
  }),
  beacon: option(text, {
    group: DEALT,
    says: 'a future round of public randomness, <chain>:<round>, such as quicknet:25000000: the seed follows from it, the subject and the plan',
  }),
  beaconFile: option(file, { group: DEALT, says: 'that round and its chain as drand published them: one JSON file' }),
  announce: toggle({ group: DEALT, says: 'print what the audit commits to, for the policy of whoever verifies it; no audit is made' }),
} satisfies OptionSet;

/** The same for a command that refuses them with a reason of its own; its help does not show them. */
export const refusedSources = Object.fromEntries(
  Object.entries(seedSources).map(([name, one]) => [name, reworded<unknown>(one, { hidden: true })]),
) satisfies OptionSet;
