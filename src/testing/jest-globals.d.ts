import type { TestOptions } from './test-options.js';

export { toShuffleUniformly } from './index.js';

declare module 'expect' {
  interface Matchers<R extends void | Promise<void>, T = unknown> {
    /** Passes unless the deals of a shuffle show a bias. For an asynchronous shuffle it is a promise, to be awaited. */
    toShuffleUniformly(options?: TestOptions): T extends (...given: never[]) => PromiseLike<unknown> ? Promise<void> : R;
  }
}
