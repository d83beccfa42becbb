import type { Outcome } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { nounsOf } from '../../../kinds/pages.js';
import type { DocSection } from '../../../page/document/doc.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup, type Phrase, say } from '../../../page/phrase.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { type Reach, reachOf } from '../facts/reach.js';
import { bitsText, howMany, reachPhrase } from '../words/reach.js';

/** The states of the generators, and the seeds of the seedings, compared with the number of outcomes. */
export function statesSection({ orderBits, outcome, seedings }: Comparison, grid: Grid): DocSection {
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
  const heads = ['Generator', 'Seeding', 'Bits', `${capital(wholes)} that can come first`];
  const caption = `State bits and the share of ${wholes} that can come first`;
  const cells = rows.map((row): StateCells => [row.generator.id, row.seeding.id, ...reachCells(reachOf(row, orderBits), outcome.kind)]);
  const table = (): Markup =>
    html`<table class="small"><caption><span class="ear">${caption}</span></caption><thead><tr>${heads.map((head, k) => (k === 1 && !every ? null : html`<th scope="col"${k === 2 ? html` class="num"` : null}>${head}</th>`))}</tr></thead><tbody>${cells.map((row, k) => stateRow(row, rows[k].generator.title, every))}</tbody></table>`;
  return {
    id: 'states',
    heading: `States against ${wholes}`,
    beside: [
      say`There are ${howMany(orderBits)} ${wholes}: ${counted(bitsText(orderBits), 'bit')}. The first ${deal} of a stream follows from the state it starts in, so there are at most as many first ${deals} as states.${seeds}`,
      ...(short ? [`That is arithmetic, and no finding of these audits. Tests of evenness do not see which ${wholes} are missing.`] : []),
    ],
    body: [
      {
        is: 'table',
        caption,
        columns: heads.map((head, k) => ({ head, number: k === 2 })),
        rows: cells,
        drawn: () =>
          grid.columns.length === 1
            ? html`<p class="caption">The bits, and the share of the ${wholes}, stand beside each generator in the table of audits above.</p>`
            : table(),
      },
    ],
  };
}

type StateCells = readonly [id: string, seeding: string, bits: string, reach: Phrase];

function reachCells(reach: Reach, kind: Outcome['kind']): readonly [bits: string, reach: Phrase] {
  return [reach.bits === null ? '–' : bitsText(reach.bits), reachPhrase(reach, kind)];
}

function stateRow([id, seeding, bits, reach]: StateCells, title: string, every: boolean): Markup {
  return html`<tr><th scope="row">${id}<small>${title}</small></th>${every ? html`<td>${seeding}</td>` : null}<td class="num">${bits}</td><td>${markup(reach)}</td></tr>`;
}
