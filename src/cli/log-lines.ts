import type { ReadLog } from '../log/read-log.js';
import { logFacts } from '../report/words/log.js';

/** How a log was read, for the terminal: a line for each fact, and for what was met on the way. */
export function logLines({ blank, origin }: ReadLog): readonly string[] {
  const facts = logFacts(origin).map(([name, value]) => `${name.toLowerCase().padEnd(7)} ${value}`);
  return blank === 0 ? facts : [...facts, `blank   ${blank} lines with nothing in them, which are no rows`];
}
