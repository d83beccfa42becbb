import { counted } from '../../core/words/counted.js';
import { drawPlainly } from '../../page/charts/draw-plainly.js';
import { figure } from '../../page/charts/figure.js';
import { type BarColumn, type BarRow, rowBarsSpec } from '../../page/charts/row-bars.js';
import { html, type Markup } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { type Phrase, say, strong } from '../../page/phrase.js';
import { factList } from '../../page/sections/fact-list.js';
import { hero } from '../../page/sections/hero.js';
import { metaLine } from '../../page/sections/meta.js';
import { scrolled } from '../../page/sections/scrolled.js';
import { section } from '../../page/sections/section.js';
import { PUZZLE } from './style.js';
import { wayDrawing } from './way-drawing.js';

export interface ComparedSearch {
  readonly algorithm: string;
  readonly heuristic: string | null;
  /** Null where it gave up. */
  readonly moves: number | null;
  /** The moves beyond the shortest path; null where that is not known. */
  readonly excess: number | null;
  readonly expanded: number;
  readonly generated: number;
  readonly kept: number;
  readonly bytes: number;
  readonly elapsedMs: number;
  /** The algorithm in a sentence. */
  readonly summary: string;
}

export interface Comparison {
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
  /** The number of boards after which each search gave up. */
  readonly limit: number;
  readonly compared: readonly ComparedSearch[];
}

/** Renders a comparison as one self-contained HTML page, a pure function of it. */
export function renderComparisonHtml(comparison: Comparison): string {
  const { cols, compared, limit, rows } = comparison;
  const size = `${rows} x ${cols}`;
  const shortest = compared.filter(({ excess }) => excess === 0).length;
  return page({
    title: 'Searches of the sliding puzzle side by side',
    printed: `shuffle-audit · puzzle · ${size} · ${compared.length} searches`,
    style: PUZZLE,
    look: 'clean',
    meta: metaLine('Comparison', 'searches', size, `${count(compared.length)} searches`, `up to ${counted(count(limit), 'board')} each`),
    body: [
      hero({
        mark: null,
        words: {
          name: `${count(shortest)} of ${count(compared.length)} searches`,
          rest: say`found a shortest path`,
          lead: lead(compared),
          more: [],
        },
        facts: [
          [
            'Words used',
            say`Made: boards looked at, those met before or cut off included. Kept: the most boards held at once. Memory: of these boards and of the estimate’s tables.`,
          ],
          [
            'What depends on what',
            say`Numbers of boards depend on the order in which moves are tried, and times on the machine. The length of a shortest path does not.`,
          ],
        ],
      }),
      barsSection(compared),
      boardsSection(comparison),
      tableSection(compared),
      summariesSection(compared),
    ],
    foot: html`This page compares searches of one board. Another board may put them in another order.`,
  });
}

function lead(compared: readonly ComparedSearch[]): Phrase {
  const done = compared.filter(({ excess }) => excess === 0);
  const [least] = [...done].sort((a, b) => a.generated - b.generated);
  const most = Math.max(...compared.map(({ moves }) => moves ?? 0));
  if (!least) return say`None of them came to an end that is known to be shortest.`;
  const worst = most > (least.moves ?? 0) ? say` The longest path found has ${counted(count(most), 'move')}.` : say``;
  return say`A shortest path has ${strong(count(least.moves ?? 0))} moves. Of the searches that found one, ${nameOf(least)} made the fewest boards: ${strong(count(least.generated))}.${worst}`;
}

function nameOf({ algorithm, heuristic }: ComparedSearch): string {
  return heuristic === null ? algorithm : `${algorithm} with ${heuristic}`;
}

