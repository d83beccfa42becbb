import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../host/temporary-folder.js';

/** A temporary folder, made when a file of it is first asked for. It is removed with all its contents on `close`, or when the program ends. */
export class ScratchFolder {
  #path: string | null = null;
  #files = 0;

  /** Returns a path where a new file may be made. Throws E_CANNOT_CREATE where there is no place for the folder. */
  newFile(): string {
    if (this.#path === null) {
      this.#path = temporaryFolder('shuffle-audit-list-');
      process.once('exit', this.#remove);
    }
    return join(this.#path, String(this.#files++));
  }

  /** Removes it. May be called again. */
  close(): void {
    process.off('exit', this.#remove);
    this.#remove();
  }

  readonly #remove = (): void => {
    if (this.#path !== null) rmSync(this.#path, { recursive: true, force: true });
    this.#path = null;
  };
}
