import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/core/record/profile.js';
import { textInLanguage } from '../../../../src/wings/standards/document/words/catalogue.js';

it('a text of a profile is read in a language, or in English where it is not in that one', () => {
  const title = { en: 'chance', hi: 'संयोग' };
  expect(LANGUAGES.map((language) => textInLanguage(title, language))).toEqual(['chance', 'संयोग', 'chance']);
});
