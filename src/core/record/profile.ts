export type {
  Beyond,
  Clause,
  DocumentInfo,
  Localised,
  NamedTest,
  Parties,
  Profile,
  Seen,
  ServedBy,
} from './profile-schema.js';
export { PROFILE } from './scheme-names.js';

/** The languages of documents. */
export const LANGUAGES = ['en', 'hi', 'bn'] as const;
/** One of them. */
export type Language = (typeof LANGUAGES)[number];
