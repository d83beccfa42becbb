import { unpacked } from '../unpack.js';
import type { NumberedTask, Tasks, WorkerReply, WorkerRequest } from './tasks.js';

interface Asker {
  readonly told: (told: Tasks[keyof Tasks]['told']) => void;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

const askers = new Map<number, Asker>();
let started: Promise<Worker> | undefined;
let last = 0;

/**
 * Asks the worker, which is started with the first question, and passes on all it tells. Settles at the end; rejects with what went wrong there. Once
 * `signal` is aborted nothing more is told, and the promise settles. `moved` are the parts of the question that are transferred to the worker.
 */
export async function ask<Task extends keyof Tasks>(
  task: Task,
  asked: Tasks[Task]['asked'],
  onTold: (told: Tasks[Task]['told']) => void,
  signal: AbortSignal,
  moved: readonly Transferable[] = [],
): Promise<void> {
  started ??= start();
  const worker = await started;
  if (signal.aborted) return;
  const id = ++last;
  try {
    await new Promise<void>((done, failed) => {
      askers.set(id, { told: onTold, done, failed });
      signal.addEventListener('abort', () => {
        worker.postMessage({ id, stop: true } satisfies WorkerRequest);
        done();
      });
      worker.postMessage({ id, task, asked } satisfies NumberedTask<Task>, [...moved]);
    });
  } finally {
    askers.delete(id);
  }
}

async function start(): Promise<Worker> {
  const program = await unpacked('worker');
  const worker = new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
  worker.onmessage = ({ data }: { readonly data: WorkerReply }) => hear(data);
  worker.onerror = ({ message }) => {
    for (const { failed } of askers.values()) failed(new Error(message));
  };
  return worker;
}

function hear(data: WorkerReply): void {
  const asker = askers.get(data.id);
  if (!asker) return;
  if ('told' in data) asker.told(data.told);
  else if ('failed' in data) asker.failed(new Error(data.failed));
  else asker.done();
}
