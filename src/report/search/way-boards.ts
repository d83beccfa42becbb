const STEPS: Readonly<Record<string, readonly [row: number, col: number]>> = { U: [1, 0], D: [-1, 0], L: [0, 1], R: [0, -1] };

/** The boards that a path of tile moves leads through, the first included. */
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
