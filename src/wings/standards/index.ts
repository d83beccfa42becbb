import type { Wing } from '../wing.js';
import { additions, FORMATS } from './additions.js';
import { DOCUMENT_ENDINGS, documentsOf } from './document-file.js';

/** The wing for gaming standards: profiles of clauses, and the documents that answer them. */
export const standards: Wing = {
  name: 'standards',
  additions,
  formats: FORMATS,
  catalogues: [
    {
      kind: 'profiles',
      holds: 'gaming standards to hold an audit against',
      follows: 'mechanism',
      load: async () => (await import('./listed-profiles.js')).listedProfiles(),
    },
  ],
  paperEndings: DOCUMENT_ENDINGS,
  papers: (record) => documentsOf(record),
  // What reads records is loaded for a document alone.
  beside: async (record, folder) =>
    record.run.document === undefined ? {} : (await import('./foretold-beside.js')).foretoldBeside(record, folder),
  checks: async (record) => (await import('./check-profile.js')).checkProfile(record, (await import('../../host/version.js')).VERSION),
};
