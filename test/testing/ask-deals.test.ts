import { describe, expect, it } from 'vitest';
import { AuditError } from '../../src/core/errors.js';
import { askDeals } from '../../src/testing/ask-deals.js';
import { auditShuffle } from '../../src/testing/audit-shuffle.js';

/** A Fisher–Yates shuffle, or with a mistake, on numbers of its own that are the same every time. */
function shuffleOf(mistaken: boolean): (deck: number[]) => number[] {
  let state = 12_345;
  return (deck) => {
    for (let i = deck.length - 1; i > 0; i--) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const j = Math.floor((state / 2 ** 32) * (mistaken ? deck.length : i + 1));
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    return deck;
  };
}

describe('a test whose deals come from another process', () => {
  it.each([
    ['even', false],
    ['biased', true],
  ])('judges %s deals bit for bit as the matcher does', async (_, mistaken) => {
    const options = { n: 7, trials: 4000 };
    const here = shuffleOf(mistaken);
    const expected = auditShuffle(Object.defineProperty(here, 'name', { value: 'mine' }), { ...options, randomness: 'live' });
    const there = shuffleOf(mistaken);
    const asked = askDeals('mine', options);
    expect([asked.inOrder, asked.handed.length]).toEqual([4000, 400]);
    const from = [...Array.from({ length: asked.inOrder }, () => [0, 1, 2, 3, 4, 5, 6]), ...asked.handed];
    let at = 0;
    const got = await asked.judge(() => Promise.resolve(there([...from[at++]])));
    expect(at).toBe(4400);
    expect(got).toEqual(expected);
    expect(got.verdict.kind).toBe(mistaken ? 'biased' : 'no-bias-found');
  });

  it('ends with what ended the other process, and not as if a deal had been at fault', async () => {
    const ended = new AuditError('E_SUBJECT_DIED', 'no more deals');
    const { judge } = askDeals('mine', { n: 7, trials: 4000 });
    await expect(judge(() => Promise.reject(ended))).rejects.toBe(ended);
  });
});
