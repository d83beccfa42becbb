import type { PartTables } from '../../core/statistic/run-parts.js';

/**
 * The factor on the scatter. Student's law on seven degrees replaces a normal interval, (2.365/1.960)² = 1.456, since eight parts say how far whole
 * deals scatter. A sixth is added, as their spread is skewed: measured in reports/coverage.md.
 */
const OF_SEVEN = 1.7;

/**
 * Returns how much further a table of deals scatters along its own bias than the table of as many even deals, at least 1. Some whole deals may be off
 * together, as when a shuffle is left out now and then. Then the size of a bias is known less well than with a bias in every deal: along the mean μ
 * of a deal's table its variance is λ ‖μ‖² and not ‖μ‖². Each part of the run has its own mean, and λ is how far their projections on μ lie apart.
 * The products need only Q of a part, of the rest and of all: ⟨S_k, S⟩ = (‖S‖² + ‖S_k‖² − ‖S − S_k‖²)/2.
 */
export function dealScatter({ parts, value }: Pick<PartTables, 'parts' | 'value'>): number {
  const cells = parts[0].table.length;
  const whole = { deals: 0, table: new Float64Array(cells) };
  for (const { deals, table } of parts) {
    whole.deals += deals;
    for (let cell = 0; cell < cells; cell++) whole.table[cell] += table[cell];
  }
  const squared = (table: Float64Array, deals: number): number => (deals > 0 ? deals * value(table, deals) : 0);
  const all = squared(whole.table, whole.deals);
  if (!(all > 0)) return 1;
  const along = parts.map(({ deals, table }) => {
    const rest = whole.table.map((count, cell) => count - table[cell]);
    return (all + squared(table, deals) - squared(rest, whole.deals - deals)) / 2 / deals;
  });
  const mean = along.reduce((sum, one) => sum + one, 0) / along.length;
  const variance = along.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (along.length - 1);
  return Math.max(1, OF_SEVEN * (whole.deals / along.length) * (variance / all));
}