/** The cost of every search, as bars: first those that found a shortest path, then those whose path is too long, then those that gave up. */
function barsSection(compared: readonly ComparedSearch[]): Markup {
  const rank = ({ excess, moves }: ComparedSearch): number => (excess === 0 ? 0 : moves === null ? 2 : 1);
  const rows = [...compared].sort((a, b) => rank(a) - rank(b) || a.generated - b.generated).map(barsOf);
  const columns: readonly BarColumn[] = [
    { head: 'boards made', from: 0 },
    { head: 'time, ms', from: 0 },
  ];
  const drawn = (narrow: boolean): ReturnType<typeof drawPlainly> => drawPlainly(rowBarsSpec(columns, rows, narrow));
  return section({
    heading: 'What each search took',
    beside: [quickest(compared)],
    exhibit: figure({
      key: 'took',
      title: 'Boards made, and time',
      caption: say`Full bars found a shortest path; outlines did not. Logarithmic.`,
      description: compared
        .map(
          (search) => `${nameOf(search)}: ${counted(count(search.generated), 'board')} in ${count(search.elapsedMs)} ms, ${endOf(search)}`,
        )
        .join('; '),
      wide: drawn(false),
      narrow: drawn(true),
    }),
  });
}

function barsOf(search: ComparedSearch): BarRow {
  const look = search.excess === 0 ? 'full' : 'hollow';
  const end = search.excess === 0 ? '' : `, ${endOf(search)}`;
  return {
    name: nameOf(search),
    bars: [
      { value: search.generated, text: `${count(search.generated)}${end}`, look },
      { value: search.elapsedMs, text: search.elapsedMs < 1 ? 'under 1' : count(search.elapsedMs), look },
    ],
  };
}

function endOf({ excess, moves }: ComparedSearch): string {
  if (moves === null) return 'gave up';
  if (excess === null) return `path of ${count(moves)}`;
  return excess === 0 ? 'a shortest path' : `${count(excess)} too long`;
}

/** Names the quickest of the searches that found a shortest path; null where none did. */
function quickest(compared: readonly ComparedSearch[]): Phrase | null {
  const done = compared.filter(({ excess }) => excess === 0);
  const least = Math.min(...done.map(({ elapsedMs }) => elapsedMs));
  const [first] = done.filter(({ elapsedMs }) => elapsedMs === least);
  if (!first) return null;
  const time = least < 1 ? 'less than a millisecond' : `${count(least)} ms`;
  if (done.length === 1) return say`Only ${strong(nameOf(first))} found a shortest path, in ${time}.`;
  return say`Of the ${counted(count(done.length), 'search')} that found a shortest path, ${strong(nameOf(first))} took the least time: ${time}.`;
}

function boardsSection({ cols, goal, rows, start }: Comparison): Markup {
  const drawn = (cells: readonly number[], key: string, title: string): Markup =>
    figure({
      key,
      title,
      caption: say`The blank is grey.`,
      description: `${title}: ${cells.join(' ')}`,
      wide: wayDrawing([cells], '', rows, cols, 360),
    });
  return section({ heading: 'The board', exhibit: [drawn(start, 'start', 'Start'), drawn(goal, 'goal', 'Goal')], two: true });
}

function tableSection(compared: readonly ComparedSearch[]): Markup {
  const rows = [...compared]
    .sort((a, b) => a.generated - b.generated)
    .map(
      ({ algorithm, bytes, elapsedMs, excess, expanded, generated, heuristic, kept, moves }) =>
        html`<tr><th scope="row" class="text">${algorithm}</th><td class="text">${heuristic ?? '–'}</td><td>${moves === null ? 'gave up' : count(moves)}</td><td>${excess === null ? '–' : excess === 0 ? 'yes' : `${count(excess)} too long`}</td><td>${count(expanded)}</td><td>${count(generated)}</td><td>${count(kept)}</td><td>${count(Math.ceil(bytes / 1000))}</td><td>${count(elapsedMs)}</td></tr>`,
    );
  const table = html`<table class="matrix"><caption>The fewest boards made first.</caption><thead><tr><th scope="col" class="text">algorithm</th><th scope="col" class="text">heuristic</th><th scope="col">moves</th><th scope="col">shortest</th><th scope="col">expanded</th><th scope="col">made</th><th scope="col">kept</th><th scope="col">memory, KB</th><th scope="col">time, ms</th></tr></thead><tbody>${rows}</tbody></table>`;
  return section({ heading: 'Side by side', exhibit: scrolled('Searches side by side', table), full: true });
}

function summariesSection(compared: readonly ComparedSearch[]): Markup {
  const summaries = new Map(compared.map(({ algorithm, summary }) => [algorithm, summary]));
  return section({
    heading: 'What each does',
    exhibit: factList([...summaries].map(([id, summary]) => [html`<code>${id}</code>`, summary])),
  });
}
