import type { ListFile } from '../../core/item-list.js';
import type { ItemCutter } from './item-spans.js';
import { LineItems } from './line-items.js';
import type { ListForm, ListWishes } from './list-form.js';
import type { ListWindow } from './list-window.js';
import { RawItems } from './raw-items.js';

const BY_ENDING: Readonly<Record<string, ListFile['format']>> = { u32: 'u32', u64: 'u64' };

/** The format that a file's ending promises, with or without .gz behind it. */
function endingFormat(name: string): ListFile['format'] | undefined {
  const [, ending = ''] = /\.([a-z\d]+)(?:\.gz)?$/i.exec(name) ?? [];
  return BY_ENDING[ending.toLowerCase()];
}

/** The form of a list of numbers of 4 or 8 bytes, null of any other: it is told by the format asked for or by the file's ending alone, since such bytes may look like anything. */
export function rawForm(name: string, wishes: ListWishes): ListForm | null {
  const format = wishes.format ?? endingFormat(name);
  return format === 'u32' || format === 'u64' ? { format, layout: { kind: format } } : null;
}

/** How the list of text that starts in the window is written. */
export function findListForm(_window: ListWindow, _wishes: ListWishes): ListForm {
  return { format: 'lines', layout: { kind: 'lines' } };
}

/** What cuts the items out of a file of this form, from its start. */
export function cutterFor({ layout }: ListForm): ItemCutter {
  if (layout.kind === 'u32') return new RawItems(4);
  if (layout.kind === 'u64') return new RawItems(8);
  return new LineItems();
}
