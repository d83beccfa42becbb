import { describe, expect, it } from 'vitest';
import { Batch } from '../../../../src/core/subject/outcome.js';
import { makePlan } from '../../../../src/engine/plan/make-plan.js';
import { evidenceText } from '../../../../src/engine/record/evidence-text.js';
import { runAudit, verifyRecord } from '../../../../src/host/audits.js';
import { openOrigin } from '../../../../src/host/open-origin.js';
import { parseEvidence } from '../../../../src/records/read-evidence.js';
import { pages } from '../../../../src/report/audit/pages.js';
import { raceSubject } from '../../../../src/wings/race/host/subject.js';
import { RaceThreads } from '../../../../src/wings/race/host/threads.js';
import { makeBlock } from '../../../support/make-block.js';
import { sealed } from '../../../support/record-of.js';

describe('two threads at one deck', () => {
  it('lose cards without a lock, and the audit ends with the share of broken deals among those counted after the first', async () => {
    const subject = raceSubject(false, 52);
    const plan = makePlan(subject.space, { seed: 'race', trials: 20_000 });
    await expect(runAudit(plan, subject, { workers: 2 })).rejects.toMatchObject({
      code: 'E_SUBJECT_DUPLICATE',
      message: expect.stringMatching(
        /^race: deal [\d,]+ ended as (\d+ ){51}\d+, without .+; of 16,384 deals after it [\d,]+ \(.+ %\) came out broken: [\d,]+ cards lost$/,
      ),
      locked: false,
      findings: { counts: { deals: 16_384 } },
    });
  });

  it('lose none with a lock, and what they deal is audited as anything else; its record says that it cannot be dealt again', async () => {
    const subject = raceSubject(true, 5);
    const plan = makePlan(subject.space, { seed: 'locked', trials: 3000 });
    const core = await runAudit(plan, subject, { workers: 2 });
    expect(core.verdict.kind).toBe('inconclusive');
    expect(core.subject).toEqual({
      id: 'race:locked',
      origin: { source: { kind: 'race', locked: true }, outcome: { kind: 'deck' } },
      replay: 'none',
    });
    const record = sealed(core);
    expect(parseEvidence(evidenceText(record), 'race.json')).toEqual(record);
    expect(pages.text(record, {})).toContain('Two threads that run Fisher–Yates on one shared deck at the same time');
    const checks = await verifyRecord(record, () => openOrigin(core.subject.origin, 5, process.cwd()), { workers: 1 });
    expect(checks.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'digest holds',
      'rule holds',
      'counts holds',
      'numbers holds',
      'deals not done',
    ]);
    expect(checks.at(-1)?.note).toContain('no two races are alike');
  });

  it('deal as many as they are asked for, and end when they are told to', async () => {
    const threads = await RaceThreads.start(3, true, makeBlock('threads', 10));
    expect(await threads.deal(4)).toHaveLength(12);
    expect((await threads.deal(1)).toSorted()).toEqual(Uint16Array.of(0, 1, 2));
    await threads.close();
    await expect(threads.deal(1)).rejects.toThrow('a thread of the race ended');
  });

  it('deal a block to its end and no further', async () => {
    const source = await raceSubject(true, 4).open(makeBlock('end', 300));
    const batch = new Batch(4, 256);
    const lengths: number[] = [];
    do {
      await source.fill(batch);
      lengths.push(batch.length);
    } while (batch.length > 0);
    await source.close?.();
    expect(lengths).toEqual([256, 44, 0]);
  });

  it('need a deck', () => {
    expect(() => raceSubject(false, 1)).toThrow('a race needs a deck of 2 to 65536 cards, got 1');
  });
});
