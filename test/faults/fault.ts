import { beforeEach, describe, it } from 'vitest';

/** One line of the table of faults: what goes wrong, what must happen, and what did; null where that is told by how many tests hold. */
export interface FaultRow {
  readonly id: string;
  readonly fault: string;
  readonly required: string;
  readonly outcome: string | null;
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
export function fault(id: string, what: string, required: string, check: () => string | Promise<string>): void {
  it(`${id}: ${what}: ${required}`, async ({ task }) => {
    task.meta.fault = { id, fault: what, required, outcome: 'NOT AS REQUIRED' };
    task.meta.fault = { id, fault: what, required, outcome: await check() };
  });
}

/** The same where one row takes several tests, made by `body`: the table says in how many of them it was as required. */
export function faults(id: string, what: string, required: string, body: () => void): void {
  describe(`${id}: ${what}: ${required}`, () => {
    beforeEach(({ task }) => {
      task.meta.fault = { id, fault: what, required, outcome: null };
    });
    body();
  });
}
