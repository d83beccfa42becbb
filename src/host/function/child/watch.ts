import { performance } from 'node:perf_hooks';
import { Script } from 'node:vm';

/** The time that deals go on before they are sent and the watch is reset. */
const SLICE_MS = 50;

/** The one global the harness leaves behind. */
export const CHILD_WATCH_NAME = '__shuffleAuditSlice';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const { runInThisContext } = Script.prototype;
const now = performance.now.bind(performance);

/**
 * Aborts a deal that does not return, and lets the harness go on after it. It stays in this one thread, since a process that may start threads may
 * start some that are not limited. The engine's own timer does it, whether the deal loops, matches a regular expression or waits on memory. A native
 * call that never returns is left to the parent.
 */
export class ChildWatch {
  readonly #script = new Script(`${CHILD_WATCH_NAME}()`);
  readonly #options: object;
  #work: (() => void) | null = null;
  #until = 0;

  constructor(timeoutMs: number) {
    // Without a prototype: a subject may add an option to every object.
    this.#options = { __proto__: null, timeout: timeoutMs + SLICE_MS, displayErrors: false };
    const slice = (): void => {
      const work = this.#work;
      this.#work = null;
      work?.();
    };
    // A script sees globals only. Called by anybody else it does nothing.
    Object.defineProperty(globalThis, CHILD_WATCH_NAME, { value: slice, enumerable: false, writable: false, configurable: false });
  }

  /** Runs some deals; false where one did not return. `work` must not throw, and must end soon after `over` says so. */
  run(work: () => void): boolean {
    this.#work = work;
    this.#until = now() + SLICE_MS;
    try {
      apply(runInThisContext, this.#script, [this.#options]);
      return true;
    } catch {
      return false;
    }
  }

  /** Starts a slice without a watch: for deals that others watch. */
  rest(): void {
    this.#until = now() + SLICE_MS;
  }

  /** True when it is time to send the deals. */
  over(): boolean {
    return now() > this.#until;
  }
}
