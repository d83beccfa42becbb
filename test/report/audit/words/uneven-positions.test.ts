import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/evidence.js';
import type { Clause } from '../../../../src/core/profile.js';
import { findings } from '../../../../src/page/facts/results.js';
import { plain } from '../../../../src/page/phrase.js';
import { diagnosisSentence } from '../../../../src/page/words/diagnosis.js';
import { settingOf } from '../../../../src/report/audit/words/diagnosis-setting.js';
import { verdictWords } from '../../../../src/report/audit/words/verdict.js';
import { profileOf } from '../../../../src/wings/standards/profiles/catalogue.js';
import { judge } from '../../../../src/wings/standards/profiles/judge.js';
import { coreOf, inOrder, type Making, shuffled } from '../../../support/shuffles-of-ones-own.js';

const POSITIONS = 'some cards come to some positions too often';
const DEPENDS = 'a deal depends on the deals before it';

/** A low card on top is exchanged for the first high one; each deal for itself. */
const highOnTop: Making = (n, draw) => () => exchanged(shuffled(inOrder(n), draw), (card) => 2 * card >= n);

/** The card on top lies on the same side of the middle as the one before it did, in one deal of three. */
const sameSide: Making = (n, draw) => {
  let high = false;
  return () => {
    const deck = shuffled(inOrder(n), draw);
    const kept = draw(3) === 0 ? exchanged(deck, (card) => 2 * card >= n === high) : deck;
    high = 2 * kept[0] >= n;
    return kept;
  };
};

/** The deck with its top card exchanged for the first of which `is` holds. */
function exchanged(deck: number[], is: (card: number) => boolean): number[] {
  const at = deck.findIndex(is);
  [deck[0], deck[at]] = [deck[at], deck[0]];
  return deck;
}

/** What a clause on runs of high and low cards, one on the deal before, and one on positions come to. */
function answered(core: EvidenceCore): readonly object[] {
  const { clauses, ...profile } = profileOf('gli-19');
  const asked = [['position-runs'], ['serial-correlation'], ['position-matrix', 'position-runs']].map((tests) => ({
    ...(clauses[1] as Clause),
    served: { by: 'tests', tests, unit: 'together' } as const,
  }));
  return judge(core, { ...profile, clauses: asked }).map(({ answer }) => answer);
}

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

  it('fails no clause but that on positions', async () => {
    const core = await coreOf('a high card on top', 52, highOnTop, 3000, { battery: 'standards' });
    const [runs, before, positions] = answered(core);
    expect(runs).toEqual({ status: 'not-shown', why: { by: 'positions', tests: ['position-runs'] } });
    expect(before).toEqual({ status: 'not-shown', why: { by: 'positions', tests: ['serial-correlation'] } });
    expect(positions).toEqual({ status: 'not-met', why: { by: 'rows' } });
  });

  it('fails a clause where a deal depends on the one before', async () => {
    const core = await coreOf('the side of the card before', 52, sameSide, 3000, { battery: 'standards' });
    expect(answered(core)[1]).toEqual({ status: 'not-met', why: { by: 'rows' } });
  });

  it('does not hide a deal that depends on the one before', async () => {
    const core = await coreOf('the side of the card before', 52, sameSide, 600, { battery: 'standards' });
    expect(plain(verdictWords(core).rest)).toBe(DEPENDS);
  });
});
