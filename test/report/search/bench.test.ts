import { describe, expect, it } from 'vitest';
import type { Bench } from '../../../src/core/bench.js';
import { sealed } from '../../../src/engine/record/sealed.js';
import { renderBenchHtml } from '../../../src/report/search/bench-html.js';
import { renderBenchJunit } from '../../../src/report/search/bench-junit.js';
import { renderBenchText } from '../../../src/report/search/bench-text.js';
import { faults } from '../page-faults.js';
import { unbalanced } from '../well-formed.js';

const COST = { tablesMs: 400, searchMs: 3200, peakBytes: 105_000_000 };

/** A hundred boards of 40 to 49 moves; the first `off` of them not as published. */
function bench(off: number, cost: typeof COST | null = COST): Bench {
  const boards = Array.from({ length: 100 }, (_, k) => {
    const moves = 40 + (k % 10);
    return { id: k + 1, published: k < off ? moves - 2 : moves, moves, expanded: 100 * (k + 1), generated: 200 * (k + 1) };
  });
  return sealed(
    {
      kind: 'bench',
      tool: { name: 'shuffle-audit', version: '0.1.0' },
      plan: { bench: 'korf-1985', algorithm: 'ida-star', heuristic: 'patterns-5-5-5' },
      boards,
      verdict: { kind: off === 0 ? 'holds' : 'fails', statement: 'as found' },
    },
    {
      startedAt: '2026-11-26T00:00:00.000Z',
      elapsedMs: 4000,
      node: '20.0.0',
      cpu: 'a processor',
      workers: 1,
      ...(cost && { bench: cost }),
    },
  ).record;
}

describe('a bench', () => {
  it.each([0, 3])('with %i lengths that are not as published is a whole page and a suite', (off) => {
    const record = bench(off);
    expect(faults(renderBenchHtml(record))).toEqual([]);
    expect(unbalanced(renderBenchJunit(record))).toEqual([]);
    expect(renderBenchJunit(record)).toContain(`failures="${off}"`);
    expect(renderBenchHtml(record).match(/<b class="uneven">/g) ?? []).toHaveLength(off);
    expect(renderBenchText(record).match(/not as published$/gm) ?? []).toHaveLength(off);
  });

  it('tells least, median, mean, most and all together', () => {
    expect(renderBenchText(bench(0))).toMatch(/^moves +40 +45 +44\.50 +49 +4,450$/m);
    expect(renderBenchText(bench(0))).toMatch(/^boards made +200 +10,100 +10,100 +20,000 +1,010,000$/m);
  });

  it('says what it took where the record does', () => {
    expect(renderBenchText(bench(0))).toContain('The tables took 0.4 s to build, the search 3.2 s, and the program held at most 105 MB');
    expect(renderBenchText(bench(0, null))).not.toContain('tables took');
  });
});
