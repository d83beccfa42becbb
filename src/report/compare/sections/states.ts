import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { markup, say } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid, GridRow } from '../facts/grid.js';
import { bitsOfOrders, type Reach, reachOf } from '../facts/reach.js';
import { bitsText, powerOfTwo, reachPhrase } from '../words/reach.js';

/** The states of the generators, and the seeds of the seedings, against the orders of the deck. */
export function statesSection({ plan, seedings }: Comparison, grid: Grid): Markup {
  const needed = bitsOfOrders(plan.n);
  const every = seedings.length > 1;
  // The method plays no part in it, so its rows are one; and what no shuffle was dealt with has nothing to be said of.
  const dealt = grid.rows.filter((row) => grid.inRow(row).length > 0);
  const rows = dealt.filter(
    (row, k) => dealt.findIndex(({ generator, seeding }) => row.generator === generator && row.seeding === seeding) === k,
  );
  const seeded = seedings.some(({ seedBits }) => seedBits !== null);
  const seeds = seeded ? ' Where every deal is seeded anew, there are no more decks than seeds, however many deals.' : '';
  const table = html`<table class="small"><caption><span class="ear">State bits and the share of decks that can come first</span></caption><thead><tr><th scope="col">Generator</th>${every ? html`<th scope="col">Seeding</th>` : null}<th scope="col" class="num">Bits</th><th scope="col">Decks that can come first</th></tr></thead><tbody>${rows.map((row) => stateRow(row, reachOf(row, plan.n), every))}</tbody></table>`;
  return section({
    heading: 'States against orders',
    beside: [
      say`${plan.n} cards have about ${powerOfTwo(Math.round(needed))} orders: ${bitsText(needed)} bits, log₂ of ${count(plan.n)}!. The first deck of a stream follows from the state it starts in, so there are no more first decks than states.${seeds}`,
      'That is arithmetic and not a finding of these audits: tests of evenness do not see which decks are missing.',
    ],
    exhibit:
      grid.columns.length === 1
        ? html`<p class="caption">The bits, and the share of the decks, stand beside each generator in the table of audits above.</p>`
        : table,
  });
}

function stateRow({ generator, seeding }: GridRow, reach: Reach, every: boolean): Markup {
  return html`<tr><th scope="row">${generator.id}<small>${generator.title}</small></th>${every ? html`<td>${seeding.id}</td>` : null}<td class="num">${reach.bits === null ? '–' : bitsText(reach.bits)}</td><td>${markup(reachPhrase(reach))}</td></tr>`;
}
