import { type BoardSize, cellCount } from './board-size.js';

/** The four ways a blank can go, as steps of [rows, columns]: up, down, left, right. A proposal numbered d is the d-th of them. */
const BLANK_STEPS: readonly (readonly [down: number, right: number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** The cell that step `direction` (0 up, 1 down, 2 left, 3 right) of the blank in cell `blank` leads to, or −1 off the board. */
export function stepFrom({ rows, columns }: BoardSize, blank: number, direction: number): number {
  const [down, right] = BLANK_STEPS[direction];
  const row = Math.floor(blank / columns) + down;
  const column = (blank % columns) + right;
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : -1;
}

/** For every cell, the cells a blank there can move to, in the order up, down, left, right. */
export function blankNeighbours(size: BoardSize): readonly (readonly number[])[] {
  return Array.from({ length: cellCount(size) }, (_, blank) =>
    BLANK_STEPS.map((_, direction) => stepFrom(size, blank, direction)).filter((cell) => cell >= 0),
  );
}

/** 0 where the blank in this cell is an even number of moves away from its home, the last cell; 1 where odd. Every move changes it. */
export function blankColour({ rows, columns }: BoardSize, blank: number): 0 | 1 {
  const away = rows - 1 - Math.floor(blank / columns) + (columns - 1 - (blank % columns));
  return away % 2 === 0 ? 0 : 1;
}
