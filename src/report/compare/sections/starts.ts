import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { kindOf } from '../../../kinds/index.js';
import { nounsOf } from '../../../kinds/pages.js';
import { readFromWords } from '../../../kinds/words/foretelling.js';
import type { DocSection } from '../../../page/document/doc.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup, say } from '../../../page/phrase.js';
import type { Comparison } from '../facts/comparison.js';
import { type Grid, type GridRow, rowName } from '../facts/grid.js';
import { type Reach, reachOf } from '../facts/reach.js';
import { feedWords } from '../words/feed.js';
import { howMany, reachPhrase } from '../words/reach.js';

const BAR = { width: 100, height: 8 } as const;

export function startsHeading(wholes: string): string {
  return `how many ${wholes} each can deal first`;
}

/** The number of outcomes that each preset can begin with, fewest first: a bar each, on a scale of powers of two that ends with all of them. */
export function startsSection({ orderBits, outcome, plan }: Comparison, grid: Grid): DocSection {
  const { deal, deals, wholes } = nounsOf(outcome.kind);
  const rows = grid.rows
    .map((row) => ({ row, reach: reachOf(row, orderBits) }))
    .sort((a, b) => (a.reach.bits ?? Number.POSITIVE_INFINITY) - (b.reach.bits ?? Number.POSITIVE_INFINITY));
  const one = feedWords(grid).one;
  const caption = capital(startsHeading(wholes));
  const read = kindOf(outcome).lacks.predict === undefined;
  const heads = [
    capital(one),
    `Starts, each step twice as many, up to all ${wholes}`,
    `${capital(wholes)} that can come first`,
    ...(read ? ['Its generator’s state'] : []),
  ];
  return {
    id: 'starts',
    heading: caption,
    beside: [
      say`There are ${howMany(orderBits)} ${wholes} of ${counted(plan.n, 'card')}. What is dealt first follows from where the generator starts, so there are at most as many first ${deals} as starts.`,
      `That is arithmetic, and no finding of these audits: a ${deal} from few starts can be as even as any other, and still be one of few.`,
      ...(read
        ? [
            'Whoever reads the state can foretell what follows. The deals are those that predict needs where choices tell most of the numbers.',
          ]
        : []),
    ],
    body: [
      {
        is: 'table',
        caption,
        columns: heads.with(1, 'Starts').map((head) => ({ head, number: false })),
        rows: rows.map(({ reach, row }) => [
          rowName(grid, row),
          startsOf(reach),
          reachPhrase(reach, outcome.kind),
          ...(read ? [readWords(row)] : []),
        ]),
        drawn: () =>
          html`<table class="starts"><caption><span class="ear">${caption}</span></caption><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map(({ reach, row }) => line(grid, row, reach, outcome.kind))}</tbody></table>`,
      },
    ],
    layout: { full: true },
  };
}

function startsOf({ bits }: Reach): string {
  return bits === null ? 'its starts cannot be seen' : counted(howMany(bits), 'start');
}

function readWords({ generator, seeding }: GridRow): string {
  if (seeding.everyDeal) return 'started anew for every deal';
  const from = readFromWords(generator);
  return from === null ? 'not read by any way known here' : `read from ${from}`;
}

function line(grid: Grid, row: GridRow, reach: Reach, kind: Comparison['outcome']['kind']): Markup {
  const { bits, needed, oneIn } = reach;
  const share = bits === null ? 1 : Math.min(1, bits / needed);
  const { wholes } = nounsOf(kind);
  const starts = startsOf(reach);
  const bar = html`<svg viewBox="0 0 ${BAR.width} ${BAR.height}" preserveAspectRatio="none" role="img" aria-label="${starts} of ${howMany(needed)} ${wholes}"><rect class="all" width="${BAR.width}" height="${BAR.height}"/><rect class="can" width="${Math.round(share * BAR.width * 10) / 10}" height="${BAR.height}"/></svg>`;
  return html`<tr${oneIn === null ? null : html` class="short"`}><th scope="row">${rowName(grid, row)}<small>${row.preset?.title ?? row.generator.title}</small></th><td>${bar}</td><td>${markup(say`${starts}`)}<small>${markup(reachPhrase(reach, kind))}</small></td>${kindOf({ kind }).lacks.predict === undefined ? html`<td>${readWords(row)}</td>` : null}</tr>`;
}
