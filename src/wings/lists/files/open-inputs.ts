import { AuditError } from '../../../core/errors.js';
import type { ListInput } from './list-input.js';
import { listInput } from './list-input.js';
import type { ListOptions, ListToOpen } from './list-options.js';

export type Hearing = Pick<ListOptions, 'near' | 'onProgress' | 'stdin'>;

/**
 * Looks at files that are to be read, in order, and reports the progress of all of them together to `onProgress`. Throws what `listInput` throws, and
 * E_USAGE for standard input named twice.
 */
export async function openInputs(files: readonly ListToOpen[], options: Hearing): Promise<readonly ListInput[]> {
  if (files.filter(({ file }) => file === '-').length > 1) throw new AuditError('E_USAGE', 'standard input may be named once, got - again');
  const read = files.map(() => 0);
  const inputs: ListInput[] = [];
  const sum = (bytes: readonly number[]): number => bytes.reduce((all, one) => all + one, 0);
  for (const [k, { file, wishes }] of files.entries()) {
    const onRead = (bytes: number): void => {
      // What is read once more, to name a line or to hand the items over, is no progress.
      if (bytes <= read[k]) return;
      read[k] = bytes;
      options.onProgress?.(sum(read), sum(inputs.map((input) => input.bytes)));
    };
    inputs.push(await listInput(file, wishes, options.stdin ?? process.stdin, onRead));
  }
  return inputs;
}
