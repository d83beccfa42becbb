import { availableParallelism } from 'node:os';
import { counted } from '../core/words/counted.js';
import { parseCount } from '../core/words/parse-count.js';
import type { Wishes } from '../engine/plan/make-plan.js';
import { filesFor, lanesWithin, openFiles } from '../host/open-files.js';
import { MOST_DECK_CARDS, MOST_SQUARED_CARDS } from './options/limits.js';
import type { SomeAsked } from './options/shared.js';
import { tell } from './print.js';

/** Returns `--n`, the cards of a deck. Throws E_USAGE for more than the chosen way of dealing allows. */
export function cardsOf({ deal, n, untilDecided }: { readonly n: number } & SomeAsked<'deal' | 'untilDecided'>): number {
  return parseCount('n', String(n), 2, deal !== undefined || untilDecided === true ? MOST_SQUARED_CARDS : MOST_DECK_CARDS);
}

/** Returns `--workers`. Defaults to the number of cores, capped by the number of files that may be open; a cap is printed. */
export function workersOf({ quiet, workers: asked = availableParallelism() }: SomeAsked<'workers'> & { readonly quiet: boolean }): number {
  const files = openFiles();
  const most = files === null ? asked : Math.min(asked, lanesWithin(files));
  if (files !== null && most < asked && !quiet)
    tell(
      `shuffle-audit: the system lets this program open ${counted(files.most, 'file')}: it deals on ${counted(most, 'core')} and not on ${asked}; for all of them: ulimit -n ${filesFor(asked, files)}`,
    );
  return most;
}

/** Returns the options that shape a plan, without a seed. */
export function wishesOf({
  battery,
  detect,
  lags,
  tests,
  trials,
}: SomeAsked<'battery' | 'detect' | 'lags' | 'tests' | 'trials'>): Omit<Wishes, 'seed'> {
  return {
    ...(trials !== undefined && { trials }),
    ...(battery !== undefined && { battery }),
    ...(tests !== undefined && { tests }),
    ...(lags !== undefined && { lags }),
    ...(detect !== undefined && { detect }),
  };
}
