import { describe, expect, it } from 'vitest';
import { type Design, drawList, judged } from '../make-lists.js';

describe('fair lists', () => {
  const designs: readonly Design[] = [
    { ratio: [1, 1], multiples: [2], strata: 1, perStratum: 20 },
    { ratio: [1, 1], multiples: [1, 2, 3], strata: 6, perStratum: 8, cut: true },
    { ratio: [2, 1], multiples: [1, 2], strata: 3, perStratum: 15, cut: true },
    { ratio: [1, 1, 1], multiples: [1, 2], strata: 2, perStratum: 20, cut: true },
    { ratio: [2, 1, 1], multiples: [1], strata: 4, perStratum: 12 },
  ];

  // One list in a hundred may have a doubtful row: of 1,000 more than 20 with a chance of one in a thousand.
  it('are doubtful once in a hundred at most, and never biased', { timeout: 120_000 }, () => {
    const verdicts = designs.flatMap((design, k) =>
      Array.from({ length: 200 }, (_, seed) => judged(drawList(design, 1000 * k + seed), design.ratio.length).verdict),
    );
    expect(verdicts.filter(({ kind }) => kind === 'biased')).toEqual([]);
    expect(verdicts.filter((verdict) => verdict.kind === 'inconclusive' && verdict.reason.why === 'doubtful').length).toBeLessThanOrEqual(
      20,
    );
  });
});
