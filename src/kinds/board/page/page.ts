import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { BoardOutcome, BoardShape } from '../../../core/subject/outcome.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, fixed, ratio, size } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { notDrawnSection } from '../../../page/sections/section.js';
import { shareBarsSpec } from '../../charts/share-bars.js';
import type { KindPage } from '../../page.js';
import { barsRead, barsRule } from '../../shares/share-words.js';
import type { Shares } from '../../shares/shares.js';
import { boardLawWords } from '../known.js';
import { tileCell } from '../statistics/tile-cell.js';
import { depthsOf, furthestPlace, meanIsRight, tileMap } from './facts.js';
import { smallBoardsSpec } from './small-boards.js';
import { walkSection } from './walk-law.js';
import { boardHeadline, boardLead, boardMore, boardTerms, meanSentence, tileName } from './words.js';

/** The height of the drawing: there are many depths, and most of them are low. */
const HEIGHT = 180;

/** Compares the boards' distances from the goal in moves with the exact law: the mean, and what it hides. Null where depths were not counted. */
function boardMoves(core: EvidenceCore): DocSection | null {
  const depths = depthsOf(core);
  if (!depths) return null;
  const { boards, law, lawMean, mean, seen, uneven } = depths;
  const bars: Shares = { first: 0, seen: seen.map((count) => count / boards), law, of: boards, uneven };
  const empty = law.reduce((sum, chance, depth) => sum + (seen[depth] === 0 && chance * boards >= 5 ? 1 : 0), 0);
  const words: Phrase = uneven
    ? meanIsRight(depths)
      ? meanSentence(depths)
      : say`The boards are ${strong(`${fixed(mean, 2)} moves`)} from the goal on average; even ones are ${fixed(lawMean, 2)}.`
    : say`The boards are ${strong(`${fixed(mean, 2)} moves`)} from the goal on average; even ones are ${fixed(lawMean, 2)}. Depth by depth, no bias was shown either.`;
  const missing: Phrase = empty > 0 ? say` ${strong(counted(empty, 'depth'))} that luck would fill never came.` : [];
  const said = {
    key: 'depths',
    title: 'How many moves the boards are from the goal',
    caption: say`Bars: the boards of this audit that can be solved. Line: the exact law, from the shortest solution of every board there is.${barsRule(bars)}`,
    description: `Mean ${fixed(mean, 2)} moves, by the exact law ${fixed(lawMean, 2)}. ${empty > 0 ? `${counted(empty, 'depth')} that should be there ${verbFor(empty, 'is')} empty.` : 'No depth that luck fills is empty.'} ${barsRead(bars)}`,
    says: barsRead(bars),
  };
  const spec = { axis: 'moves of the shortest solution', never: 'never', height: HEIGHT };
  return {
    id: 'depths',
    heading: 'Moves to the goal',
    beside: [[...words, ...missing]],
    body: [figureBlock(said, (narrow) => shareBarsSpec(bars, { ...spec, narrow }))],
  };
}

/** The style that only the page of boards has: its own drawings small enough on paper. */
const STYLE = `
@media print{
.boards svg.wide,.depths svg.wide,.walk svg.wide{max-width:520px}
}
`;

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

/** Renders a board as a small table of its tiles, the blank left empty. */
function tilesPicture(cells: readonly number[], { columns, rows }: BoardShape): Markup {
  const tile = (number: number): Markup =>
    number === 0 ? html`<td class="blank"><span class="ear">blank</span></td>` : html`<td>${number}</td>`;
  const lines = Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
  return html`<table class="tiles"><tbody>${lines.map((line) => html`<tr>${line.map(tile)}</tr>`)}</tbody></table>`;
}

/** Draws every tile in every cell, one small board per tile. */
function boardMap(core: EvidenceCore): DocSection {
  const map = tileMap(core);
  if (!map)
    return notDrawnSection('Tile by cell', 'No map', 'Tile by cell was not counted in this audit, or next to no board could be solved.');
  const place = furthestPlace(map);
  const furthest = place
    ? `Furthest out is ${tileName(place.tile)} in row ${place.row}, column ${place.column}: ${ratio(place.ratio)} times its share.`
    : `All ${counted(count(map.n ** 2), 'deviation')} are within luck.`;
  const said = {
    key: 'boards',
    title: `How often each tile is in each cell, against 1 in ${count(map.n)}`,
    caption: say`${counted(count(map.trials), 'board')} that can be solved; one small board a tile, its own cell framed. In each cell the deviation from an even share, in per cent: orange more often, blue less often. Luck alone reaches ±${size(2 * map.luck)} in 19 of 20 cells.`,
    description: furthest,
    says: null,
  };
  return {
    id: 'boards',
    heading: 'Tile by cell',
    beside: [
      `${furthest} A scrambler that stops too early leaves tiles near home; one that only makes legal moves keeps the blank to cells of one colour.`,
    ],
    body: [figureBlock(said, (narrow) => smallBoardsSpec(map, narrow))],
  };
}
