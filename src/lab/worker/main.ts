import { audits } from './audits.js';
import { breathing } from './breathing.js';
import { count, draws, own } from './count.js';
import { list } from './list.js';
import { matches } from './matches.js';
import { searches } from './searches.js';
import type { NumberedTask, Tasks, WorkerReply, WorkerRequest } from './tasks.js';
import { walks } from './walks.js';

interface Page {
  postMessage(told: WorkerReply): void;
  onmessage: ((event: { readonly data: WorkerRequest }) => void) | null;
}

const page = globalThis as unknown as Page;

const DO: {
  readonly [Task in keyof Tasks]: (asked: Tasks[Task]['asked'], breathe: () => Promise<void>) => AsyncGenerator<Tasks[Task]['told']>;
} = { audits, count, draws, list, matches, own, searches, walks };

/** Tasks that are no longer wanted. */
const stopped = new Set<number>();

const breathe = breathing();

page.onmessage = ({ data }) => {
  if ('stop' in data) stopped.add(data.id);
  else void run(data);
};

async function run<Task extends keyof Tasks>({ asked, id, task }: NumberedTask<Task>): Promise<void> {
  try {
    for await (const told of DO[task](asked, breathe)) {
      if (stopped.has(id)) break;
      page.postMessage({ id, told });
    }
    page.postMessage({ id, done: true });
  } catch (error) {
    page.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
  } finally {
    stopped.delete(id);
  }
}
