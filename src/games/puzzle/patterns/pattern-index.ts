/** Bits of a cell in a code: enough for 16 cells. */
export const CELL_BITS = 4;
/** Tiles in the low part of a code. */
const LOW_TILES = 3;
const LOW_BITS = CELL_BITS * LOW_TILES;
/** Groups up to this size have an entry for every code, some never used. This is fastest: 1 MB a group. */
const MOST_DIRECT = 5;

/**
 * The layout of the pattern tables. The code of a group of k tiles has the cell of tile i in bits 4i to 4i + 3. It also has `starts` added, so a move
 * adds a multiple of a power of 16.
 */
export interface PatternIndex {
  /** Entries of all tables, which lie end to end. */
  readonly size: number;
  /** The start of each group's codes. */
  readonly starts: readonly number[];
  /** The first entry of each group. */
  readonly firsts: readonly number[];
  readonly bytes: number;
  entryOf(code: number): number;
}

/** Builds the index for groups of these sizes, each 3 to 6 tiles, on a board of n cells, at most 16. */
export function patternIndex(n: number, tiles: readonly number[]): PatternIndex {
  return Math.max(...tiles) <= MOST_DIRECT ? direct(tiles) : packed(n, tiles);
}

function direct(tiles: readonly number[]): PatternIndex {
  let size = 0;
  const starts = tiles.map((k) => {
    size += 2 ** (CELL_BITS * k);
    return size - 2 ** (CELL_BITS * k);
  });
  return { size, starts, firsts: starts, bytes: 0, entryOf: (code) => code };
}

/**
 * Builds an index without entries for placements where two tiles share a cell: a third of the memory for six tiles. The tiles above the third choose
 * a block of entries; the first three choose a placement among the cells left free.
 */
function packed(n: number, tiles: readonly number[]): PatternIndex {
  const width = 2 ** LOW_BITS;
  const heads = tiles.map((k) => headsOf(n, k - LOW_TILES));
  const placeOf = new Map<number, number>();
  for (const mask of heads.flat()) if (mask >= 0 && !placeOf.has(mask)) placeOf.set(mask, placeOf.size);
  const low = new Uint16Array(placeOf.size * width);
  for (const [mask, place] of placeOf) fillLow(low.subarray(place * width, (place + 1) * width), n, mask);
  const base = new Int32Array(heads.flat().length);
  const sets = new Int32Array(base.length);
  let size = 0;
  let head = 0;
  const firsts: number[] = [];
  const starts = heads.map((masks, g) => {
    const start = head * width;
    firsts.push(size);
    const free = n - tiles[g] + LOW_TILES;
    for (const mask of masks) {
      if (mask >= 0) {
        base[head] = size;
        sets[head] = (placeOf.get(mask) ?? 0) * width;
        size += free * (free - 1) * (free - 2);
      }
      head++;
    }
    return start;
  });
  return {
    size,
    starts,
    firsts,
    bytes: base.byteLength + sets.byteLength + low.byteLength,
    entryOf: (code) => base[code >>> LOW_BITS] + low[sets[code >>> LOW_BITS] + (code & (width - 1))],
  };
}

/** Returns, for every code of `tiles` tiles, the cells taken, one bit per cell; -1 where two tiles would share one. */
function headsOf(n: number, tiles: number): readonly number[] {
  return Array.from({ length: 2 ** (CELL_BITS * tiles) }, (_, code) => {
    let mask = 0;
    for (let k = 0; k < tiles; k++) {
      const cell = (code >> (CELL_BITS * k)) & 15;
      if (cell >= n || (mask & (1 << cell)) !== 0) return -1;
      mask |= 1 << cell;
    }
    return mask;
  });
}

/** Numbers the ordered placements of three tiles among the free cells. */
function fillLow(low: Uint16Array, n: number, taken: number): void {
  const cells = Array.from({ length: n }, (_, cell) => cell).filter((cell) => (taken & (1 << cell)) === 0);
  let entry = 0;
  for (const a of cells) {
    for (const b of cells) {
      for (const c of cells) {
        if (a !== b && a !== c && b !== c) low[a | (b << CELL_BITS) | (c << (2 * CELL_BITS))] = entry++;
      }
    }
  }
}
