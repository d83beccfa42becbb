import type { Evidence } from '../../core/evidence.js';
import type { Language } from '../../core/profile.js';
import type { AnyRecord } from '../../core/record.js';
import { isOfKind } from '../../core/record.js';
import { writeWhole } from '../../host/write-whole.js';
import type { Told } from '../../page/words/told.js';
import { renderDocument } from './document/html.js';

/** Writes the document of a record of an audit in a language. */
export function writeDocument(file: string, record: AnyRecord, language: Language, told: Told): void {
  if (isOfKind<Evidence>(record, 'audit')) writeWhole(file, renderDocument(record, language, told));
}
