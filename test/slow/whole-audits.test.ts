import { describe, expect, it } from 'vitest';
import { pipelineOf } from '../support/pipeline-of.js';
import { beforehand, cleared, missed, wholeAudits } from './whole-audits.js';

const KNOWN = { copies: false, small: false };
const ended = (biased: number, inconclusive: number, clean: number) => ({ biased, inconclusive, 'no-bias-found': clean });

describe('whole audits', () => {
  it('of a correct shuffle are never biased, and of a mistake at twenty times its deals always', async () => {
    expect(await wholeAudits(pipelineOf('fisher-yates', 5), 1000, 'correct')).toEqual(ended(0, 100, 0));
    expect((await wholeAudits(pipelineOf('sattolo', 5), 600, 'wrong')).biased).toBe(100);
  });

  it('are refused where they clear a mistake or miss it too often, and only there', () => {
    expect(cleared(ended(99, 0, 1), KNOWN)).toBe('1 of 100 audits cleared it');
    expect(cleared(ended(99, 0, 1), { ...KNOWN, small: true })).toBeNull();
    expect(missed(ended(94, 6, 0), KNOWN)).toBe('6 of 100 audits missed it');
    expect([missed(ended(95, 5, 0), KNOWN), missed(ended(18, 2, 0), KNOWN), missed(ended(0, 100, 0), { ...KNOWN, copies: true })]).toEqual([
      null,
      null,
      null,
    ]);
    expect(missed(ended(17, 3, 0), KNOWN)).toBe('3 of 20 audits missed it');
  });

  it('are known beforehand to be of copies, or of a bias below the size asked for', () => {
    expect(beforehand(pipelineOf('fisher-yates', 5, 'lemire', 'mt-short'), 7000)).toEqual({ copies: true, small: false });
    expect(beforehand(pipelineOf('fisher-yates', 5, 'modulo:8'), 100_000)).toEqual({ copies: false, small: true });
    expect(beforehand(pipelineOf('naive-swap', 5), 1000)).toEqual(KNOWN);
  });
});
