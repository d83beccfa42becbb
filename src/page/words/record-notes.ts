import { html, type Markup } from '../markup.js';
import { wrapped } from '../wrap.js';

/** What a report says of its record beyond what stands in it. */
export interface RecordNotes {
  /** Why the numbers of the record were not derived again before they were shown, a clause without a full stop; absent where they were. */
  readonly notDerived?: string;
  /** What the file of the record is called, so that a command can be pasted beside it; absent where nobody says so. */
  readonly record?: string;
  /** Where the records that the page is about do not lie beside it: the file, from where the page lies, that tells the digest and the command of each. */
  readonly manifest?: string;
}

/** That as a sentence; null where nothing is to be said. */
export function notesSentence({ notDerived }: RecordNotes): string | null {
  return notDerived === undefined ? null : `The numbers of this record were not derived again for this report: ${notDerived}.`;
}

/** Where the records are told that do not lie beside the page, as a link. */
export function manifestLink(manifest: string): Markup {
  return html`<a href="${manifest.split('/').map(encodeURIComponent).join('/')}">${manifest}</a>`;
}

/** The sentence as lines of a text report. */
export function notesLines(told: RecordNotes): readonly string[] {
  const sentence = notesSentence(told);
  return sentence === null ? [] : wrapped([sentence]);
}
