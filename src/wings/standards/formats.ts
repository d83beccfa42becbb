import type { Format } from '../../cli/prepared.js';
import { AuditError } from '../../core/errors.js';
import type { Evidence } from '../../core/record/evidence.js';
import type { Language } from '../../core/record/profile.js';
import type { AnyRecord } from '../../core/record/record.js';
import { isOfKind } from '../../core/record/record.js';
import type { RecordNotes } from '../../page/words/record-notes.js';
import { renderDocument } from './document/html.js';
import { documentEnding } from './document-file.js';
import { type Printing, printPdf } from './print-pdf.js';

/** The scripts of languages for which a system may have no font. */
const SCRIPTS: Readonly<Record<Language, Printing>> = {
  en: {},
  hi: { script: { name: 'Devanagari', block: 0x900, fonts: 'fonts-lohit-deva or fonts-noto-core on Debian' } },
  bn: { script: { name: 'Bengali', block: 0x980, fonts: 'fonts-lohit-beng-bengali or fonts-noto-core on Debian' } },
};

/** Returns the formats for a record's document in a language: a page and a PDF. */
export function documentFormats(language: Language): Readonly<Record<'document' | 'pdf', Format>> {
  const ending = documentEnding(language);
  const page = (record: AnyRecord, told: RecordNotes): string => {
    if (isOfKind<Evidence>(record, 'audit')) return renderDocument(record, language, told);
    throw new AuditError('E_USAGE', 'a document is made of an audit of a fixed number of deals, got a record of another kind', {
      hint: 'run the audit with --profile',
    });
  };
  return {
    document: { ending: `${ending}.html`, toFile: true, render: page },
    pdf: { ending: `${ending}.pdf`, toFile: true, render: (record, told) => printPdf(page(record, told), SCRIPTS[language]) },
  };
}
