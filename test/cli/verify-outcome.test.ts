import { describe, expect, it } from 'vitest';
import { verifyOutcome } from '../../src/cli/verify-outcome.js';
import type { Check } from '../../src/engine/verify/check.js';

/** What comes of these checks, each its id and, where it does not hold, what became of it: `deals: not done`. */
function outcome(...checks: readonly string[]): string {
  return verifyOutcome(
    checks.map((one) => {
      const [id, became = 'holds'] = one.split(': ');
      return { id: id as Check['id'], title: id, outcome: became as Check['outcome'], differences: [] };
    }),
  );
}

describe('what the checks of a record come to', () => {
  it.each([
    ['verified', ['digest', 'rule', 'deals']],
    ['verified', ['digest', 'deals', 'policy: not done', 'pages: not done']],
    ['verified', ['digest', 'numbers: not done', 'deals']],
    ['derived, not dealt again', ['digest', 'numbers', 'deals: not done', 'pages']],
    ['not verified', ['digest', 'deals', 'other-build: not done']],
    ['not verified', ['digest', 'deals: not done', 'other-build: not done']],
    ['not verified', ['digest', 'rule: not done', 'deals']],
    ['not verified', ['digest', 'numbers: not done', 'deals: not done']],
    ['differs', ['digest', 'deals: differs', 'other-build: not done']],
  ])('is %s of %o', (expected, checks) => {
    expect(outcome(...checks)).toBe(expected);
  });
});
