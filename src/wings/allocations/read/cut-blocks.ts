import { andList } from '../../../core/words/and-list.js';
import { counted } from '../../../core/words/counted.js';
import { logError, quoteText } from '../../../engine/log/log-error.js';
import type { TableRow } from './read-table.js';

/** One row of a list, with its arm as a number. */
export interface ListRow {
  readonly arm: number;
  readonly block: string;
  readonly size: number | null;
  readonly line: number;
}

/** Rows of one block; `declared` is the size that a column or the command gives it. */
export interface CutBlock {
  readonly rows: readonly ListRow[];
  readonly declared: number | null;
}

/** The fewest whole parts by which sizes are recognised. */
const LEAST_BLOCKS = 20;

/** Cuts the rows of a stratum where another block begins. Throws E_LIST_FORMAT where a block comes again, or has more rows than it says. */
export function cutByColumn(rows: readonly ListRow[], file: string): readonly CutBlock[] {
  const blocks: { rows: ListRow[]; declared: number | null }[] = [];
  const first = new Map<string, number>();
  for (const row of rows) {
    const last = blocks.at(-1);
    if (last?.rows[0].block === row.block) {
      last.rows.push(row);
      continue;
    }
    const before = first.get(row.block);
    if (before !== undefined)
      throw logError(
        'E_LIST_FORMAT',
        `the rows of a block must stand together, got block ${quoteText(row.block)} from line ${before} on and again on line ${row.line}`,
        { file, line: row.line },
        'where blocks are numbered anew in every stratum, name its column: --stratum COLUMN',
      );
    first.set(row.block, row.line);
    blocks.push({ rows: [row], declared: row.size });
  }
  return blocks;
}

/** Cuts the rows of a stratum into blocks of these sizes in turn; where there are none, of the size that the first row of each names. */
export function cutBySizes(rows: readonly ListRow[], sizes: readonly number[]): readonly CutBlock[] {
  const blocks: CutBlock[] = [];
  for (let at = 0; at < rows.length; ) {
    const declared = sizes.length > 0 ? sizes[blocks.length % sizes.length] : (rows[at].size ?? rows.length - at);
    blocks.push({ rows: rows.slice(at, at + declared), declared });
    at += declared;
  }
  return blocks;
}

/** Returns how many of each arm a block has. */
export function compositionOf(rows: readonly ListRow[], arms: number): readonly number[] {
  const composition = new Array<number>(arms).fill(0);
  for (const { arm } of rows) composition[arm]++;
  return composition;
}

/**
 * Finds the sizes of blocks in turn, of at most `most` rows together: the smallest number of rows at which every whole part of every stratum has the
 * same arms, split wherever each part has come to the ratio of its arms before. Null where there is none: twenty parts or more must agree, since at
 * blocks of random sizes half of the parts may by luck.
 */
export function recogniseSizes(strata: readonly (readonly ListRow[])[], arms: number, most: number): readonly number[] | null {
  for (let size = 2; size <= most; size++) {
    const whole = strata.flatMap((rows) => cutBySizes(rows, [size])).filter(({ rows }) => rows.length === size);
    if (whole.length < LEAST_BLOCKS) return null;
    const [first] = whole;
    const wanted = compositionOf(first.rows, arms);
    const isFilled = (end: number): boolean =>
      whole.every(({ rows }) => compositionOf(rows.slice(0, end), arms).every((many, arm) => many * size === wanted[arm] * end));
    if (!isFilled(size)) continue;
    const ends = Array.from({ length: size }, (_, k) => k + 1).filter(isFilled);
    return ends.map((end, k) => end - (ends[k - 1] ?? 0));
  }
  return null;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Returns the ratio of the arms in lowest terms: `1:1`. */
function ratioOf(composition: readonly number[]): string {
  const shared = composition.reduce(commonDivisor, 0);
  return composition.map((many) => many / shared).join(':');
}

/**
 * Checks that blocks have their arms in one ratio, that of most; the last of a stratum may be cut off. Returns how many are. Throws E_LIST_FORMAT with
 * the first that is neither.
 */
export function checkBalance(strata: readonly (readonly CutBlock[])[], arms: readonly string[], file: string): number {
  const blocks = strata.flat();
  const ratios = blocks.map(({ rows }) => ratioOf(compositionOf(rows, arms.length)));
  const times = new Map<string, number>();
  for (const ratio of ratios) times.set(ratio, (times.get(ratio) ?? 0) + 1);
  const [usual] = [...times.entries()].reduce((best, one) => (one[1] > best[1] ? one : best));
  const last = new Set(strata.map((own) => own.at(-1)));
  const isWhole = ({ declared, rows }: CutBlock, k: number): boolean =>
    ratios[k] === usual && (declared === null || declared === rows.length);
  const isCut = (block: CutBlock): boolean => last.has(block) && (block.declared === null || block.rows.length < block.declared);
  const wrong = blocks.flatMap((block, k) => (isWhole(block, k) || isCut(block) ? [] : [block]));
  const [first] = wrong;
  if (first) throw unbalanced(first, usual, [wrong.length, blocks.length], arms, file);
  return blocks.filter((block, k) => !isWhole(block, k)).length;
}

function unbalanced(
  { declared, rows }: CutBlock,
  usual: string,
  [wrong, all]: readonly [number, number],
  arms: readonly string[],
  file: string,
): Error {
  const [{ line }] = rows;
  const got = andList(compositionOf(rows, arms.length).map((many, arm) => `${many} ${quoteText(arms[arm])}`));
  const size = declared !== null && declared !== rows.length ? ` in ${counted(declared, 'row')}` : '';
  return logError(
    'E_LIST_FORMAT',
    `a block must have its arms in one ratio, ${usual} of ${andList(arms.map(quoteText))}${size}, unless it is the last of its stratum and cut off; got ${got} in the block on line ${line}; so ${wrong} of ${counted(all, 'block')}`,
    { file, line },
    'name the columns with --arm, --block and --stratum, or the sizes with --blocks; arms that are drawn one by one have no blocks',
  );
}

/** Reads the rows of a table. Throws E_LIST_BLANK for an empty field. */
export function textAt({ fields, line }: TableRow, column: number, what: string, file: string): string {
  const text = fields[column];
  if (text !== '') return text;
  throw logError('E_LIST_BLANK', `each row must have its ${what}, got none`, { file, line });
}
