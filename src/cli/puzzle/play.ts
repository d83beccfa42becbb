import { type Board, blankOf } from '../../games/puzzle/board.js';
import { boardLines } from '../../games/puzzle/board-lines.js';
import { moveBetween, TILE_MOVES, type TileMove, tileSteps } from '../../games/puzzle/moves.js';
import { boardsAlong, opposite, type TilePath, tilePath } from '../../games/puzzle/path.js';
import { checkSolvable } from '../../games/puzzle/solvable.js';
import { solve } from '../../games/puzzle/solve.js';
import type { Moved } from '../../games/puzzle/state-text.js';
import { visible } from '../../page/visible.js';
import { playTalk } from '../talk.js';
import { isGoal, movesText, pathText } from './say.js';
import type { Position } from './task.js';

const HELP = ['a number: slide that tile', 'hint, undo, solve, quit'];
/** The number of boards a hint may generate before it is given up: seconds. */
const HINT_LIMIT = 20_000_000;

/** A dialogue for a game of one player: it takes typed lines and returns lines to show. */
class PuzzleTalk {
  over = false;
  private readonly goal: Board;
  private readonly moved: Moved;
  private readonly boards: Board[];
  private readonly letters: TileMove[] = [];

  constructor({ goal, moved, start }: Position) {
    this.goal = goal;
    this.moved = moved;
    this.boards = [start];
  }

  open(): readonly string[] {
    return [
      `u, d, l, r: slide ${this.moved === 'tile' ? 'a tile' : 'the blank'} up, down, left, right; several at once: lul`,
      ...HELP,
      '',
      ...this.shown(),
    ];
  }

  /** Returns the lines to show after a line was typed. */
  hear(line: string): readonly string[] {
    const word = line.trim().toLowerCase();
    if (word === '') return [];
    if (/^[0-9]+$/.test(word)) return this.slideTile(Number(word));
    if (/^[udlr]+$/.test(word)) return this.slide([...word.toUpperCase()].map((letter) => this.tileMove(letter)));
    if (word === 'undo') return this.undo();
    if (word === 'hint') return this.hint();
    if (word === 'solve') return this.solveNow();
    if (word === 'quit' || word === 'q') return this.leave();
    return [`"${visible(line.trim())}" is no move: u, d, l, r or the number of a tile`, ...HELP];
  }

  /** Returns the lines for an end without the goal. */
  leave(): readonly string[] {
    this.over = true;
    return [`Left after ${movesText(this.letters.length)}.`];
  }

  private get board(): Board {
    return this.boards[this.boards.length - 1];
  }

  private tileMove(letter: string): TileMove {
    return this.moved === 'tile' ? (letter as TileMove) : opposite(letter as TileMove);
  }

  private slide(moves: readonly TileMove[]): readonly string[] {
    const steps = tileSteps(this.board);
    for (const [k, move] of moves.entries()) {
      const blank = blankOf(this.board.cells, 0, this.board.cells.length);
      if (steps[4 * blank + TILE_MOVES.indexOf(move)] < 0)
        return [`move ${k + 1}: no tile can slide ${WORDS[move]} into the blank`, ...this.shown()];
      this.boards.push(boardsAlong(this.board, tilePath(move))[1]);
      this.letters.push(move);
      if (isGoal(this.board, this.goal)) return this.won();
    }
    return this.shown();
  }

  private slideTile(tile: number): readonly string[] {
    const { cells, columns } = this.board;
    const from = cells.indexOf(tile);
    const blank = blankOf(cells, 0, cells.length);
    if (tile === 0 || from < 0) return [`tile ${tile} is not on this board`];
    if (
      !tileSteps(this.board)
        .subarray(4 * blank, 4 * blank + 4)
        .includes(from)
    )
      return [`tile ${tile} is not beside the blank`];
    return this.slide([TILE_MOVES[moveBetween(from, blank, columns)]]);
  }

  private undo(): readonly string[] {
    if (this.letters.pop() === undefined) return ['there is no move to take back'];
    this.boards.pop();
    return this.shown();
  }

  private shortest(): TilePath | null {
    return solve({ start: this.board, goal: this.goal, limit: HINT_LIMIT }).result.path;
  }

  private hint(): readonly string[] {
    const path = this.shortest();
    if (path === null) return ['too far from the goal for a hint'];
    return [`${pathText(tilePath(path[0]), this.moved)} is on a shortest path; ${movesText(path.length)} to go`];
  }

  private solveNow(): readonly string[] {
    const path = this.shortest();
    if (path === null) return ['too far from the goal to be solved here; try: shuffle-audit puzzle solve'];
    this.over = true;
    return [`${movesText(path.length)}: ${pathText(path, this.moved)}`];
  }

  private won(): readonly string[] {
    this.over = true;
    const least = solve({ start: this.boards[0], goal: this.goal, limit: HINT_LIMIT }).result.path?.length;
    const best = least === undefined ? '' : least === this.letters.length ? '; no path is shorter' : `; the shortest path has ${least}`;
    return [...boardLines(this.board), `Solved in ${movesText(this.letters.length)}${best}.`];
  }

  private shown(): readonly string[] {
    return boardLines(this.board);
  }
}

const WORDS: Readonly<Record<TileMove, string>> = { U: 'up', D: 'down', L: 'left', R: 'right' };

/** `puzzle play`: plays a game from a terminal or a pipe, line by line. Resolves when the goal is reached or the input ends. */
export async function playPuzzle(position: Position): Promise<void> {
  checkSolvable(position.start, position.goal);
  const talk = new PuzzleTalk(position);
  await playTalk(talk, talk.open());
}
