import { AuditError } from '../../core/errors.js';
import { startThread } from '../../host/threads/start-thread.js';
import { SCREEN } from '../print.js';
import { stepProgressOn } from '../progress.js';
import type { Done, PuzzleMessage, PuzzleTask } from './task.js';

/** Runs a task on a thread of its own, with progress on stderr after a second, so that an interrupt is handled. Rethrows what the task throws. */
export async function runPuzzleTask<Kind extends keyof Done>(
  task: Extract<PuzzleTask, { kind: Kind }>,
  quiet: boolean,
): Promise<Done[Kind]> {
  const progress = stepProgressOn(SCREEN, quiet, task.kind === 'compare' ? 'comparing' : 'solving');
  try {
    return await new Promise((resolve, reject) => {
      const worker = startThread(new URL('./thread.js', import.meta.url), task);
      worker.on('message', (message: PuzzleMessage) => {
        if (message.kind === 'at') progress.report(message.what);
        else if (message.kind === 'done') resolve(message.done as Done[Kind]);
        else reject(new AuditError(message.code, message.message, message.hint === undefined ? {} : { hint: message.hint }));
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new AuditError('E_INTERNAL', `the thread of a search ended with code ${code} and no answer`)));
    });
  } finally {
    progress.done();
  }
}
