import type { Evidence } from '../../../core/record/evidence.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { shellWord } from '../../../core/words/shell-word.js';
import { LEAST_ITEMS } from '../list-limits.js';

/** Returns what `log` says where it read one long deal: no test of a log uses a single deal, but a long one says something by itself. */
export function logLines({ core }: Evidence, [file = '-']: readonly string[]): readonly string[] {
  const { n, trials } = core.plan;
  if (trials > 1 || n < LEAST_ITEMS) return [];
  return ['', `One list of ${counted(count(n), 'item')} says something by itself:`, `  npx shuffle-audit order ${shellWord(file)}`];
}
