import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../src/core/record/evidence.js';
import { recordCounts } from '../../../src/engine/record/record-counts.js';
import { audit } from '../../../src/records/kinds/audit.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf, sealed } from '../../support/record-of.js';

/** As long as a law that takes a term for every root of a noncentrality would take many times over, and a law that is bounded never takes. */
const LONG = 5000;

const numbersOf = async (core: EvidenceCore): Promise<string> => {
  const checks = (await audit.derive?.(sealed(core))) ?? [];
  return (checks.find(({ id }) => id === 'numbers')?.differences ?? []).map(({ path }) => path).join('\n');
};

/** Every statistic of a record in turn, one of its counts made huge and everything else resealed. */
const forged = ({ counts, ...core }: EvidenceCore, cell: (cells: number) => number): readonly [id: string, core: EvidenceCore][] =>
  Object.entries(counts).flatMap(([id, { shape, values }]) => {
    if (!values) return [];
    const cells = Float64Array.from(values);
    const at = cell(cells.length);
    cells[at] = 0;
    cells[at] = Number.MAX_SAFE_INTEGER - cells.reduce((sum, count) => sum + count, 0);
    return [[id, { ...core, counts: { ...counts, [id]: recordCounts([...shape], cells) } }]];
  });

describe('a forged huge count', () => {
  it.each([
    ['fisher-yates', 'standard', 52],
    ['fisher-yates', 'deep', 4],
    ['sattolo', 'standards', 8],
  ] as const)('of any statistic of %s, battery %s, is refused for what it is, before a law is asked of it', async (id, battery, n) => {
    const { core } = await recordOf(pipelineOf(id, n), { seed: 'forged', trials: 3000, battery });
    const lies = forged(core, () => 0);
    expect(lies.length).toBeGreaterThan(8);
    for (const [test, lie] of lies) {
      const from = performance.now();
      expect(await numbersOf(lie), test).toMatch(new RegExp(String.raw`core\.counts\.${test}: (?:cell 1, at the most|the sum of)`));
      expect(performance.now() - from, test).toBeLessThan(LONG);
    }
  });
});
