import { AuditError } from '../../../core/errors.js';
import { changedFile } from '../../../engine/log/file-faults.js';
import type { ItemList, ListFile } from '../item-list.js';
import { fromZero } from '../items/from-zero.js';
import { ItemReader } from '../items/item-reader.js';
import type { ListForm } from '../items/list-form.js';
import type { Numbers } from '../items/numbers.js';
import { checkList } from './check-list.js';
import type { ListInput } from './list-input.js';
import type { ListToOpen } from './list-options.js';
import { type Hearing, openInputs } from './open-inputs.js';
import { openParts } from './open-parts.js';
import type { OpenParts } from './read-numbers.js';

/** Numbers read at once. */
const PIECE = 1 << 16;

/** The numbers of 4 or 8 bytes of a file, which are read from it again each time. */
class RawNumbers implements Numbers {
  readonly length: number;
  readonly form: ListForm;
  readonly #input: ListInput;
  #file: ListFile | null = null;

  constructor(input: ListInput, form: ListForm) {
    this.length = Math.floor(input.bytes / (form.format === 'u64' ? 8 : 4));
    this.form = form;
    this.#input = input;
  }

  /** The file as it was first read. Throws E_INTERNAL before that. */
  get file(): ListFile {
    if (this.#file === null) throw new AuditError('E_INTERNAL', `${this.#input.name} was not read to its end`);
    return this.#file;
  }

  /** Yields the numbers. Throws E_LOG_CHANGED at the end where the file differs from when it was first read, and what reading throws. */
  async *read(): AsyncGenerator<Uint32Array> {
    const reader = await ItemReader.open(this.#input, { form: this.form });
    try {
      const piece = new Uint32Array(PIECE);
      for (let length = PIECE; length === PIECE; ) {
        length = await reader.numbers(piece);
        if (length > 0) yield piece.subarray(0, length);
      }
      const file = this.#input.describe(reader.source, this.form, 0);
      this.#file ??= file;
      if (file.sha256 !== this.#file.sha256) throw changedFile(this.#input.name);
    } finally {
      await reader.close();
    }
  }
}

/** Reads a list, with the file of its order before if there is one, each by what is known of it. `openItemList` says what is thrown. */
export async function openList(list: ListToOpen, original: ListToOpen | undefined, hearing: Hearing): Promise<ItemList> {
  const [input, before] = await openInputs([list, ...(original ? [original] : [])], hearing);
  const { near } = hearing;
  const { raw } = input;
  if (before || !raw || near?.sampleOf !== undefined) return itemListOf(await openParts([input], before, near));
  return openRaw(input, raw).catch(async (fault: unknown) => {
    if (near === undefined) throw fault;
    return itemListOf(await openParts([input], before, near));
  });
}

/** Returns what was read of files as one list, or as several where one file holds them. */
export function itemListOf({ close, parts, read, ...whole }: OpenParts): ItemList {
  const files = parts.map(({ file }) => file);
  return { ...whole, files, read: (list) => read(undefined, undefined, list), close: () => Promise.resolve(close()) };
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
