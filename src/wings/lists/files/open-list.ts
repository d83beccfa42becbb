import type { ItemList } from '../item-list.js';
import { fromZero } from '../items/from-zero.js';
import type { ListForm } from '../items/list-form.js';
import { checkList } from './check-list.js';
import type { ListInput } from './list-input.js';
import type { ListToOpen } from './list-options.js';
import type { Hearing } from './open-inputs.js';
import { openInputs } from './open-inputs.js';
import { openParts } from './open-parts.js';
import { RawNumbers } from './raw-numbers.js';

/** Reads a list, with the file of its order before where there is one, each as is known of it. `openItemList` says what is thrown. */
export async function openList(list: ListToOpen, original: ListToOpen | undefined, hearing: Hearing): Promise<ItemList> {
  const [input, before] = await openInputs([list, ...(original ? [original] : [])], hearing);
  if (!before && input.raw) return openRaw(input, input.raw);
  const { n, parts, numbering, read, close } = await openParts([input], before);
  return { n, files: parts.map(({ file }) => file), numbering, read: () => read(), close: () => Promise.resolve(close()) };
}

async function openRaw(input: ListInput, form: ListForm): Promise<ItemList> {
  const numbers = new RawNumbers(input, form);
  const from = await checkList(numbers, [{ input, form }]);
  return {
    n: numbers.length,
    files: [numbers.file],
    numbering: { by: 'numbers', from },
    read: () => fromZero(numbers.read(), from),
    close: () => Promise.resolve(),
  };
}
