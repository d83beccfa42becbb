export { blank } from './blank.js';
export { depth } from './depth.js';
export { everyBoard } from './every-board.js';
export { inversions } from './inversions.js';
export { manhattan } from './manhattan.js';
export { solvable } from './solvable.js';
export { tileCell } from './tile-cell.js';
export { tilesHome } from './tiles-home.js';
