import { html, type Markup } from '../../../page/markup.js';
import { asked, count } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { commandBlock } from '../../../page/sections/command-block.js';
import { type Fact, factList } from '../../../page/sections/fact-list.js';
import { shellWord } from '../../../page/words/command.js';
import type { ComparedCell } from '../facts/cell.js';
import type { Comparison } from '../facts/comparison.js';
import { commandLines, compareCommand } from '../words/command.js';

/** More digests than this are left to the records. */
const MOST_LISTED = 100;

/** How to deal everything again, and the digests by which two comparisons are the same. */
export function compareCheck(comparison: Comparison, digest: string): Markup {
  const { cells, folder, plan, version } = comparison;
  const [first] = cells;
  const axes = fixedParts(comparison);
  const facts: readonly Fact[] = [
    ['Records', html`<code>${digest}</code>`],
    [
      'Each audit',
      html`${count(plan.tests.length)} ${plan.tests.length === 1 ? 'statistic' : 'statistics'}, Holm over every test and both tails, biased below ${markup(probability(Math.log(plan.alpha)))}, detect ${asked(plan.detect)}${axes}`,
    ],
    [
      'Seed',
      html`<code>${plan.seed}</code>, the same for every audit: one experiment, in which audits with the same generator begin with the same numbers`,
    ],
    ['Tool', `shuffle-audit ${version}`],
  ];
  const one = first
    ? html`<div><h3>Deal one audit again and compare, bit for bit</h3>${commandBlock([
        'npx shuffle-audit verify',
        shellWord(
          `${folder}/${
            decodeURIComponent(first.href)
              .split('/')
              .at(-1)
              ?.replace(/\.html$/, '.json') ?? ''
          }`,
        ),
      ])}</div>`
    : null;
  return html`<section><div class="beside"><h2>Check it yourself</h2><p>One record an audit; each has its own page. The same command gives the same records: those that are there and whole are kept, so that an interrupted comparison goes on where it was.</p><p>“Records” is the SHA-256 of the digests of all records, row by row, one a line.</p></div><div class="exhibit"><div><h3>Make the comparison again</h3>${lineBlock(commandLines(compareCommand(comparison)))}</div>${one}${factList(facts)}${digests(cells)}</div></section>`;
}

function lineBlock(lines: readonly string[]): Markup {
  return html`<pre>${lines.map((line, k) => html`${k > 0 ? html`\n` : null}${line}`)}</pre>`;
}

function fixedParts({ boundeds, seedings }: Comparison): string {
  const [bounded] = boundeds;
  const [seeding] = seedings;
  return [
    ...(boundeds.length === 1 && bounded ? [`; bounded method ${bounded.id}`] : []),
    ...(seedings.length === 1 && seeding ? [`; seeding ${seeding.id}`] : []),
  ].join('');
}

function digests(cells: readonly ComparedCell[]): Markup {
  if (cells.length > MOST_LISTED) return html`<p class="caption">The ${count(cells.length)} digests stand in the records.</p>`;
  return html`<table class="digests"><caption><b>Digest of every record</b></caption><thead><tr><th scope="col">Audit</th><th scope="col">Digest of its record</th></tr></thead><tbody>${cells.map(({ digest, id }) => html`<tr><th scope="row">${id}</th><td><code>${digest}</code></td></tr>`)}</tbody></table>`;
}
