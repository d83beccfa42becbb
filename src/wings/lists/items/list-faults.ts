import { AuditError } from '../../../core/errors.js';
import { andList } from '../../../core/words/and-list.js';
import { counted } from '../../../core/words/counted.js';

export interface ItemPlace {
  readonly file: string;
  /** Line number from 1; null where there are no lines. */
  readonly line: number | null;
  /** The number of items up to it, itself included: it identifies the item where there are no lines, or a line has many items. */
  readonly item: number;
  /** True where a line has one item, so that the line identifies it. */
  readonly isByLine: boolean;
  readonly text: string;
}

/** A fault of a list, with its first occurrence and the total number. */
export type PlacedFault =
  | { readonly kind: 'foreign'; readonly count: number; readonly place: ItemPlace }
  | { readonly kind: 'doubled'; readonly count: number; readonly first: ItemPlace; readonly place: ItemPlace }
  | { readonly kind: 'lost'; readonly count: number; readonly item: string; readonly place?: ItemPlace };

const HINTS = {
  doubled: 'an item that comes twice was drawn with replacement, or several lists were put together; nothing of it was tested',
  overlap: 'parts of one list share no item; files that each hold the whole list are no parts of one; nothing of it was tested',
  lost: 'the list may be cut off, or be a part of a larger one; nothing of it was tested',
  missing: 'a part may be cut off, or not have been named; nothing of it was tested',
} as const;

const where = ({ file, line, item, isByLine }: ItemPlace): string =>
  isByLine ? `on line ${line} of ${file}` : `as item ${item} of ${file}`;

/**
 * Returns the error for a list that does not hold every item once. It describes the first of its faults, of which there is at least one, and counts
 * the others. `items` says which the list should hold (`the numbers 0 to 9`), `foreign` what to do about one that is none of them. `files` are those
 * of the list, several where they are its parts.
 */
export function listFault(faults: readonly PlacedFault[], files: readonly string[], items: string, foreign: string): AuditError {
  const isWhole = files.length > 1;
  const [fault, ...others] = faults;
  const more = [
    ...(fault.count > 1 ? [`${fault.count - 1} more`] : []),
    ...others.map((other) => `${counted(other.count, 'item')} ${other.kind}${other.kind === 'lost' ? `, ${other.item} first` : ''}`),
  ];
  const and = more.length === 0 ? '' : `; besides, ${andList(more)}`;
  if (fault.kind === 'lost') {
    const lost = fault.place ? `${fault.item} (${where(fault.place)})` : fault.item;
    const list = isWhole ? `one of the ${files.length} parts` : files[0];
    return new AuditError('E_LIST_LOST', `each of ${items} must be in ${list}, but ${lost} is lost${and}`, {
      at: { file: files[0] },
      hint: isWhole ? HINTS.missing : HINTS.lost,
    });
  }
  const { place } = fault;
  const at = { file: place.file, ...(place.line !== null && { line: place.line }) };
  if (fault.kind === 'foreign')
    return new AuditError('E_LIST_FOREIGN', `each item must be one of ${items}, got ${place.text} ${where(place)}${and}`, {
      at,
      hint: foreign,
    });
  const twice = `got ${place.text} ${where(fault.first)} and again ${where(place)}`;
  // A part that is named twice has its items at the very same places again.
  const isSame = fault.first.file === place.file && fault.first.item !== place.item;
  const hint = isSame ? HINTS.doubled : HINTS.overlap;
  return new AuditError('E_LIST_DOUBLED', `each item must be in the list once, ${twice}${and}`, { at, hint });
}
