import type { Foretold } from '../../core/record/run-info.js';
import { html, type Markup } from '../markup.js';
import { wrapped } from '../wrap.js';

/** Facts that a report states about its record beyond the record itself. */
export interface RecordNotes {
  /** The reason why the record's numbers were not derived again before they were shown, a clause without a full stop; absent where they were. */
  readonly notDerived?: string;
  /** The file name of the record, so that a command can be pasted beside it; absent where it is not given. */
  readonly record?: string;
  /** A file, relative to the page, with the digest and the command of each record; set where the records do not lie beside the page. */
  readonly manifest?: string;
  /** A prediction of the same subject that lies beside the record and came after it. */
  readonly foretold?: Foretold;
}

/** The `notDerived` clause as a sentence; null where it is absent. */
export function notesSentence({ notDerived }: RecordNotes): string | null {
  return notDerived === undefined ? null : `The numbers of this record were not derived again for this report: ${notDerived}.`;
}

/** A link to the manifest of the records that do not lie beside the page. */
export function manifestLink(manifest: string): Markup {
  return html`<a href="${manifest.split('/').map(encodeURIComponent).join('/')}">${manifest}</a>`;
}

export function notesLines(told: RecordNotes): readonly string[] {
  const sentence = notesSentence(told);
  return sentence === null ? [] : wrapped([sentence]);
}
