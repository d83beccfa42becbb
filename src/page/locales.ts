import type { Language } from '../core/profile.js';

/** The locale by which a language writes numbers, in its own digits. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en', hi: 'hi-IN-u-nu-deva', bn: 'bn-BD-u-nu-beng' };
