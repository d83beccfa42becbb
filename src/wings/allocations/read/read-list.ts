import { andList } from '../../../core/words/and-list.js';
import { counted } from '../../../core/words/counted.js';
import { wordOf } from '../../../engine/log/file-kinds.js';
import { logError, quoteText } from '../../../engine/log/log-error.js';
import type { LogInput } from '../../../engine/log/log-source.js';
import { type AllocationList, canJudge, isFixed, MOST_ARMS, MOST_IN_BLOCK } from '../allocation-list.js';
import type { AllocationSource } from '../record/allocation.js';
import { type Columns, type ColumnWishes, columnsOf, namesArms } from './columns.js';
import { type CutBlock, checkBalance, compositionOf, cutByColumn, cutBySizes, type ListRow, recogniseSizes, textAt } from './cut-blocks.js';
import { readTable, type Table } from './read-table.js';

export interface ListWishes extends ColumnWishes {
  /** Sizes of blocks in turn, where no column says them. */
  readonly blocks: readonly number[] | undefined;
}

/** A list that was read, what the record says of its file, and how many blocks are cut off. */
export interface ReadList {
  readonly list: AllocationList;
  readonly source: AllocationSource;
  readonly rows: number;
  readonly cut: number;
}

/** Reads an allocation list block by block. Throws E_LIST_* for one that cannot be read so, and what reading a table throws. */
export async function readAllocations(input: LogInput, wishes: ListWishes): Promise<ReadList> {
  const table = await readTable(input, (fields) => namesArms(fields, wishes.arm));
  const columns = columnsOf(table, wishes);
  const { name } = table;
  const { arms, strata, rows } = rowsOf(table, columns);
  const { blockOf, recognised, sizes } = wayToCut(wishes, columns, rows, arms.length, name);
  const cut = checkBalance(rows.map(blockOf), arms, name);
  const classes: (readonly number[])[] = [];
  const inOrder = rows
    .flatMap((own, stratum) => blockOf(own).map((block) => ({ stratum, block })))
    .toSorted((a, b) => a.block.rows[0].line - b.block.rows[0].line);
  const blocks = inOrder.map(({ block, stratum }) => {
    const composition = compositionOf(block.rows, arms.length);
    let of = classes.findIndex((one) => one.join() === composition.join());
    if (of < 0) of = classes.push(checkSize(composition, block, name)) - 1;
    return { stratum, of, arms: block.rows.map(({ arm }) => arm) };
  });
  if (classes.every(isFixed))
    throw logError(
      'E_LIST_FORMAT',
      'some block must have more than one arm, got one arm in each',
      { file: name },
      'name the columns with --arm and --block',
    );
  const called = (column: number): string => columns.names?.[column] ?? String(column + 1);
  return {
    list: { arms, strata, classes, blocks },
    rows: inOrder.reduce((sum, { block }) => sum + block.rows.length, 0),
    cut,
    source: {
      kind: 'allocation',
      name: name.replace(/^.*[/\\]/, ''),
      bytes: table.file?.bytes ?? 0,
      sha256: table.file?.sha256 ?? '',
      ...(table.passed > 0 && { passed: table.passed }),
      arm: called(columns.arm),
      strata: columns.strata.map(called),
      ...(columns.block !== null && sizes === null && { block: called(columns.block) }),
      ...(columns.size !== null && sizes === null && { size: called(columns.size) }),
      ...(sizes !== null && { sizes }),
      ...(recognised && { recognised: true }),
    },
  };
}

/** Returns the rows of every stratum in the order of the file, with arms in the order of their names. Throws E_LIST_BLANK, E_LIST_FORMAT. */
function rowsOf(
  { first, name, rows }: Table,
  { arm, block, names, size, strata }: Columns,
): { readonly arms: readonly string[]; readonly strata: readonly string[]; readonly rows: readonly (readonly ListRow[])[] } {
  const all = names === null ? [first, ...rows] : rows;
  const arms = [...new Set(all.map((row) => textAt(row, arm, 'arm', name)))].toSorted((a, b) => (a < b ? -1 : 1));
  const named = [...arms.slice(0, 6).map(quoteText), ...(arms.length > 6 ? [`${arms.length - 6} more`] : [])];
  if (arms.length < 2 || arms.length > MOST_ARMS)
    throw logError(
      'E_LIST_FORMAT',
      `a list must have 2 to ${MOST_ARMS} arms, got ${counted(arms.length, 'arm')}: ${andList(named)}`,
      { file: name, line: all[0].line },
      first.fields.length === 1 && arms.length > MOST_ARMS
        ? `a list of different items is read by: shuffle-audit order ${wordOf(name)}`
        : 'name the column of the arms: --arm COLUMN',
    );
  const byStratum = new Map<string, ListRow[]>();
  for (const row of all) {
    const stratum = strata.map((column) => textAt(row, column, 'stratum', name)).join(', ');
    const own = byStratum.get(stratum) ?? [];
    byStratum.set(stratum, own);
    own.push({
      arm: arms.indexOf(row.fields[arm]),
      block: block === null ? '' : textAt(row, block, 'block', name),
      size: size !== null && /^[1-9][0-9]{0,5}$/.test(row.fields[size]) ? Number(row.fields[size]) : null,
      line: row.line,
    });
  }
  return { arms, strata: [...byStratum.keys()], rows: [...byStratum.values()] };
}

interface WayToCut {
  readonly blockOf: (rows: readonly ListRow[]) => readonly CutBlock[];
  /** Null where a column says the blocks. */
  readonly sizes: number[] | null;
  readonly recognised: boolean;
}

/** Finds what says the blocks: the command, a column, or the smallest sizes at which the list balances. Throws E_LIST_FORMAT where nothing does. */
function wayToCut(
  { block, blocks }: ListWishes,
  columns: Columns,
  rows: readonly (readonly ListRow[])[],
  arms: number,
  file: string,
): WayToCut {
  if (columns.block !== null && (blocks === undefined || block !== undefined))
    return { blockOf: (own) => cutByColumn(own, file), sizes: null, recognised: false };
  if (columns.size !== null && blocks === undefined) return { blockOf: (own) => cutBySizes(own, []), sizes: null, recognised: false };
  const sizes = blocks ?? recogniseSizes(rows, arms, MOST_IN_BLOCK);
  if (sizes) return { blockOf: (own) => cutBySizes(own, sizes), sizes: [...sizes], recognised: blocks === undefined };
  throw logError(
    'E_LIST_FORMAT',
    'which rows are a block must be said: no column names them, and no sizes in turn were found at which twenty blocks or more have the same arms',
    { file },
    'name the column, --block COLUMN, the sizes in turn, --blocks 4,6, or the strata, --stratum COLUMN; arms that are drawn one by one have no blocks',
  );
}

/** Throws E_LIST_FORMAT for a block that is larger than can be judged. */
function checkSize(composition: readonly number[], { rows: [{ line }, ...more] }: CutBlock, file: string): readonly number[] {
  if (canJudge(composition)) return composition;
  throw logError(
    'E_LIST_FORMAT',
    `a block may have up to ${MOST_IN_BLOCK} rows, fewer with many arms, got ${more.length + 1} rows of ${composition.filter((many) => many > 0).length} arms`,
    { file, line },
    'name the column of the blocks, --block COLUMN, or their sizes, --blocks 4,6',
  );
}
