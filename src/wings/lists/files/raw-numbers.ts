import { AuditError } from '../../../core/errors.js';
import { changedFile } from '../../../engine/log/file-faults.js';
import type { ListFile } from '../item-list.js';
import { ItemReader } from '../items/item-reader.js';
import type { ListForm } from '../items/list-form.js';
import type { Numbers } from '../items/numbers.js';
import type { ListInput } from './list-input.js';

/** Numbers read at once. */
const PIECE = 1 << 16;

/** The numbers of 4 or 8 bytes of a file, which are read from it again each time. */
export class RawNumbers implements Numbers {
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

  /** Throws at the end E_LOG_CHANGED where the file is not what it was when it was first read, and what reading throws. */
  async *read(): AsyncGenerator<Uint32Array> {
    const reader = await ItemReader.open(this.#input, { form: this.form });
    try {
      const piece = new Uint32Array(PIECE);
      for (let length = PIECE; length === PIECE; ) {
        length = await reader.numbers(piece);
        if (length > 0) yield piece.subarray(0, length);
      }
      const file = this.#input.describe(reader.source, this.form);
      this.#file ??= file;
      if (file.sha256 !== this.#file.sha256) throw changedFile(this.#input.name);
    } finally {
      await reader.close();
    }
  }
}
