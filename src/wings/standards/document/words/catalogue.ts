import type { Language, Localised } from '../../../../core/record/profile.js';
import { bn } from './bn.js';
import { en } from './en.js';
import { hi } from './hi.js';
import type { Messages } from './messages.js';

/** The texts of documents, by language. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, hi, bn };

/** The text in a language, or in English where it is not there in that one. */
export function textInLanguage(text: Localised, language: Language): string {
  return text[language] ?? text.en;
}
