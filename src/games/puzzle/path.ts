import { AuditError } from '../../core/errors.js';
import type { Board } from './board.js';
import { blankOf, boardOf } from './board.js';
import type { TileMove } from './moves.js';
import { TILE_MOVES, tileSteps } from './moves.js';

declare const slides: unique symbol;

/** A path as text, one letter of U, D, L, R per move, each the direction in which the TILE slides: 'LUL'. Its length is the number of moves. */
export type TilePath = string & { readonly [slides]: 'tile' };

/** The same path with the direction in which the BLANK goes: 'RDR' for 'LUL'. Only input and output use it. */
export type BlankPath = string & { readonly [slides]: 'blank' };

const OPPOSITE: Readonly<Record<string, TileMove>> = { U: 'D', D: 'U', L: 'R', R: 'L' };

/** Reads a path of tile moves. A leading '0', as the texts write it, is no move and is dropped. Throws E_USAGE for any other letter. */
export function tilePath(text: string): TilePath {
  return lettersOf(text) as TilePath;
}

/** Reads a path of moves of the blank. Throws as `tilePath` does. */
export function blankPath(text: string): BlankPath {
  return lettersOf(text) as BlankPath;
}

export function blankOfTilePath(path: TilePath): BlankPath {
  return turned(path) as BlankPath;
}

export function tileOfBlankPath(path: BlankPath): TilePath {
  return turned(path) as TilePath;
}

/** Returns a path from moves by their index in TILE_MOVES. */
export function pathOf(moves: Iterable<number>): TilePath {
  return Array.from(moves, (k) => TILE_MOVES[k]).join('') as TilePath;
}

/** Returns the way back: the opposite moves, last first. */
export function wayBack(path: TilePath): TilePath {
  return [...turned(path)].reverse().join('') as TilePath;
}

export function opposite(move: TileMove): TileMove {
  return OPPOSITE[move];
}

/** Returns every board on the way, the first included: one more than the path has moves. Throws E_USAGE, naming the move, where a side is in the way. */
export function boardsAlong(start: Board, path: TilePath): readonly Board[] {
  const n = start.cells.length;
  const steps = tileSteps(start);
  const boards = [start];
  let blank = blankOf(start.cells, 0, n);
  for (const [k, letter] of [...path].entries()) {
    const from = steps[4 * blank + TILE_MOVES.indexOf(letter as TileMove)];
    if (from < 0) throw new AuditError('E_USAGE', `move ${k + 1} of ${path} needs a tile to slide ${letter}, got the side of the board`);
    const cells = Uint8Array.from(boards[k].cells);
    cells[blank] = cells[from];
    cells[from] = 0;
    blank = from;
    boards.push(boardOf(start, cells));
  }
  return boards;
}

function lettersOf(text: string): string {
  const letters = text.trim().toUpperCase().replace(/^0/, '');
  const wrong = /[^UDLR]/.exec(letters);
  if (wrong) throw new AuditError('E_USAGE', `a path is written with U, D, L and R, got "${wrong[0]}" in "${text}"`);
  return letters;
}

function turned(path: string): string {
  return Array.from(path, (letter) => OPPOSITE[letter]).join('');
}
