import { rmSync } from 'node:fs';
import type { Evidence } from '../../core/evidence.js';
import type { Language } from '../../core/profile.js';
import { LANGUAGES } from '../../core/profile.js';
import type { AnyRecord } from '../../core/record.js';
import { isOfKind } from '../../core/record.js';

/** What stands between the name of a record and the ending of its document: its language, where that is not English. */
export function documentEnding(language: Language): string {
  return language === 'en' ? '.document' : `.document.${language}`;
}

/** The document of a record called `base` in a language; null where its record is held against no profile. */
export function documentFile(base: string, record: AnyRecord, language: Language): string | null {
  return isOfKind<Evidence>(record, 'audit') && record.run.document !== undefined ? `${base}${documentEnding(language)}.html` : null;
}

/** Removes those of an earlier record of that name, which a new one would contradict. */
export function removeDocuments(base: string): void {
  for (const one of LANGUAGES) for (const form of ['html', 'pdf']) rmSync(`${base}${documentEnding(one)}.${form}`, { force: true });
}
