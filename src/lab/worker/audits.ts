import { counted, looksOf, subjectOf } from './count.js';
import type { AuditsAsked, AuditsTold } from './tasks.js';

/** The number of audits told at once. */
const TOLD = 20;

/** Resolves at once: an audit is short, and waiting messages are let in between two of them. */
const onwards = (): Promise<void> => Promise.resolve();

/**
 * Audits one shuffle again and again, each time with a seed of its own. Yields the p-value of the first row of the statistic at every look. An audit
 * of that many deals would decide by it; it is 1 where the statistic takes no sample so small. Throws as `counted` does.
 */
export async function* audits(asked: AuditsAsked, breathe: () => Promise<void>): AsyncGenerator<AuditsTold> {
  const look = looksOf(subjectOf(asked), asked);
  let told: number[][] = [];
  for (let audit = 1; audit <= asked.audits; audit++) {
    const p: number[] = [];
    for await (const seen of counted(subjectOf(asked), { ...asked, seed: `${asked.seed} ${audit}` }, onwards)) p.push(look(seen)?.p ?? 1);
    told.push(p);
    await breathe();
    if (told.length < TOLD && audit < asked.audits) continue;
    yield { audits: told };
    told = [];
  }
}
