import type { ForcedDealer } from '../../core/subject/forced.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import type { Explored } from '../../exact/explore/explore.js';
import { explore } from '../../exact/explore/explore.js';
import type { Forced } from '../function/open-forced.js';
import { exploration } from './exploration.js';
import type { Outlook } from './outlook.js';

export interface Timed {
  /** The outcomes of `dealer`, such as `6 cards`. */
  readonly what: string;
  readonly outlook: Outlook;
  readonly onProgress?: ((what: string) => void) | undefined;
}

/** Explores an open function. Throws what `explore` throws, and ProofTooLong. The dealer is left open. */
export async function exploreTimed(
  { source }: Pick<Forced, 'source'>,
  dealer: ForcedDealer,
  { what, outlook, onProgress }: Timed,
): Promise<Explored> {
  const started = performance.now();
  return explore(dealer, {
    ...exploration(source),
    onProgress: (runs) => onProgress?.(`${what}, ${counted(count(runs), 'call')} of the function`),
    onForecast({ leaves, calls, made, atLeast }) {
      outlook.turnsOut({ what, leaves, calls, seconds: ((performance.now() - started) / 1000) * (calls / made), atLeast });
    },
  });
}
