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

export const LANGUAGES = ['en', 'hi', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];
