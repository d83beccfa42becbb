import type { DrawnMap } from '../../../../page/facts/pooled.js';
import { listTestCounting } from '../../counting/catalogue.js';
import { residueSizes } from '../../counting/class-tables.js';
import { RESIDUE_KINDS, type ResidueKind, residueExpected, residueTables } from '../../counting/residue-tables.js';
import type { OneListCore } from '../../record/one-list.js';
import { isRowOf } from './strongest.js';

/** The remainders of items against those of their positions, or of neighbours, whose row is beyond luck. */
export interface ResidueMap {
  readonly kind: ResidueKind;
  readonly modulus: number;
  readonly map: DrawnMap;
}

/**
 * Returns the maps that the verdict rests on, the strongest first. Bias that modulo 16 shows already is not shown modulo 2, and a map that is too
 * even has nothing to see.
 */
export function residueMaps({ counts, plan: { n, trials }, results, verdict }: OneListCore): readonly ResidueMap[] {
  const id = listTestCounting('remainders');
  const values = counts[id]?.values;
  if (!values || verdict.kind !== 'biased') return [];
  const { because } = verdict;
  const { read, table } = residueTables(n);
  const found = results
    .filter(({ tail, test }) => isRowOf(id)(test) && because.includes(test) && tail === 'upper')
    .sort((a, b) => a.logPAdjusted - b.logPAdjusted);
  const named = found.flatMap(({ test }) => {
    const kind = RESIDUE_KINDS.find((one) => test.startsWith(`${id}/${one}-`));
    const modulus = read.find((one) => test.endsWith(`-${one}`));
    return kind && modulus ? [{ kind, modulus }] : [];
  });
  return named
    .filter(({ kind, modulus }) => !named.some((other) => other.kind === kind && other.modulus > modulus && other.modulus % modulus === 0))
    .map(({ kind, modulus }) => {
      const sizes = residueSizes(n, modulus);
      const deviations = Float64Array.from(table(values, kind, modulus), (items, at) => {
        const even = residueExpected(kind, sizes, [Math.floor(at / modulus), at % modulus], trials);
        return items / even - 1;
      });
      return { kind, modulus, map: { rows: modulus, block: 1, deviations, luck: (modulus - 1) / Math.sqrt(n * trials) } };
    });
}
