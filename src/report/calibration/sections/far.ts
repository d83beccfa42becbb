import type { CalibrationCore } from '../../../core/calibration.js';
import { counted, verbFor } from '../../../core/counted.js';
import { TAIL_WORDS } from '../../../kinds/words/calibration.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { code, type Phrase, say } from '../../../page/phrase.js';
import { blocksTable } from '../../../page/sections/blocks-table.js';
import { section } from '../../../page/sections/section.js';
import type { FarAt } from '../far-rows.js';
import { farPlace, farRowsOf, farTimes, heldRowsOf } from '../far-rows.js';
import { farSentence } from '../words.js';

/** Rows and directions that are listed; the record has them all. */
const MOST_LISTED = 40;

/** The rates at the levels at which verdicts are taken, the lightest laws first; nothing where none was measured. */
export function farSection(core: CalibrationCore): Markup | null {
  const found = farRowsOf(core);
  const [first] = found;
  if (first === undefined) return null;
  const columns = [
    { head: 'Test', number: false },
    { head: 'Outcomes', number: false },
    { head: 'Direction', number: false },
    ...first.rates.map(({ level }) => ({ head: `${level}`, number: true })),
    { head: 'Plain audits it is worth', number: true },
  ];
  const held = heldRowsOf(core).map(
    ({ row, size }) =>
      html`<li><code>${row.test}</code> at ${farPlace(size)} calls nothing biased with fewer than ${counted(count(row.heldTo ?? 0), 'deal')}.</li>`,
  );
  const rest = found.length - MOST_LISTED;
  return section({
    heading: 'At the levels at which a verdict is taken',
    beside: [farSentence(core.plan.far)],
    exhibit: [
      blocksTable('Rates in times the level', columns, found.slice(0, MOST_LISTED).map(rowOf)),
      rest > 0 ? html`<p class="caption after">${count(rest)} more ${verbFor(rest, 'is')} in the record.</p>` : null,
      held.length > 0 ? html`<div><h3>Held back</h3><ul class="said">${held}</ul></div>` : null,
    ],
    full: true,
  });
}

function rowOf({ fails, rates, row, size, tail }: FarAt): readonly Phrase[] {
  const worth = Math.min(...rates.flatMap((rate) => rate.worth ?? []));
  return [
    [code(row.test)],
    [farPlace(size)],
    [`${TAIL_WORDS[tail]}${fails ? ', beyond luck' : ''}`],
    ...rates.map((rate): Phrase => [farTimes(rate)]),
    size.by === 'counting' ? ['all were counted'] : Number.isFinite(worth) ? say`${Number(worth.toPrecision(2))}` : ['–'],
  ];
}
