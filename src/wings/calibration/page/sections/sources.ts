import type { DocSection } from '../../../../page/document/doc.js';
import { code, say } from '../../../../page/phrase.js';
import { probability } from '../../../../page/probability.js';
import type { CalibrationCore } from '../../record/calibration.js';
import { spreadOf } from '../facts.js';

const SOURCES = [
  { head: 'Source', number: false },
  { head: 'Audits at each size', number: true },
  { head: 'Rates higher', number: true },
  { head: 'Rates lower', number: true },
  { head: 'Of', number: true },
  { head: 'Least even spread', number: true },
] as const;

/** The sources one by one: a fault of a generator would show in one of them alone. */
export function sourcesSection({ calibration, plan }: CalibrationCore): DocSection | null {
  if (plan.sources.length < 2) return null;
  const rows = plan.sources.map(({ audits, id }, s) => {
    const own = calibration.flatMap((size) => size.rows.map((row) => ({ row, rates: row.sources[s] })));
    const rates = own.flatMap(({ rates: { lower, upper } }) => [...upper, ...lower]);
    const spreads = own.flatMap(({ rates: seen, row }) => spreadOf(row, seen) ?? []);
    return [
      [code(id)],
      say`${audits}`,
      say`${rates.filter(({ answer }) => answer === 'more-often').length}`,
      say`${rates.filter(({ answer }) => answer === 'less-often').length}`,
      say`${rates.length}`,
      spreads.length === 0 ? ['–'] : probability(Math.min(...spreads)),
    ];
  });
  return {
    id: 'sources',
    heading: 'Source by source',
    beside: [
      'The generators are of different make, and the operating system has a source of its own. Were one of them at fault, its rates would stand apart from those of the others.',
    ],
    body: [{ is: 'table', caption: 'The sources one by one', columns: SOURCES, rows }],
  };
}
