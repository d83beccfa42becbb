import { andList } from '../../../core/words/and-list.js';
import { counted } from '../../../core/words/counted.js';
import { fieldNumber } from '../../../engine/log/field-names.js';
import { logError, quoteText } from '../../../engine/log/log-error.js';
import { MOST_ARMS } from '../allocation-list.js';
import type { Table } from './read-table.js';

/** The usual names of columns, a bar between two, in lower case and without anything but letters and digits: of R, SAS, Stata, Sealed Envelope and REDCap. */
const USUAL = {
  arm: 'treatment|treatmnt|treat|trt|tx|trtgrp|treatmentgroup|treatmentarm|treatmentname|arm|armname|studyarm|group|grp|allocation|alloc|assignment|assigned|intervention|randomizationgroup|randomisationgroup|redcaprandomizationgroup',
  block: 'block|blockid|blockidentifier|blocknumber|blocknum|blockno|blocknr|blk|blkid|blkno',
  size: 'blocksize|blocksiz|blocklength|blksize',
  stratum:
    'stratum|strata|stratid|stratumid|stratumname|site|siteid|sitename|centre|centreid|center|centerid|hospital|clinic|redcapdataaccessgroup',
  other:
    'id|subject|subjectid|subjid|subjectno|subjectnumber|patient|patientid|patientno|participant|participantid|number|no|nr|num|row|obs|seq|sequence|seqno|seqinblk|sequencewithinblock|unit|cell|slot|code|kit|kitnumber|randno|randomno|randid|randomizationnumber|randomisationnumber|redcaprandomizationnumber|rn|index|order|name|screening|screeningid|date|initials',
} as const;

type Role = keyof typeof USUAL;

const ROLES = new Map(Object.entries(USUAL).flatMap(([role, names]) => names.split('|').map((name) => [name, role as Role] as const)));

const roleOf = (name: string): Role | undefined => ROLES.get(name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));

/** Says that no column is one of strata. */
const NONE = 'none';

/** Names of columns as they are typed; absent where the usual names are looked for. */
export interface ColumnWishes {
  readonly arm: string | undefined;
  readonly block: string | undefined;
  /** One column, or several with commas between them; `none`. */
  readonly stratum: string | undefined;
}

/** The columns of a list, by their numbers from 0; the names are absent where the first row is a row of the list. */
export interface Columns {
  readonly names: readonly string[] | null;
  readonly arm: number;
  readonly block: number | null;
  readonly size: number | null;
  readonly strata: readonly number[];
}

/** True of a row that names the column of the arms, by a usual name or as it was typed. */
export function namesArms(fields: readonly string[], arm?: string): boolean {
  return fields.some((field) => (arm === undefined ? roleOf(field) === 'arm' : field === arm));
}

/** The columns with usual names, by what they hold. A table of one column needs no names. */
function usualColumns({ first }: Table): Readonly<Record<Role, readonly number[]>> & { readonly foreign: number } {
  const roles = first.fields.map(roleOf);
  const of = (wanted: Role): readonly number[] => roles.flatMap((role, k) => (role === wanted ? [k] : []));
  return {
    arm: of('arm'),
    block: of('block'),
    size: of('size'),
    stratum: of('stratum'),
    other: of('other'),
    foreign: roles.filter((role) => !role).length,
  };
}

/** Finds the columns of a list. Throws E_LIST_COLUMN where one is not there, or none or several may hold the arms. */
export function columnsOf(table: Table, wishes: ColumnWishes): Columns {
  const { first, name } = table;
  const usual = usualColumns(table);
  const strata = wishes.stratum === NONE ? [] : wishes.stratum?.split(',');
  const typed = [wishes.arm, wishes.block, ...(strata ?? [])].filter((one) => one !== undefined);
  const isNamed = typed.some((one) => first.fields.includes(one));
  const hasNames = isNamed || (usual.foreign < first.fields.length && (first.fields.length > 1 || usual.arm.length > 0));
  const names = hasNames ? first.fields : null;
  const at = { file: name, line: first.line };
  const find = (text: string, option: string): number => {
    const found = fieldNumber(text, names, first.fields.length, option);
    if (typeof found !== 'number') throw logError('E_LIST_COLUMN', found.unknown, at, found.hint);
    return found - 1;
  };
  const got = names === null ? `${counted(first.fields.length, 'column')} without a name` : andList(first.fields.map(quoteText));
  const one = (what: string, option: string, columns: readonly number[]): number => {
    if (columns.length === 1) return columns[0];
    throw logError(
      'E_LIST_COLUMN',
      `which column holds the ${what} must be said, got ${got}`,
      at,
      `name it: ${option} ${first.fields[columns[0] ?? first.fields.length - 1]}`,
    );
  };
  const arm = wishes.arm !== undefined ? find(wishes.arm, '--arm') : one('arms', '--arm', first.fields.length === 1 ? [0] : usual.arm);
  const others = (columns: readonly number[]): readonly number[] => columns.filter((column) => column !== arm);
  const blocks = others(usual.block);
  const block = wishes.block !== undefined ? find(wishes.block, '--block') : blocks.length === 0 ? null : one('blocks', '--block', blocks);
  return {
    names,
    arm,
    block,
    size: others(usual.size)[0] ?? null,
    strata: strata === undefined ? others(usual.stratum) : strata.map((part) => find(part, '--stratum')),
  };
}

/** The least rows an arm has on average where a column looks like one of arms, and the most arms where nothing but that column is there. */
const LEAST_EACH = 5;
const MOST_ALONE = 4;

/**
 * Says whether the beginning of a table looks like an allocation list: few arms again and again, in a column with a usual name or the only one; and a
 * column of blocks, or no column but those of such lists. Returns the columns, or null.
 */
export function looksAllocated(table: Table): Columns | null {
  const { foreign, ...usual } = usualColumns(table);
  const isOne = table.first.fields.length === 1;
  if (!isOne && (usual.arm.length !== 1 || (usual.block.length !== 1 && foreign > 0))) return null;
  const columns = columnsOf(table, { arm: undefined, block: undefined, stratum: undefined });
  const arms = new Set(table.rows.map(({ fields }) => fields[columns.arm]));
  const isFew = arms.size >= 2 && arms.size <= (isOne ? MOST_ALONE : MOST_ARMS) && table.rows.length >= LEAST_EACH * arms.size;
  return isFew ? columns : null;
}
