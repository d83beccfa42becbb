import { describe, expect, it } from 'vitest';
import type { Bench, BenchBoard } from '../../../src/core/bench.js';
import { sealed } from '../../../src/engine/record/sealed.js';
import { benchPuzzle } from '../../../src/host/prove/bench-puzzle.js';
import { checkRecord } from '../../../src/records/check-record.js';
import { verifyAny } from '../../../src/records/verify-any.js';
import { readFixture } from '../../support/read-fixture.js';
import { resealed } from '../../support/resealed.js';

const heard: number[] = [];
const record: Bench = sealed(
  benchPuzzle((solved) => heard.push(solved)),
  { startedAt: '2026-11-26T00:00:00.000Z', elapsedMs: 1, node: process.versions.node, cpu: 'a processor', workers: 1 },
).record;

/** The checks of a record that do not hold. */
async function differing(given: Bench): Promise<readonly string[]> {
  const checks = await verifyAny(given, process.cwd(), { workers: 1 });
  return checks.filter(({ outcome }) => outcome === 'differs').map(({ id }) => id);
}

function altered(change: Partial<BenchBoard>): Bench {
  const [first, ...rest] = record.core.boards;
  return { ...record, core: { ...record.core, boards: [{ ...first, ...change }, ...rest] } };
}

describe('the bench of Korf’s boards', () => {
  it('finds the published lengths, and says how far it is', () => {
    const { instances } = readFixture<{ readonly instances: readonly { readonly optimal: number }[] }>('games/puzzle/korf100.json');
    expect(record.core.boards.map(({ moves }) => moves)).toEqual(instances.map(({ optimal }) => optimal));
    expect(record.core.verdict.kind).toBe('holds');
    expect(heard).toEqual(Array.from({ length: 101 }, (_, k) => k));
  });

  it('is solved again by verify', async () => {
    expect(checkRecord(record, 'x.json')).toEqual(record);
    expect(await differing(record)).toEqual([]);
  });

  it.each<readonly [string, Partial<BenchBoard>]>([
    ['a shorter path', { moves: 55 }],
    ['fewer boards', { generated: 7 }],
  ])('with %s is refused, whether its digest was made anew or not', async (_, change) => {
    expect(await differing(altered(change))).toEqual(['digest', 'proof']);
    expect(await differing(resealed(altered(change)))).toEqual(['proof']);
    expect(() => checkRecord(altered(change), 'x.json')).toThrow('was altered');
  });
});
