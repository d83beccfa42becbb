import { describe, expect, it } from 'vitest';
import type { Batch } from '../../../src/core/subject/outcome.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { runAudit } from '../../../src/host/audits.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { failure } from '../../host/function/blocks.js';

const TRIALS = 70_000;

/** A user's subject that deals 0 1 2 3 turned by the number of the deal, in pieces of any size, and then does what `wrong` does. */
function turning(wrong: (batch: Batch, trial: number) => void = () => undefined): Subject {
  const space = permutations(4);
  return {
    id: 'mine',
    space,
    origin: { source: { kind: 'inline', name: 'mine', randomness: 'live' }, outcome: { kind: 'deck' } },
    blocks: 'any',
    replayable: false,
    open({ first, trials }) {
      let dealt = 0;
      return {
        fill(batch) {
          batch.length = Math.min(batch.capacity, 100, trials - dealt);
          for (let k = 0; k < batch.length; k++) for (let p = 0; p < 4; p++) batch.cells[4 * k + p] = (p + first + dealt + k) % 4;
          dealt += batch.length;
          wrong(batch, first + dealt);
        },
      };
    },
  };
}

const run = (subject: Subject): ReturnType<typeof runAudit> =>
  runAudit(makePlan(subject.space, { seed: 'held', trials: TRIALS, tests: ['position-matrix'] }), subject, { workers: 2 });

describe('a subject of one’s own', () => {
  it('is audited like any other, over several blocks', async () => {
    const core = await run(turning());
    expect(core.counts['position-matrix']?.sum).toBe(4 * TRIALS);
  });

  it.each([
    [
      'a card twice',
      (batch: Batch) => (batch.cells[5] = batch.cells[4]),
      'E_SUBJECT_DUPLICATE',
      /^mine: deal 69923, position 2: holds card \d again/,
    ],
    ['no card', (batch: Batch) => (batch.cells[7] = 4), 'E_SUBJECT_CARD', /^mine: deal 69923, position 4: holds 4, which is no card/],
    ['fewer', (batch: Batch) => (batch.length = 0), 'E_SUBJECT_CONTRACT', /^mine: deal 69921: block 1 must have 4464 deals, got 4385$/],
  ])('that deals %s is stopped, with the trial', async (_what, wrong, code, message) => {
    const error = await failure(run(turning((batch, trial) => trial === TRIALS && batch.length > 0 && wrong(batch))));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });

  it('that deals more than a block has is stopped', async () => {
    const endless = turning((batch) => (batch.length = Math.max(1, batch.length)));
    expect(await failure(run(endless))).toMatchObject({ code: 'E_SUBJECT_CONTRACT', message: expect.stringContaining('got more') });
  });
});
