import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, ratio, size } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { notDrawnSection } from '../../../page/sections/section.js';
import { furthestPlace, tileMap } from './facts.js';
import { smallBoardsSpec } from './small-boards.js';
import { tileName } from './words.js';

/** Every tile in every cell, one small board a tile. */
export function boardMap(core: EvidenceCore): DocSection {
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
