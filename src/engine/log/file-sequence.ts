import type { LogRelaid } from '../../core/source/log-relaid.js';
import type { LogFile } from '../../core/source/log-source.js';
import type { ByteWindow } from './byte-window.js';
import { otherForm, refuseSame } from './file-faults.js';
import { startsAsJson } from './find-form.js';
import type { OpenAtRow, Relay } from './layouts.js';
import type { LogForm } from './log-form.js';
import type { LogInput, LogSource } from './log-source.js';
import type { LogWishes } from './log-wishes.js';
import { openWindow } from './open-window.js';

/** The files of a log, one open at a time, in order. */
export class FileSequence {
  /** The files read to their end. */
  readonly files: LogFile[];
  /** The layout of files in which a line is no deal; as far as they were read. */
  relaid: LogRelaid | null;
  window: ByteWindow;
  readonly #inputs: readonly LogInput[];
  readonly #said: LogWishes;
  readonly #piece: number | undefined;
  #file: number;
  #bytes: LogSource;
  #relay: Relay | null;

  /** `piece`: bytes read at once. */
  constructor(inputs: readonly LogInput[], said: LogWishes, piece: number | undefined, { file, files, open, relaid }: OpenAtRow) {
    this.#inputs = inputs;
    this.#said = said;
    this.#piece = piece;
    this.#file = file;
    this.files = [...files];
    this.relaid = relaid;
    ({ bytes: this.#bytes, relay: this.#relay, window: this.window } = open);
  }

  /** True behind the last file. */
  get ended(): boolean {
    return this.#file === this.#inputs.length;
  }

  /** The name of the open file, or of the last. */
  get name(): string {
    return this.#inputs[Math.min(this.#file, this.#inputs.length - 1)].name;
  }

  close(): Promise<void> {
    return this.#bytes.close();
  }

  /** Closes the file, and opens the next one if there is one, which must be written alike. Throws E_LOG_*, E_INPUT_MISSING, E_PATH. */
  async next({ layout, marks }: LogForm): Promise<void> {
    const sealed = this.#bytes.seal();
    refuseSame(this.files, sealed);
    this.files.push(sealed);
    this.relaid = this.#relay?.relaid() ?? null;
    await this.#bytes.close();
    this.#file++;
    if (this.ended) return;
    const isJson = layout.kind === 'ndjson';
    ({
      bytes: this.#bytes,
      relay: this.#relay,
      window: this.window,
    } = await openWindow(this.#inputs[this.#file], this.#piece, this.#said, this.relaid));
    const { at, end } = this.window;
    if (this.#relay === null && at < end && startsAsJson(this.window, marks) !== isJson) throw otherForm(this.name, isJson);
  }
}
