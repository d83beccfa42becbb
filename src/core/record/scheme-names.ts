/** The version of the record’s form; a change that old readers would misread needs a new number. */
export const SCHEMA = 'shuffle-audit/evidence/2';
/** The version of the derivation from a seed text to every block’s words; also the salt of its HKDF. */
export const SEED_SCHEME = 'shuffle-audit/seed/1';
/** The version of the form of a profile; a change that old readers would misread needs a new number. */
export const PROFILE = 'shuffle-audit/profile/1';
