import type { BoardOutcome, BoardShape } from '../../../core/outcome.js';
import { html, type Markup } from '../../../page/markup.js';
import { say, strong } from '../../../page/phrase.js';
import type { KindPage } from '../../page.js';
import { boardLawWords } from '../known.js';
import { tileCell } from '../statistics/tile-cell.js';
import { boardMap } from './board-map.js';
import { boardMoves } from './board-moves.js';
import { tileMap } from './facts.js';
import { walkSection } from './walk-law.js';
import { boardHeadline, boardLead, boardMore, boardTerms, tileName } from './words.js';

/** What only the page of boards has: its own drawings small enough on paper. */
const STYLE = `
@media print{
.boards svg.wide,.depths svg.wide,.walk svg.wide{max-width:520px}
}
`;

/** How boards of a sliding puzzle are told. */
export const boardPage: KindPage<BoardOutcome> = {
  nouns: {
    deal: 'board',
    deals: 'boards',
    card: 'tile',
    position: 'cell',
    shuffle: 'scrambler',
    whole: 'board',
    wholes: 'boards',
    make: 'make',
    even: 'solvable board',
    cards: false,
    uneven: 'the solvable boards are not all equally likely',
  },
  size: ({ columns, rows }) => `${rows} × ${columns} puzzle`,
  outcome: ({ columns, rows }) => `board of a ${rows} × ${columns} puzzle`,
  nameWords: ({ columns, rows }) => [`${rows}x${columns}`],
  options: ({ columns, rows }, _, builtIn) => [`${builtIn ? '--size ' : '--space puzzle:'}${rows}x${columns}`],
  logOptions: ({ columns, rows }) => [`--space puzzle:${rows}x${columns}`],
  builtIn: ({ columns, rows }, maker) => ({
    maker: say`The built-in scrambler ${strong(maker)} of a ${rows} × ${columns} puzzle`,
    even: [],
  }),
  handed: 'For every board it was given the solved one.',
  beside: () => [],
  terms: boardTerms,
  unseen: () =>
    'Whether one board depends on the one before it, and kinds of unevenness that no test here counts, such as three tiles that keep together.',
  told: (cells) => `board  ${cells.join(' ')}`,
  picture: tilesPicture,
  law: boardLawWords,
  offBy: (size) => say` Board by board, the chances are off by ${size} on average.`,
  markOf: ', board by board',
  cell: ({ columns }, tile, cell) => `${tileName(tile)} in row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`,
  sizedBy: { test: tileCell.id, by: 'cell' },
  map: tileMap,
  sections: [boardMap, boardMoves, walkSection],
  style: STYLE,
  headline: boardHeadline,
  lead: boardLead,
  more: boardMore,
};

/** A board as a small table of its tiles, the blank left empty. */
function tilesPicture(cells: readonly number[], { columns, rows }: BoardShape): Markup {
  const tile = (number: number): Markup =>
    number === 0 ? html`<td class="blank"><span class="ear">blank</span></td>` : html`<td>${number}</td>`;
  const lines = Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
  return html`<table class="tiles"><tbody>${lines.map((line) => html`<tr>${line.map(tile)}</tr>`)}</tbody></table>`;
}
