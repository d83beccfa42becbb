import { it } from 'vitest';

/** One line of the table of faults: what goes wrong, what must happen, and what did. */
export interface FaultRow {
  readonly id: string;
  readonly fault: string;
  readonly required: string;
  readonly outcome: string;
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: FaultRow;
  }
}

/**
 * A test for one row of the table of faults. `check` brings the fault about, holds what happens against what is required, and answers
 * with what happened in a few words; the reporter prints the rows as a table.
 */
export function fault(id: string, what: string, required: string, check: () => Promise<string>): void {
  it(`${id}: ${what}: ${required}`, async ({ task }) => {
    task.meta.fault = { id, fault: what, required, outcome: 'NOT AS REQUIRED' };
    task.meta.fault = { id, fault: what, required, outcome: await check() };
  });
}
