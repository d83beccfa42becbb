import { readFirst } from '../../cli/read-first.js';
import type { Evidence } from '../../core/record/evidence.js';
import { LANGUAGES, type Language } from '../../core/record/profile.js';
import type { AnyRecord } from '../../core/record/record.js';
import { isOfKind } from '../../core/record/record.js';
import type { Paper } from '../../records/additions.js';

/** Returns what stands between the name of a record and the ending of its document: its language, where that is not English. */
export function documentEnding(language: Language): string {
  return language === 'en' ? '.document' : `.document.${language}`;
}

/** The endings of documents of records, in every language and form. */
export const DOCUMENT_ENDINGS: readonly string[] = LANGUAGES.flatMap((one) =>
  ['html', 'pdf'].map((form) => `${documentEnding(one)}.${form}`),
);

/** Returns the documents of a record in these languages; none where it has no profile. */
export function documentsOf(record: AnyRecord, languages: readonly Language[] = LANGUAGES): readonly Paper[] {
  if (!isOfKind<Evidence>(record, 'audit') || record.run.document === undefined) return [];
  return languages.map((language) => ({
    called: 'document',
    ending: `${documentEnding(language)}.html`,
    async render(told) {
      readFirst('../wings/standards/document/html.js');
      return (await import('./document/html.js')).renderDocument(record, language, told);
    },
  }));
}
