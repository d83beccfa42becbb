import type { ForcedDealer } from '../../core/subject/forced.js';
import { trialDeals } from '../../engine/subject/follows-choices.js';
import { unrepeatable } from '../../exact/explore/errors.js';

/** The deals that a kept process makes again each time it is used. */
const AGAIN = 256;

/** A size to be proved, and how a process that deals it is started; `signal` ends it, also while it starts. */
export interface SizeToStart {
  readonly what: string;
  start(signal: AbortSignal): Promise<ForcedDealer>;
}

/** A size to be proved, with its process. */
export interface SizeToProve {
  readonly what: string;
  /**
   * Returns the process, the same until `close`. Throws what its start throws, and E_NONDETERMINISTIC where it no longer deals as at first. The next
   * call then starts another.
   */
  dealer(): Promise<ForcedDealer>;
  /** Ends the process, also while it starts. */
  close(): void;
}

interface Kept {
  readonly ends: AbortController;
  readonly dealer: Promise<ForcedDealer>;
  /** Its deals when it was first used. */
  dealt?: string;
}

/**
 * Keeps the process of each size from its forecast to its proof, with its code loaded and warm. What it dealt before the forecast it must deal again
 * before the proof: a function that the forecast has changed is refused. Whoever asks for one size has the next one started beside it. All are kept,
 * seven at most: an idle one has some 20 MB of its own, less than the proof of 7 cards takes here.
 */
export function keptSizes(sizes: readonly SizeToStart[]): readonly SizeToProve[] {
  const all = new Array<Kept | null>(sizes.length).fill(null);
  const close = (i: number): void => {
    all[i]?.ends.abort();
    all[i] = null;
  };
  const started = (i: number): Kept => {
    const ends = new AbortController();
    const kept = all[i] ?? { ends, dealer: sizes[i].start(ends.signal) };
    all[i] = kept;
    // Whoever waits for it hears of it; the next to ask has it started again.
    kept.dealer.catch(() => {
      if (all[i] === kept) all[i] = null;
    });
    return kept;
  };
  return sizes.map(({ what }, i) => ({
    what,
    close: () => close(i),
    async dealer() {
      const kept = started(i);
      if (i + 1 < sizes.length) started(i + 1);
      const dealer = await kept.dealer;
      const dealt = String(await trialDeals(dealer, AGAIN));
      kept.dealt ??= dealt;
      if (kept.dealt === dealt) return dealer;
      close(i);
      throw unrepeatable('the same numbers gave another deck, or drew more or fewer of them, when they were dealt again');
    },
  }));
}
