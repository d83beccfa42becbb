import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../../src/core/errors.js';
import { type Enumerated, exactLaw } from '../../../../src/exact/exact-law.js';
import { settledLaw } from '../../../../src/lab/lessons/sort-by-coin/settled-law.js';
import { naiveSwap } from '../../../../src/parts/shuffle/naive-swap.js';
import { sortComparator } from '../../../../src/parts/shuffle/sort-comparator.js';

/** What an engine finds that sorts in one way for so many runs, cannot be looked at in the next, and sorts in another way from then on. */
function changing(after: number): () => Enumerated {
  let run = 0;
  return () => {
    run++;
    if (run === after) throw new AuditError('E_NONDETERMINISTIC', 'the outcome must follow from the choices alone');
    return exactLaw(run < after ? naiveSwap : sortComparator, 3);
  };
}

describe('the law of a sort', () => {
  it('is that of the engine once it has settled', () => {
    const settled = settledLaw(3);
    expect(settled?.law).toEqual(exactLaw(sortComparator, 3).law);
  });

  it('is the last of an engine that changed its way, and says so', () => {
    const settled = settledLaw(3, changing(20));
    expect(settled?.law).toEqual(exactLaw(sortComparator, 3).law);
    expect(settled).toMatchObject({ changed: true });
    expect(settledLaw(3, () => exactLaw(naiveSwap, 3))).toMatchObject({ changed: false });
  });

  it('is none where it changes for ever, and other faults are not passed over', () => {
    let run = 0;
    expect(settledLaw(3, () => exactLaw(run++ % 2 === 0 ? naiveSwap : sortComparator, 3))).toBeNull();
    expect(() =>
      settledLaw(3, () => {
        throw new AuditError('E_USAGE', 'no such sort');
      }),
    ).toThrow('no such sort');
  });
});
