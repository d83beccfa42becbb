import type { Outcome } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { nounsOf } from '../../../kinds/pages.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup, say } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid, GridRow } from '../facts/grid.js';
import { type Reach, reachOf } from '../facts/reach.js';
import { bitsText, howMany, reachPhrase } from '../words/reach.js';

/** The states of the generators, and the seeds of the seedings, compared with the number of outcomes. */
export function statesSection({ orderBits, outcome, seedings }: Comparison, grid: Grid): Markup {
  const { deal, deals, wholes } = nounsOf(outcome.kind);
  const every = seedings.length > 1;
  // The method plays no part in it, so its rows are one; and what was dealt with nothing has nothing to be said of.
  const dealt = grid.rows.filter((row) => grid.inRow(row).length > 0);
  const rows = dealt.filter(
    (row, k) => dealt.findIndex(({ generator, seeding }) => row.generator === generator && row.seeding === seeding) === k,
  );
  const short = rows.some((row) => reachOf(row, orderBits).oneIn !== null);
  const seeded = grid.rows.some(({ seeding }) => seeding.everyDeal);
  const seeds = seeded
    ? ` Where every ${deal} is seeded anew, there are at most as many ${wholes} as seeds, however many ${deals} are made.`
    : '';
  const table = html`<table class="small"><caption><span class="ear">State bits and the share of ${wholes} that can come first</span></caption><thead><tr><th scope="col">Generator</th>${every ? html`<th scope="col">Seeding</th>` : null}<th scope="col" class="num">Bits</th><th scope="col">${capital(wholes)} that can come first</th></tr></thead><tbody>${rows.map((row) => stateRow(row, reachOf(row, orderBits), every, outcome.kind))}</tbody></table>`;
  return section({
    heading: `States against ${wholes}`,
    beside: [
      say`There are ${howMany(orderBits)} ${wholes}: ${counted(bitsText(orderBits), 'bit')}. The first ${deal} of a stream follows from the state it starts in, so there are at most as many first ${deals} as states.${seeds}`,
      ...(short ? [`That is arithmetic, and no finding of these audits. Tests of evenness do not see which ${wholes} are missing.`] : []),
    ],
    exhibit:
      grid.columns.length === 1
        ? html`<p class="caption">The bits, and the share of the ${wholes}, stand beside each generator in the table of audits above.</p>`
        : table,
  });
}

function stateRow({ generator, seeding }: GridRow, reach: Reach, every: boolean, kind: Outcome['kind']): Markup {
  return html`<tr><th scope="row">${generator.id}<small>${generator.title}</small></th>${every ? html`<td>${seeding.id}</td>` : null}<td class="num">${reach.bits === null ? '–' : bitsText(reach.bits)}</td><td>${markup(reachPhrase(reach, kind))}</td></tr>`;
}
