import { describe, expect, it } from 'vitest';
import { puzzleClaims, puzzleLeftOut } from '../../../src/games/puzzle/claims/all-claims.js';
import { boardFaults, sentenceFaults } from './claim-faults.js';

/** These look at every arrangement and take seconds; the program's own suite runs `puzzle verify`, which checks them. */
const LONG = ['solvable-by-width', 'moves-keep-half', 'last-move', 'half-of-all', 'breadth-first-shortest'];

const CLAIMS = puzzleClaims().map((claim) => [claim.id, claim] as const);

it.each(CLAIMS.filter(([id]) => !LONG.includes(id)))('the claim %s holds in every case', (_, claim) => {
  const { cases, counterexample, holds } = claim.check();
  expect([holds, counterexample]).toEqual([true, null]);
  expect(cases).toBeGreaterThan(0);
});

describe.each(CLAIMS)('the claim %s', (_, claim) => {
  it('has a wrong twin, which is refuted by numbers', () => {
    const found = claim.twin.check();
    expect(found).toMatchObject({ holds: false });
    const { cases, counterexample } = found;
    expect(cases).toBeGreaterThan(0);
    const refuted = counterexample === null ? '' : claim.refuted(counterexample);
    expect(refuted).toMatch(/\d/);
    expect([claim.statement, claim.twin.statement, refuted].flatMap(sentenceFaults)).toEqual([]);
  });

  it('names where it comes from', () => {
    expect(claim.reference).toMatch(/\b(?:18|19|20)\d\d\b/);
    expect(claim.twin.statement).not.toBe(claim.statement);
  });
});

it('claims have ids of their own, in kebab-case', () => {
  const ids = puzzleClaims().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
});

describe('on boards of one size', () => {
  // Eight cells take seconds: test/games/puzzle/boards-of-8.test.ts. Of nine, the longer claims are those of the usual boards.
  it.each([
    { rows: 2, columns: 2 },
    { rows: 2, columns: 3 },
    { rows: 3, columns: 2 },
  ])('of $rows x $columns every claim holds and every twin is refuted, or the claim says why not', (board) => {
    expect(boardFaults(board)).toEqual([]);
  });

  it('of 3 x 3 most are asked', () => {
    const board = { rows: 3, columns: 3 };
    expect(puzzleLeftOut({ board }).map(({ id }) => id)).toEqual([
      'goal-decides',
      'reopening',
      'deepening-is-not-ida',
      'deepening-saves-memory',
    ]);
  });
});
