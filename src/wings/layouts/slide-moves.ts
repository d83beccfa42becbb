import type { BoardShape } from '../../core/subject/outcome.js';
import { encodingFault } from '../../engine/log/encoding-fault.js';
import { logError, quoteText } from '../../engine/log/log-error.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import type { LineRelay, LogHead } from './line-relay.js';

/** A scramble: moves of one direction, each with the times that it is made; a number before them, as timers write it. */
const SCRAMBLE = /^\s*(?:\d+\s*[.):]\s*)?((?:[ULDRuldr]\d{0,2}[\s,]*)+)$/;

/** Rows and columns that the blank goes by, in each direction. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = { U: [-1, 0], D: [1, 0], L: [0, -1], R: [0, 1] };

/** The least single moves of a scramble: a shorter row of these letters may be a word. */
const LEAST_MOVES = 8;

/** Scrambles by which the direction of a letter is told. */
const TRIED = 200;

type Mover = 'tile' | 'blank';

/** Returns the letters of a scramble, one for each single move; null for a line that is none. */
function movesIn(line: string): readonly string[] | null {
  const [, all] = SCRAMBLE.exec(line) ?? [];
  if (all === undefined) return null;
  return [...all.toUpperCase().matchAll(/([ULDR])(\d*)/g)].flatMap(([, letter, times]) =>
    new Array<string>(Number(times || 1)).fill(letter),
  );
}

/** Makes moves on the solved board. Returns the board, and how many of the moves it does not allow: those are passed over. */
function boardAfter(
  { columns, rows }: BoardShape,
  moves: readonly string[],
  mover: Mover,
): { readonly cells: number[]; readonly passed: number } {
  const cells = Array.from({ length: rows * columns }, (_, cell) => (cell + 1) % (rows * columns));
  let [row, column, passed] = [rows - 1, columns - 1, 0];
  for (const letter of moves) {
    const [down, right] = STEPS[letter].map((step) => (mover === 'blank' ? step : -step));
    const [r, c] = [row + down, column + right];
    if (r < 0 || c < 0 || r >= rows || c >= columns) {
      passed++;
      continue;
    }
    [cells[row * columns + column], cells[r * columns + c]] = [cells[r * columns + c], 0];
    [row, column] = [r, c];
  }
  return { cells, passed };
}

/**
 * Returns scrambles written as moves, laid out as the boards that they lead to from the solved one. A letter names the way of a tile or of the blank:
 * whichever makes more of the moves possible, and of a tile where both do. Null where lines hold no moves. Throws E_LOG_LAYOUT where nobody said what
 * board they are of.
 */
export function findSlideMoves({ bytes, ended, name }: LogHead, wishes: LogWishes): LineRelay | null {
  if (encodingFault(bytes, 0, ended ? bytes.length : bytes.lastIndexOf(10) + 1)) return null;
  const text = new TextDecoder().decode(bytes);
  const lines = (ended ? text : text.slice(0, text.lastIndexOf('\n') + 1)).split('\n').filter((line) => !isNone(line));
  const scrambles = lines.slice(0, TRIED).map(movesIn);
  const found = scrambles.filter((moves) => moves !== null);
  if (found.length === 0 || found.length < scrambles.length || found.every((moves) => moves.length < LEAST_MOVES)) return null;
  if (wishes.outcome?.kind !== 'board')
    throw logError(
      'E_LOG_LAYOUT',
      'a deck in each row was expected, got moves of a sliding puzzle',
      { file: name, line: 1, column: 1 },
      'say of which board they are: --space puzzle:4x4',
    );
  const before = wishes.relaid?.kind === 'slide-moves' ? wishes.relaid.by : null;
  return new MovesRelay(wishes.outcome, before ?? moverOf(wishes.outcome, found), { name, wishes });
}

function isNone(line: string): boolean {
  return /^\s*(?:#.*|\/\/.*|;.*)?$/.test(line);
}

function moverOf(board: BoardShape, scrambles: readonly (readonly string[])[]): Mover {
  const passed = (mover: Mover): number => scrambles.reduce((sum, moves) => sum + boardAfter(board, moves, mover).passed, 0);
  return passed('blank') === 0 && passed('tile') > 0 ? 'blank' : 'tile';
}

class MovesRelay implements LineRelay {
  readonly table = false;
  readonly wishes: LogWishes;
  readonly #board: BoardShape;
  readonly #by: Mover;
  readonly #file: string;
  readonly #decoder = new TextDecoder();
  #rest = '';
  #line = 0;
  #moves = 0;
  #passed = 0;

  constructor(board: BoardShape, by: Mover, { name, wishes }: { readonly name: string; readonly wishes: LogWishes }) {
    this.#board = board;
    this.#by = by;
    this.#file = name;
    this.wishes = wishes;
  }

  take(bytes: Uint8Array): Uint8Array {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n');
    this.#rest = lines.pop() ?? '';
    return this.#boards(lines);
  }

  end(): Uint8Array {
    return this.#rest === '' ? new Uint8Array(0) : this.#boards([this.#rest]);
  }

  relaid(): ReturnType<LineRelay['relaid']> {
    return { kind: 'slide-moves', by: this.#by, moves: this.#moves, passed: this.#passed };
  }

  #boards(lines: readonly string[]): Uint8Array {
    let boards = '';
    for (const line of lines) {
      this.#line++;
      if (isNone(line)) {
        boards += '\n';
        continue;
      }
      const moves = movesIn(line);
      if (moves === null)
        throw logError(
          'E_LOG_ROW',
          `moves were expected, U, L, D and R with a number each, got ${quoteText(line.trim())}`,
          { file: this.#file, line: this.#line, column: 1 },
          'write one scramble a line',
        );
      const { cells, passed } = boardAfter(this.#board, moves, this.#by);
      this.#moves += moves.length;
      this.#passed += passed;
      boards += `[${cells.join(',')}]\n`;
    }
    return new TextEncoder().encode(boards);
  }
}
