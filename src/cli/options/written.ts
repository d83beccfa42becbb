import { LANGUAGES } from '../../core/profile.js';
import { type OptionSet, option, toggle } from './option.js';
import { count, file, fileName, folder, moment, named, oneOf, textUpTo } from './types.js';

const MOST_NONCE = 1024;
const MOST_PARTY = 300;
/** The most descriptors a process has open here. */
const MOST_DESCRIPTORS = 1023;

/** The heading of the help over what is written. */
export const WRITTEN = 'What is written:';

/** What is written, and where. */
export const written = {
  out: option(folder, { group: WRITTEN, says: 'folder to write to', usual: 'reports', repeated: true }),
  name: option(fileName, { group: WRITTEN, says: 'file name of the record and the report, without ending', repeated: true }),
  open: toggle({ group: WRITTEN, says: 'show the page in your browser' }),
  index: toggle({ group: WRITTEN, says: 'list every record below a folder on one page in it, index.html, by subject and in time' }),
} satisfies OptionSet;

/** What every command has. */
export const always = {
  json: toggle({ group: WRITTEN, says: 'print the record, or the error, as JSON on stdout' }),
  quiet: toggle({ group: WRITTEN, says: 'no progress on stderr' }),
  debug: toggle({ group: WRITTEN, says: 'show the stack of an error' }),
} satisfies OptionSet;

const SIGNATURES = 'Signatures:';

/** Who says so. */
export const signatures = {
  policy: option(file, { group: SIGNATURES, says: 'what you ask of a record and whose signature you believe: a JSON file' }),
  signature: option(file, { group: SIGNATURES, says: 'where the signature lies', usually: '<name>.dsse.json beside the record' }),
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

const DOCUMENT = 'A document for a standard:';
const party = textUpTo(MOST_PARTY);

/** The document of an audit. */
export const documents = {
  profile: option(
    { ...named('profiles'), files: true },
    {
      group: DOCUMENT,
      says: 'the standard to hold the audit against: one of list profiles, or ./file.json; a document is written beside the record',
      repeated: true,
    },
  ),
  client: option(party, {
    group: DOCUMENT,
    says: 'with --profile: for whom the document is made, as it is to stand there',
    repeated: true,
  }),
  laboratory: option(party, { group: DOCUMENT, says: 'with --profile: by whom it is made', repeated: true }),
  reportId: option(party, {
    group: DOCUMENT,
    says: 'with --profile: the number of the document',
    usually: 'of the record’s digest',
    repeated: true,
  }),
  subjectVersion: option(party, { group: DOCUMENT, says: 'with --profile: the version of what is tested', repeated: true }),
  lang: option(oneOf(...LANGUAGES), {
    group: DOCUMENT,
    says: 'the language of a document: en, hi (Hindi) or bn (Bengali)',
    usual: 'en',
    repeated: true,
  }),
} satisfies OptionSet;
