import { describe, expect, it } from 'vitest';
import type { GameClaimsPlan } from '../../src/core/record/claims-plan.js';
import type { ClaimsCore, ClaimsProof, ClaimWithTwin } from '../../src/core/record/proof.js';
import { sealed } from '../../src/engine/record/sealed.js';
import type { Check } from '../../src/engine/verify/check.js';
import { verifyProof } from '../../src/engine/verify/verify-proof.js';
import { proveGameClaims } from '../../src/host/prove/prove-game-claims.js';
import { VERSION } from '../../src/host/version.js';
import { checkRecord } from '../../src/records/check-record.js';
import { verifyAny } from '../../src/records/verify-any.js';
import { resealed } from '../support/resealed.js';

function recordOf(plan: GameClaimsPlan): ClaimsProof {
  return sealed(proveGameClaims(plan), {
    startedAt: '2026-11-26T00:00:00.000Z',
    elapsedMs: 1,
    node: process.versions.node,
    cpu: 'a processor',
    workers: 1,
  }).record;
}

const differing = (checks: readonly Check[]): readonly string[] =>
  checks.filter(({ outcome }) => outcome === 'differs').map(({ id }) => id);

/** The checks of a record that do not hold, as `verify` makes them. */
async function verified(record: ClaimsProof): Promise<readonly string[]> {
  return differing(await verifyAny(record, process.cwd(), { workers: 1 }));
}

const proved = new Map<string, ClaimsCore>();

/** The same, the claims of a plan being looked at once for all lies: what they come to hangs on the plan alone, and takes seconds. */
async function verifiedByMemory(record: ClaimsProof): Promise<readonly string[]> {
  const plan = record.core.plan as GameClaimsPlan;
  const name = JSON.stringify(plan);
  const core = proved.get(name) ?? proveGameClaims(plan);
  proved.set(name, core);
  return differing(await verifyProof(record, () => Promise.resolve(core), VERSION));
}

describe.each<readonly [string, GameClaimsPlan, GameClaimsPlan]>([
  ['Nim', { family: 'nim', long: false }, { family: 'nim', long: false, grid: { piles: 3, most: 3 } }],
  [
    'Nim on a grid',
    { family: 'nim', long: false, grid: { piles: 3, most: 7 } },
    { family: 'nim', long: false, grid: { piles: 3, most: 6 } },
  ],
  ['the puzzle on a board', { family: 'puzzle', board: { rows: 2, columns: 3 } }, { family: 'puzzle', board: { rows: 3, columns: 2 } }],
])('a record of the claims about %s', (_, plan, other) => {
  const record = recordOf(plan);
  const first = (change: Partial<ClaimWithTwin>): Partial<ClaimsCore> => {
    const [claim, ...rest] = record.core.claims;
    return { claims: [{ ...claim, ...change }, ...rest] };
  };
  const lies: readonly (readonly [string, Partial<ClaimsCore>])[] = [
    ['another number of cases', first({ cases: 7 })],
    ['a claim that does not hold', first({ holds: false })],
    ['another counterexample', first({ twin: { holds: false, cases: 1, counterexample: { piles: [7] } } })],
    ['another extent', { plan: other }],
    ['a claim fewer', { claims: record.core.claims.slice(1) }],
    ['another claim left out', { leftOut: ['x'] }],
  ];

  it('is what it says, and can be read', async () => {
    expect(await verified(record)).toEqual([]);
    expect(checkRecord(record, 'x.json')).toEqual(record);
  });

  it('with another claim left out is seen by `verify`', async () => {
    const forged = { ...record, core: { ...record.core, leftOut: ['x'] } };
    expect(await verified(forged)).toEqual(['digest', 'proof']);
  });

  it.each(lies)('with %s is refused, whether its digest was made anew or not', async (_lie, change) => {
    const forged = { ...record, core: { ...record.core, ...change } };
    expect(await verifiedByMemory(forged)).toEqual(['digest', 'proof']);
    expect(await verifiedByMemory(resealed(forged))).toEqual(['proof']);
    expect(() => checkRecord(forged, 'x.json')).toThrow('was altered');
  });
});

describe('a grid or board that would make a reader work for ever does not fit', () => {
  const record = recordOf({ family: 'nim', long: false, grid: { piles: 2, most: 3 } });
  it.each<readonly [string, GameClaimsPlan]>([
    ['11 piles', { family: 'nim', long: false, grid: { piles: 11, most: 1 } }],
    ['too many positions', { family: 'nim', long: false, grid: { piles: 5, most: 16 } }],
    ['a board of 10 cells', { family: 'puzzle', board: { rows: 2, columns: 5 } }],
  ])('%s', (_, plan) => {
    expect(() => checkRecord(resealed({ ...record, core: { ...record.core, plan } }), 'x.json')).toThrow('is not as a record must be');
  });
});
