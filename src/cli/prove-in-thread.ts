import { AuditError } from '../core/errors.js';
import { startThread } from '../host/threads/start-thread.js';
import type { ProofMessage, ProofTask, ProvedCore } from './proof-task.js';

/** Runs a proof on a thread of its own, so that an interrupt is handled meanwhile. `Core` is the result of the task. Rethrows what the proof throws. */
export function proveInThread<Core extends ProvedCore>(task: ProofTask, onProgress: (what: string) => void): Promise<Core> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL('./prove-thread.js', import.meta.url), task);
    worker.on('message', (message: ProofMessage) => {
      if (message.kind === 'at') onProgress(message.what);
      else if (message.kind === 'proved') resolve(message.core as Core);
      else reject(new AuditError(message.code, message.message, message.hint === undefined ? {} : { hint: message.hint }));
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new AuditError('E_INTERNAL', `the thread of a proof ended with code ${code} and no answer`)));
  });
}
