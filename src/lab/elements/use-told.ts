import { useEffect, useState } from 'preact/hooks';
import { ask } from '../worker/ask.js';
import type { Tasks } from '../worker/tasks.js';

/** What the worker has told so far, and the sentence of what went wrong, where something did. */
export interface Heard<Task extends keyof Tasks> {
  readonly told: readonly Tasks[Task]['told'][];
  readonly failed: string | null;
}

/** Asks the worker anew whenever the question changes; one that is not wanted any more is stopped. */
export function useTold<Task extends keyof Tasks>(task: Task, asked: Tasks[Task]['asked']): Heard<Task> {
  const question = JSON.stringify(asked);
  const [heard, hear] = useState<Heard<Task> & { readonly question: string }>({ question, told: [], failed: null });
  useEffect(() => {
    const stop = new AbortController();
    const told: Tasks[Task]['told'][] = [];
    const say = (failed: string | null): void => {
      if (!stop.signal.aborted) hear({ question, told: [...told], failed });
    };
    ask(
      task,
      asked,
      (one) => {
        told.push(one);
        say(null);
      },
      stop.signal,
    ).catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
    return () => stop.abort();
  }, [task, question]);
  // What was told of the question before must not stand under this one.
  return heard.question === question ? heard : { told: [], failed: null };
}
