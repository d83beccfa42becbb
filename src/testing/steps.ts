import type { Numbers } from '../host/lend-random.js';
import { drawing } from '../host/lend-random.js';

/** Work that may have to wait: it yields a promise, receives its value, and ends with its answer. */
export type Steps<T> = Generator<PromiseLike<unknown>, T, unknown>;

/**
 * Does the work on these numbers: at once where it never has to wait, else the promise of its answer. Throws what the work throws.
 * `ended` is called once, when the work is over in whatever way.
 */
export function doSteps<T>(steps: Steps<T>, numbers: Numbers | null, ended: () => void): T | Promise<T> {
  let waits = false;
  try {
    const step = drawing(numbers, () => steps.next());
    if (step.done) return step.value;
    waits = true;
    return goOn(steps, step.value, numbers, ended);
  } finally {
    if (!waits) ended();
  }
}

async function goOn<T>(steps: Steps<T>, first: PromiseLike<unknown>, numbers: Numbers | null, ended: () => void): Promise<T> {
  try {
    for (let waiting = first; ; ) {
      const settled = await settle(waiting);
      const step = drawing(numbers, () => ('thrown' in settled ? steps.throw(settled.thrown) : steps.next(settled.value)));
      if (step.done) return step.value;
      waiting = step.value;
    }
  } finally {
    ended();
  }
}

async function settle(waiting: PromiseLike<unknown>): Promise<{ readonly value: unknown } | { readonly thrown: unknown }> {
  try {
    return { value: await waiting };
  } catch (thrown) {
    return { thrown };
  }
}
