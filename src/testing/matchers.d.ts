import type { TestOptions } from './test-options.js';

export { toShuffleUniformly } from './index.js';

declare global {
  // Jest's own types add their matchers here, and Vitest's assertions take in whatever stands here.
  namespace jest {
    interface Matchers<R, T> {
      /** Passes unless the deals of a shuffle show a bias. For an asynchronous shuffle it is a promise, to be awaited. */
      toShuffleUniformly(options?: TestOptions): T extends (...given: never[]) => PromiseLike<unknown> ? Promise<void> : R;
    }
  }
}
