import { useEffect, useState } from 'preact/hooks';
import { openSandbox } from '../sandbox/sandbox.js';
import { OWN_NAME } from '../sandbox/subject.js';
import { ask } from '../worker/ask.js';
import type { OwnAsked, Tasks } from '../worker/tasks.js';

/** The worker's answer so far, and a sentence on what went wrong, where something did. */
export interface Heard<Task extends keyof Tasks> {
  readonly told: readonly Tasks[Task]['told'][];
  readonly failed: string | null;
}

/** A way to ask the worker a question: as `ask` does, of the task that it belongs to. */
type Asking<Told> = (onTold: (told: Told) => void, signal: AbortSignal) => Promise<void>;

/** Asks the worker anew whenever the question changes; a question that is no longer wanted is stopped, and null asks nothing. */
export function useTold<Task extends keyof Tasks>(task: Task, asked: Tasks[Task]['asked'] | null): Heard<Task> {
  return useAsking(JSON.stringify([task, asked]), async (onTold, signal) => {
    if (asked !== null) await ask(task, asked, onTold, signal);
  });
}

/** Asks the same of a learner's own function, called in a sandbox that ends with the question. */
export function useOwn(code: string | null, asked: Omit<OwnAsked, 'port'>): Heard<'own'> {
  return useAsking(JSON.stringify([code, asked]), async (onTold, signal) => {
    if (code === null) return;
    let over: (why: Error) => void = () => undefined;
    const ended = new Promise<never>((_, failed) => {
      over = failed;
    });
    const sandbox = await openSandbox({ code, n: asked.n }, OWN_NAME, over);
    // Whoever moved on in the meantime has let go of it already.
    signal.addEventListener('abort', () => sandbox.end());
    if (signal.aborted) sandbox.end();
    try {
      await Promise.race([ended, ask('own', { ...asked, port: sandbox.port }, onTold, signal, [sandbox.port])]);
    } finally {
      sandbox.end();
    }
  });
}

function useAsking<Task extends keyof Tasks>(question: string, asking: Asking<Tasks[Task]['told']>): Heard<Task> {
  const [heard, hear] = useState<Heard<Task> & { readonly question: string }>({ question, told: [], failed: null });
  useEffect(() => {
    const stop = new AbortController();
    const told: Tasks[Task]['told'][] = [];
    const say = (failed: string | null): void => {
      if (!stop.signal.aborted) hear({ question, told: [...told], failed });
    };
    asking((one) => {
      told.push(one);
      say(null);
    }, stop.signal).catch((error: unknown) => {
      say(error instanceof Error ? error.message : String(error));
      // What was on its way when it failed must not take the sentence away again.
      stop.abort();
    });
    return () => stop.abort();
  }, [question]);
  // What was told of the question before must not stand under this one.
  return heard.question === question ? heard : { told: [], failed: null };
}
