import type { Flag } from './decide.js';

/** What tells which doubtful rows were looked at again. */
export interface LookedAgain {
  readonly flags: readonly Flag[];
  /** Rows of the fresh sample; null where there was none. */
  readonly fresh: readonly { readonly test: string }[] | null;
  /** True where a fresh sample does not speak for what changed during the first, because the same plan never gives the same deals again. */
  readonly once: boolean;
  /** Ids of the statistics that compare parts of the run. */
  readonly comparing: ReadonlySet<string>;
}

/** The doubtful rows that were not looked at again, or could not be: as long as there is one, nothing is cleared. */
export function unreadOf({ comparing, flags, fresh, once }: LookedAgain): readonly string[] {
  return flags
    .map(({ test }) => test)
    .filter((test) => (once && comparing.has(test.split('/')[0])) || !fresh?.some((again) => again.test === test));
}
