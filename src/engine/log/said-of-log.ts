import { AuditError } from '../../core/errors.js';
import type { LogStart, RowRange } from '../../core/source/log-source.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { parseCount } from '../../core/words/parse-count.js';
import type { PartialWishes } from '../../kinds/rows.js';
import { alphabetOf } from './alphabet-of.js';
import type { LogWishes } from './log-wishes.js';
import { MOST_CARDS } from './vocabulary.js';

/** The seed for random choices among equal cards; one for all logs leaves nobody a choice of seed. */
export const LOG_SEED = 'log';

/** The user's statements about the format of a log, under the names of the command-line options. Anything absent is detected from the first rows. */
export interface SaidOfLog {
  readonly start?: string;
  readonly field?: string;
  readonly id?: string;
  readonly by?: string;
  readonly partial?: boolean;
  readonly deal?: string;
  readonly 'order-unknown'?: boolean;
  readonly cards?: string;
  readonly packs?: string;
  readonly header?: string;
  readonly delimiter?: string;
  readonly 'max-rejects'?: string;
  readonly n?: string;
  readonly newest?: string;
  readonly rows?: string;
}

const NUMBERS = ['from-0', 'from-1'] as const;

/** The orders of the deck before each shuffle that may be named; the first is the default. */
export const STARTS: readonly LogStart[] = ['unknown', 'natural', 'new-deck-order', 'previous'];

/** Returns the same as wishes, checked; `outcomeOf` returns the content of a row that is no deck and no hand. Throws E_USAGE. */
export function wishesOfLog(said: SaidOfLog, outcomeOf: () => Outcome | null = () => null): LogWishes {
  const { by, cards, delimiter, field, header, id, n, newest, packs = '1', rows, start } = said;
  if (header !== undefined && header !== 'yes' && header !== 'no')
    throw new AuditError('E_USAGE', `--header must be yes or no, got "${header}"`);
  const partial = partialOf(said);
  const outcome = outcomeOf();
  return {
    ...(partial && { partial }),
    packs: parseCount('packs', packs, 1, MOST_CARDS / 2),
    start: startOf(start),
    maxRejects: parseCount('max-rejects', said['max-rejects'] ?? '0', 0, 1e6),
    ...(outcome && { outcome }),
    ...(n !== undefined && { n: parseCount('n', n, 2, MOST_CARDS) }),
    ...(field !== undefined && { field }),
    ...(id !== undefined && { id }),
    ...(newest !== undefined && { newest: newest === 'last' ? newest : { by: 'said', field: null } }),
    ...(rows !== undefined && { only: rangeOf(rows) }),
    ...(by !== undefined && { by: byOf(by) }),
    ...(cards !== undefined && !NUMBERS.some((one) => one === cards) && { alphabet: alphabetOf(cards) }),
    ...(header !== undefined && { header: header === 'yes' }),
    ...(delimiter !== undefined && { delimiter: delimiterOf(delimiter) }),
  };
}

/** Returns the wishes for rows that hold only some cards. Throws E_USAGE for options that belong only to whole deals, or only to partial ones. */
function partialOf(said: SaidOfLog): PartialWishes | null {
  const { cards, deal } = said;
  const orderUnknown = said['order-unknown'] === true;
  const numbers = NUMBERS.find((one) => one === cards);
  if (said.partial !== true) {
    const given = deal !== undefined ? '--deal' : orderUnknown ? '--order-unknown' : null;
    if (given === null && numbers === undefined) return null;
    const what = given ?? `--cards ${cards}`;
    throw new AuditError('E_USAGE', `${what} is for rows that hold hands, got it without --partial`);
  }
  for (const name of ['packs', 'start'] as const) {
    const text = said[name];
    if (text !== undefined && text !== '1' && text !== 'unknown')
      throw new AuditError('E_USAGE', `--${name} is for rows with whole decks, got it with --partial`);
  }
  return {
    orderUnknown,
    ...(deal !== undefined && { seen: parseCount('deal', deal, 1, MOST_CARDS) }),
    ...(numbers !== undefined && { numbers }),
  };
}

/** Parses what splits the deals into groups; a column called `file` is `column:file`. Throws E_USAGE. */
function byOf(said: string): NonNullable<LogWishes['by']> {
  if (said === 'file') return { by: 'file', name: '' };
  const [, kind, column = ''] = /^(day|column):(.*)$/s.exec(said) ?? [said, 'column', said];
  if (column === '') throw new AuditError('E_USAGE', `--by must be file, a column, or day:COLUMN, got "${said}"`);
  return { by: kind === 'day' ? 'day' : 'column', name: column };
}

/** Parses a range of rows. Throws E_USAGE. */
function rangeOf(said: string): RowRange {
  const [, from = '', to = ''] = /^([1-9][0-9]{0,14})-([1-9][0-9]{0,14})?$/.exec(said) ?? [];
  const range = { from: Number(from), to: to === '' ? null : Number(to) };
  if (from === '' || (range.to !== null && range.to < range.from))
    throw new AuditError(
      'E_USAGE',
      `--rows must name the first and the last row, such as 1-800, or the first, such as 801-, got "${said}"`,
    );
  return range;
}

function startOf(text: string = 'unknown'): LogStart {
  const start = STARTS.find((one) => one === text);
  if (start === undefined) throw new AuditError('E_USAGE', `--start must be one of ${STARTS.join(', ')}, got "${text}"`);
  return start;
}

function delimiterOf(text: string): string {
  const named = text === 'tab' || text === '\\t' ? '\t' : text === 'space' ? ' ' : text;
  if (named.length !== 1 || named > '\x7f' || /["\r\n]/.test(named))
    throw new AuditError('E_USAGE', `--delimiter must be one character, tab or space, got "${text}"`);
  return named;
}
