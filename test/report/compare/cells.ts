import type { Verdict } from '../../../src/core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../../src/core/record/origin.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import type { ComparedCell } from '../../../src/report/compare/facts/cell.js';
import { comparedCell } from '../../../src/report/compare/facts/cell.js';
import type { Comparison } from '../../../src/report/compare/facts/comparison.js';
import { record } from '../records.js';

/** A dealt cell made from a record of fixtures/evidence, under other parts and with parts of its facts replaced. */
export function cell(shuffle: string, prng: string, kind: Verdict['kind'], more: Partial<ComparedCell> = {}): ComparedCell {
  const source = record(kind === 'biased' ? 'naive-swap-52' : 'fisher-yates-52');
  const origin: Origin<BuiltInSource> = {
    source: { kind: 'built-in', maker: shuffle, prng, bounded: 'lemire', seeding: 'continuous' },
    outcome: { kind: 'deck' },
  };
  const href = `compare/${encodeURIComponent(`${shuffle}-${prng}`)}.html`;
  return { ...comparedCell(source, origin, href, 26), id: `${shuffle}/${prng}/lemire/continuous`, kind, ...more };
}

/** A comparison of these shuffles and generators; `kindOf` says how each pair ended, null for one that was not dealt. */
export function comparison(
  shuffles: readonly string[],
  prngs: readonly string[],
  kindOf: (shuffle: string, prng: string) => Verdict['kind'] | null,
  more: Partial<ComparedCell> = {},
): Comparison {
  const pairs = prngs.flatMap((prng) => shuffles.map((shuffle) => ({ prng, shuffle, kind: kindOf(shuffle, prng) })));
  return {
    outcome: { kind: 'deck' },
    orderBits: permutations(52).orderBits,
    makers: shuffles.map((id) => ({ id, title: `The shuffle ${id}` })),
    generators: prngs.map((id, k) => ({ id, title: `The generator ${id}`, stateBits: [128, 19937, 31][k % 3] ?? 128, seedBits: null })),
    boundeds: [{ id: 'lemire', title: 'Lemire' }],
    seedings: [{ id: 'continuous', title: 'Continuous', everyDeal: false, seedBits: null }],
    presets: [],
    plan: record('fisher-yates-52').core.plan,
    version: '9.9.9',
    cells: pairs.flatMap(({ kind, prng, shuffle }) => (kind === null ? [] : [cell(shuffle, prng, kind, more)])),
    holes: pairs.flatMap(({ kind, prng, shuffle }) =>
      kind === null
        ? [
            {
              origin: {
                source: { kind: 'built-in', maker: shuffle, prng, bounded: 'lemire', seeding: 'continuous' },
                outcome: { kind: 'deck' },
              },
              reason: `${shuffle} does not fit ${prng}`,
            },
          ]
        : [],
    ),
    folder: 'reports/compare',
    placeOptions: [],
    planOptions: [],
  };
}
