import type { Flag } from './decide.js';

export interface LookedAgain {
  readonly flags: readonly Flag[];
  /** Rows of the fresh sample; null if there was none. */
  readonly fresh: readonly { readonly test: string }[] | null;
  /** True if a fresh sample cannot speak for changes during the first, because the same plan never gives the same deals again. */
  readonly once: boolean;
  /** Ids of the statistics that compare parts of the run. */
  readonly comparing: ReadonlySet<string>;
}

/** Returns the doubtful rows that were not looked at again, or could not be: while any remains, nothing is cleared. */
export function unreadOf({ comparing, flags, fresh, once }: LookedAgain): readonly string[] {
  return flags
    .map(({ test }) => test)
    .filter((test) => (once && comparing.has(test.split('/')[0])) || !fresh?.some((again) => again.test === test));
}
