import type { ItemList } from '../../core/item-list.js';
import { fromZero } from '../../engine/list/from-zero.js';
import type { ListForm } from '../../engine/list/list-form.js';
import { Aside } from './aside.js';
import { checkList } from './check-list.js';
import type { ListInput } from './list-input.js';
import type { ListOptions } from './list-options.js';
import { openInputs } from './open-inputs.js';
import { RawNumbers } from './raw-numbers.js';
import { readNumbers } from './read-numbers.js';
import { ScratchFolder } from './scratch-folder.js';

/**
 * Reads a shuffled list, `-` being standard input, and holds it to have every item once: the numbers 0 … n − 1 or 1 … n, from 2 to some 10^9 of them.
 * Memory: n / 8 bytes and some buffers. Room in the temporary folder: 4 bytes for each item from 2^22 items on, none where a file holds numbers of 4 or 8 bytes
 * and is not packed; of standard input as much again as comes in.
 * Throws E_LIST_LOST, E_LIST_DOUBLED, E_LIST_FOREIGN with the lines, E_LIST_TEXT, E_LIST_EMPTY, E_LIST_BLANK, E_LIST_FORMAT, E_INPUT_MISSING, E_PATH, E_LOG_* where the file is damaged, E_IO.
 */
export async function openItemList(file: string, options: ListOptions = {}): Promise<ItemList> {
  const [input] = await openInputs([file], options);
  return input.raw ? openRaw(input, input.raw) : openText(input, options);
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

async function openText(input: ListInput, options: ListOptions): Promise<ItemList> {
  const scratch = new ScratchFolder();
  const aside = new Aside(scratch);
  const close = (): void => {
    aside.close();
    scratch.close();
  };
  try {
    const part = await readNumbers(input, options, aside);
    const from = await checkList(aside, [part]);
    return {
      n: aside.length,
      files: [part.file],
      numbering: { by: 'numbers', from },
      read: () => fromZero(aside.read(), from),
      close: () => Promise.resolve(close()),
    };
  } catch (error) {
    close();
    throw error;
  }
}
