import type { LogSource } from '../../../../core/source/log-source.js';
import type { Facts } from '../facts.js';

/** Returns the facts of a log that rule out a clean verdict, as numbers; none where nothing does. */
export function logFacts({ leftOut, numbers, rejects, repeated, rows }: LogSource, { f, m }: Facts): readonly string[] {
  const others = leftOut.reduce((sum, one) => sum + one.rows, 0);
  const facts = [
    [m.logFacts.rejects, rejects],
    [m.logFacts.leftOut, others],
    [m.logFacts.missing, numbers?.missing ?? 0],
    [m.logFacts.back, numbers?.back ?? 0],
    [m.logFacts.repeated, repeated ?? 0],
  ] as const;
  const told = facts.flatMap(([label, value]) => (value > 0 ? [`${label} ${f.count(value)}`] : []));
  return told.length === 0 ? [] : [`${m.logFacts.rows} ${f.count(rows)}`, ...told];
}
