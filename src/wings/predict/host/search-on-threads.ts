import { threadLane } from '../../../host/threads/lane.js';
import { type FoundState, type Part, Search } from '../solve/search.js';
import type { SearchTask } from './search-thread.js';

/** The result of a search: the state, if one was found, and the parts that were done, up to the one that found it. */
export interface Searched {
  readonly found: FoundState | null;
  readonly done: readonly Part[];
}

/** Milliseconds for which the first parts are searched in this thread: most states are found sooner than a thread starts. */
const HERE_MS = 400;

/**
 * Searches the parts on `workers` threads, the first ones first. Of several states the one of the earliest part counts, so that the number of threads
 * changes nothing. Ends after `budgetMs`, but not before the first `always` parts are done. `onPart` hears how many parts are done.
 */
export async function searchOnThreads(
  task: SearchTask,
  parts: readonly Part[],
  always: number,
  workers: number,
  budgetMs: number,
  onPart: (done: number) => void,
): Promise<Searched> {
  let next = 0;
  let first = Number.POSITIVE_INFINITY;
  let found: FoundState | null = null;
  const here = new Search(task.deals, task.starts, task.limits);
  for (const started = performance.now(); next < parts.length && performance.now() - started < HERE_MS; next++) {
    found = here.look(parts[next]);
    if (found) return { found, done: parts.slice(0, next + 1) };
  }
  const isDone = parts.map((_, at) => at < next);
  let done = next;
  let isLate = false;
  let end: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    end = () => {
      if (isLate && isDone.indexOf(false) >= always) resolve();
    };
  });
  const ring = (): void => {
    isLate = true;
    end();
  };
  const timer = Number.isFinite(budgetMs) ? setTimeout(ring, budgetMs) : undefined;
  const lanes = Array.from({ length: Math.min(workers, parts.length - next) }, () =>
    threadLane<Part, FoundState | null>(new URL('./search-thread.js', import.meta.url), task, () => undefined),
  );
  try {
    const working = Promise.all(
      lanes.map(async (lane) => {
        while (next < Math.min(parts.length, first)) {
          const at = next++;
          const state = await lane.ask(parts[at]);
          isDone[at] = true;
          onPart(++done);
          end();
          if (!state || at >= first) continue;
          first = at;
          found = state;
        }
      }),
    ).then(() => undefined);
    await Promise.race([working, late]);
    working.catch(() => undefined);
    const undone = isDone.indexOf(false);
    return { found, done: parts.slice(0, found ? first + 1 : undone < 0 ? parts.length : undone) };
  } finally {
    clearTimeout(timer);
    await Promise.all(lanes.map((lane) => lane.end()));
  }
}
