import type { Language, Localised } from '../../../../core/record/profile.js';
import { bn } from './bn.js';
import { en } from './en.js';
import { hi } from './hi.js';
import type { Messages } from './messages.js';

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, hi, bn };

/** Returns the text in a language, or in English where that one lacks it. */
export function textInLanguage(text: Localised, language: Language): string {
  return text[language] ?? text.en;
}
