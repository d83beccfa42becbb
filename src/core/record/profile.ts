export type {
  Clause,
  ClauseEvidence,
  DocumentInfo,
  EvidenceGap,
  Localised,
  NamedTest,
  Parties,
  Profile,
  ServedBy,
} from './profile-schema.js';
export { PROFILE } from './scheme-names.js';

/** The languages of documents. */
export const LANGUAGES = ['en', 'hi', 'bn'] as const;
/** One of them. */
export type Language = (typeof LANGUAGES)[number];
