import { audits } from './audits.js';
import { count, draws, own } from './count.js';
import { matches } from './matches.js';
import { searches } from './searches.js';
import type { Asked, FromWorker, Tasks, ToWorker } from './tasks.js';
import { walks } from './walks.js';

/** What a worker has of the page. */
interface Page {
  postMessage(told: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
}

const page = globalThis as unknown as Page;

const DO: {
  readonly [Task in keyof Tasks]: (asked: Tasks[Task]['asked'], breathe: () => Promise<void>) => AsyncGenerator<Tasks[Task]['told']>;
} = { audits, count, draws, matches, own, searches, walks };

/** Tasks that nobody wants any more. */
const stopped = new Set<number>();

/** Lets a message in: that of a port comes behind those that wait, and without the delay of a timer. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

page.onmessage = ({ data }) => {
  if ('stop' in data) stopped.add(data.id);
  else void run(data);
};

async function run<Task extends keyof Tasks>({ asked, id, task }: Asked<Task>): Promise<void> {
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
