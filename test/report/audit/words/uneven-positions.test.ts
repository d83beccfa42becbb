import { describe, expect, it } from 'vitest';
import { findings } from '../../../../src/page/facts/results.js';
import { plain } from '../../../../src/page/phrase.js';
import { diagnosisSentence } from '../../../../src/page/words/diagnosis.js';
import { settingOf } from '../../../../src/report/audit/words/diagnosis-setting.js';
import { verdictWords } from '../../../../src/report/audit/words/verdict.js';
import { coreOf, highOnTop, sameSide } from '../../../support/shuffles-of-ones-own.js';

const POSITIONS = 'some cards come to some positions too often';
const DEPENDS = 'a deal depends on the deals before it';

describe('what tests of values show of uneven positions alone', () => {
  it.each([200, 3000])('is not that deals depend on each other: %i deals', async (trials) => {
    const core = await coreOf('a high card on top', 52, highOnTop, trials, { battery: 'standards' });
    expect(findings(core).map(({ test }) => test)).toContain('position-runs');
    const { lead, rest } = verdictWords(core);
    expect(plain(rest)).toBe(POSITIONS);
    expect(core.diagnosis && plain(diagnosisSentence(core.diagnosis, settingOf(core)))).not.toContain('between deals');
    // Of few deals only they show it, so their question is asked, and answered with the cause.
    if (trials === 200)
      expect(plain(lead)).toMatch(/high and low cards change .* come too often at some positions, which alone makes it so\.$/);
  });

  it('does not hide a deal that depends on the one before', async () => {
    const core = await coreOf('the side of the card before', 52, sameSide, 600, { battery: 'standards' });
    expect(plain(verdictWords(core).rest)).toBe(DEPENDS);
  });
});
