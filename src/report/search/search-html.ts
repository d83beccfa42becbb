import type { Expansion, SearchTrace } from '../../core/claim/search-tree.js';
import { counted, nounFor } from '../../core/words/counted.js';
import { capital } from '../../core/words/first-letter.js';
import { figure } from '../../page/charts/figure.js';
import { html, type Markup } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { code, type Phrase, say, strong } from '../../page/phrase.js';
import { hero } from '../../page/sections/hero.js';
import { metaLine } from '../../page/sections/meta.js';
import { scrolled } from '../../page/sections/scrolled.js';
import { section } from '../../page/sections/section.js';
import { PUZZLE } from './style.js';
import { deepestFor, narrowTree, wideTree } from './tree-drawing.js';
import { treeOf } from './tree-layout.js';
import { wayDrawing } from './way-drawing.js';

const WIDE = 828;
const NARROW = 360;

/**
 * Renders the beginning of a search as one self-contained HTML page: the path, the tree as far as it was kept, its numbers in a table. A pure
 * function of the trace; `start` are the cells searched from.
 */
export function renderSearchHtml(trace: SearchTrace, start: readonly number[]): string {
  const { algorithm, cols, expanded, path, rows } = trace;
  const moves = path === null ? 'no path' : `${counted(count(path.length), 'move')}`;
  const size = `${rows} x ${cols}`;
  const look = path === null ? 'unsure' : 'clean';
  return page({
    title: `Solved in ${moves}: a search of the sliding puzzle`,
    printed: `shuffle-audit · puzzle · ${size} · ${algorithm}`,
    style: PUZZLE,
    look,
    meta: metaLine('Search', 'the sliding puzzle', size, algorithm, `${counted(count(expanded), 'board')} expanded`),
    body: [
      hero({
        mark: look,
        words: { name: path === null ? 'Given up' : 'Solved', rest: say`in ${moves}`, lead: lead(trace), more: [] },
        facts: [
          [
            'How to read it',
            say`f = g + h: g are the moves made, h are those estimated to be left. Each letter and each word of a direction is where the tile slides.`,
          ],
        ],
      }),
      waySection(trace, start),
      treeSection(trace),
      tableSection(trace),
    ],
    foot: html`This page shows how one search went. It says nothing of other boards.`,
  });
}

function lead({ algorithm, expanded, heuristic, path }: SearchTrace): Phrase {
  const by: Phrase = heuristic === null ? say`${code(algorithm)}` : say`${code(algorithm)} with ${code(heuristic)}`;
  const found =
    path === null ? say` found no path before it gave up` : path === '' ? say` had nothing to do` : say` found the path ${code(path)}`;
  return say`${by}${found}. It expanded ${strong(count(expanded))} ${nounFor(expanded, 'board')}.`;
}

function waySection({ cols, path, rows }: SearchTrace, start: readonly number[]): Markup | null {
  if (path === null) return null;
  const boards = wayBoards(start, path, cols);
  const drawn = figure({
    key: 'way',
    title: 'From the start to the goal',
    caption: say`The tile that moved is tinted.`,
    description: `Start ${start.join(' ')}; then tiles slide ${[...path].join(', ') || 'nowhere'}.`,
    wide: wayDrawing(boards, path, rows, cols, WIDE),
    narrow: wayDrawing(boards, path, rows, cols, NARROW),
  });
  return section({ heading: 'The path', beside: ['Each board is one move from the one before.'], exhibit: drawn });
}

function treeSection(trace: SearchTrace): Markup | null {
  const { cols, expanded, expansions, rows } = trace;
  const root = treeOf(trace, deepestFor(cols));
  if (root === null) return null;
  const bound = expansions.at(-1)?.bound ?? null;
  const shown =
    expansions.length < expanded ? `the first ${count(expansions.length)} of ${counted(count(expanded), 'expansion')}` : 'every expansion';
  const round = bound === null ? '' : ` Of the rounds the last one among these is drawn, up to f = ${bound}.`;
  const drawn = figure({
    key: 'search',
    title: 'The tree of the search',
    caption: say`${capital(shown)}, as deep as there is room; boards that were met before are left out.${round} The strong line is the path found.`,
    description: `The tree begins with ${counted(root.children.length, 'board')} one move from the start; the table below has its numbers.`,
    wide: wideTree(root, rows, cols),
    narrow: narrowTree(root, rows, cols),
  });
  return section({ heading: 'Which boards were looked at', exhibit: drawn, full: true });
}

function tableSection({ cols, expansions }: SearchTrace): Markup {
  const rows = expansions.map(
    ({ bound, cells, children, g, h, move, number, parent }) =>
      html`<tr><th scope="row">${number}</th><td class="text">${boardText(cells, cols)}</td><td class="text">${move === null ? 'start' : `${move} from ${parent ?? ''}`}</td><td class="text">${fText(g, h)}</td><td>${bound ?? '–'}</td><td class="text">${childrenText(children)}</td></tr>`,
  );
  const table = html`<table class="matrix"><caption>The expansions in their order. Of each board one move away: the letter, f or g, and what became of it.</caption><thead><tr><th scope="col">taken</th><th scope="col" class="text">board</th><th scope="col" class="text">made by</th><th scope="col" class="text">f = g + h</th><th scope="col">bound</th><th scope="col" class="text">boards made</th></tr></thead><tbody>${rows}</tbody></table>`;
  return section({ heading: 'In numbers', exhibit: scrolled('Expansions', table), full: true });
}

const FATES = { kept: '', known: ' met before', shorter: ' shorter', cut: ' cut off' } as const;

function childrenText(children: Expansion['children']): string {
  return children.map(({ fate, g, h, move }) => `${move} ${h === null ? g : g + h}${FATES[fate]}`).join(', ');
}

function fText(g: number, h: number | null): string {
  return h === null ? `g ${g}` : `${g + h} = ${g} + ${h}`;
}

function boardText(cells: readonly number[], cols: number): string {
  return Array.from({ length: cells.length / cols }, (_, row) => cells.slice(row * cols, (row + 1) * cols).join(' ')).join(' / ');
}

const STEPS: Readonly<Record<string, readonly [row: number, col: number]>> = { U: [1, 0], D: [-1, 0], L: [0, 1], R: [0, -1] };

/** The boards along a path of tile moves, the first included. */
export function wayBoards(start: readonly number[], path: string, cols: number): readonly (readonly number[])[] {
  const boards = [start];
  for (const move of path) {
    const before = boards[boards.length - 1];
    const blank = before.indexOf(0);
    const [row, col] = STEPS[move] ?? [0, 0];
    const from = blank + row * cols + col;
    boards.push(before.map((tile, cell) => (cell === blank ? before[from] : cell === from ? 0 : tile)));
  }
  return boards;
}
