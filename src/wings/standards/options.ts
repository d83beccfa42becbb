import { type OptionSet, option } from '../../cli/options/option.js';
import { named, oneOf, textUpTo } from '../../cli/options/types.js';
import { LANGUAGES } from '../../core/record/profile.js';

const MOST_PARTY = 300;

const DOCUMENT = 'A document for a standard:';
const party = textUpTo(MOST_PARTY);

/** Options for the standard that an audit is checked against, and for whom and by whom. */
export const profileOptions = {
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
} satisfies OptionSet;

export const language = {
  lang: option(oneOf(...LANGUAGES), {
    group: DOCUMENT,
    says: 'the language of a document: en, hi (Hindi) or bn (Bengali)',
    usual: 'en',
    repeated: true,
  }),
} satisfies OptionSet;

export const documents = { ...profileOptions, ...language };
