import type { Bench, BenchCore } from '../../core/bench.js';
import { counted } from '../../core/counted.js';
import { html, type Markup } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import type { Phrase } from '../../page/phrase.js';
import { checkItYourself, recordFact, toolFact } from '../../page/sections/check.js';
import { fold } from '../../page/sections/fold.js';
import { hero } from '../../page/sections/hero.js';
import { recordMeta } from '../../page/sections/meta.js';
import { scrolled } from '../../page/sections/scrolled.js';
import { section } from '../../page/sections/section.js';
import { verifyCommand } from '../../page/words/record-file.js';
import { shortHash } from '../../page/words/short-hash.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { BENCH_HEADS, BENCH_SCOPE, benchRows, benchWords, costWords } from './bench-words.js';
import { PUZZLE } from './style.js';

/** A bench as one self-contained HTML page, a pure function of the record. */
export function renderBenchHtml(record: Bench, told: Told = {}): string {
  const { core, digest, run } = record;
  const look = LOOK[core.verdict.kind];
  const cost = costWords(run);
  const facts: readonly (readonly [string, Phrase])[] = [
    ['The boards', BENCH_SCOPE],
    ...(cost === null ? [] : [['Time and memory', cost] as const]),
  ];
  return page({
    title: 'Korf’s hundred boards, solved',
    printed: `shuffle-audit · puzzle · ${counted(core.boards.length, 'board')} of Korf · record ${shortHash(record)}`,
    style: PUZZLE,
    look,
    meta: recordMeta('Bench', 'the sliding puzzle', `${counted(core.boards.length, 'board')} of 4 x 4`, record),
    body: [
      hero({ mark: look, words: benchWords(core), facts }),
      shortTable(core),
      boardTable(core),
      checkItYourself({
        told,
        commands: [
          ['Solve them all again and compare', verifyCommand(told)],
          ['Run the bench from nothing', ['npx shuffle-audit puzzle bench korf']],
        ],
        facts: [
          recordFact(digest),
          ['Search', `${core.plan.algorithm} with ${core.plan.heuristic}, for the goal with the blank first`],
          toolFact(core.tool, run),
        ],
      }),
    ],
    foot: html`Verdict <code>${core.verdict.kind}</code>. This page states how long the paths are that were found, and what that took.`,
  });
}

function shortTable(core: BenchCore): Markup {
  const [, ...heads] = BENCH_HEADS;
  const rows = benchRows(core).map(
    ([name, ...values]) => html`<tr><th scope="row" class="text">${name}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`,
  );
  const table = html`<table class="matrix"><caption>Of a board made, its estimate was looked at; of one expanded, the boards one move on.</caption><thead><tr><td></td>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
  return section({ heading: 'What it took', exhibit: scrolled('What the boards took', table), full: true });
}

function boardTable({ boards }: BenchCore): Markup {
  const rows = boards.map(({ expanded, generated, id, moves, published }) => {
    const length = moves === published ? html`${count(moves)}` : html`<b class="uneven">${count(moves)}</b>`;
    return html`<tr><th scope="row">${id}</th><td>${count(published)}</td><td>${length}</td><td>${count(generated)}</td><td>${count(expanded)}</td></tr>`;
  });
  const table = html`<table class="matrix"><caption>In the published order.</caption><thead><tr><th scope="col">board</th><th scope="col">published</th><th scope="col">moves</th><th scope="col">boards made</th><th scope="col">expanded</th></tr></thead><tbody>${rows}</tbody></table>`;
  const shown = scrolled('Every board', table, false);
  const wrong = boards.filter(({ moves, published }) => moves !== published).length;
  return section({
    heading: 'Every board',
    exhibit: wrong > 0 ? shown : fold(html`The ${counted(boards.length, 'board')}, one by one`, shown),
    full: true,
  });
}
