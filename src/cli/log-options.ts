import type { Options } from 'yargs';
import { AuditError } from '../core/errors.js';
import type { LogStart } from '../core/log-source.js';
import type { Outcome } from '../core/outcome.js';
import type { LogWishes } from '../engine/log/log-wishes.js';
import type { PartialWishes } from '../kinds/rows.js';
import { alphabetOf } from './alphabet-of.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';
import { MOST_DECK_CARDS } from './options.js';
import { checkOptions, outcomeOf } from './outcome-options.js';
import { parseCount } from './parse-number.js';

const NUMBERS = ['from-0', 'from-1'] as const;

const STARTS: readonly LogStart[] = ['unknown', 'natural', 'new-deck-order', 'previous'];

const text = (describe: string, more: Options = {}): Options => ({ type: 'string', requiresArg: true, describe, ...more });

/** What the user may say of how a log is written. */
const WORDS: Readonly<Record<string, Options>> = {
  start: text('the order of the deck before each shuffle: unknown, natural, new-deck-order, or previous (as the deal before ended)', {
    defaultDescription: 'unknown',
  }),
  field: text('the field of the deck: a name, a number, or a range such as 2-53'),
  id: text('the field of the deal’s number; gaps and repeats in it are reported'),
  by: text('compare groups of the deals: file, a column, or day:COLUMN, the days of a column of times'),
  space: text(
    'what a row holds instead of a deck: puzzle:4x4, one board of a sliding puzzle; nim:dealer, the piles of one deal; nim:player, the piles before a move and after it',
    { defaultDescription: 'decks' },
  ),
  piles: text('with --space nim:…: piles of the game', { defaultDescription: '3' }),
  max: text('with --space nim:…: the most stones of a pile', { defaultDescription: '7' }),
  partial: {
    type: 'boolean',
    default: false,
    describe: 'rows hold hands: only some cards of each deal, or the first from the top',
  },
  deal: text('with --partial: only hands of so many cards', { defaultDescription: 'as in the first row' }),
  'order-unknown': { type: 'boolean', default: false, describe: 'with --partial: the order of the cards in a hand says nothing' },
  cards: text('the cards in their natural order, separated by commas or spaces, or one character each; for numbers, from-0 or from-1'),
  packs: text('how often each card is in the deck', { defaultDescription: '1' }),
  header: text('whether the first row names the fields: yes or no', { defaultDescription: 'as the first row looks' }),
  delimiter: text('between fields: one character, tab or space', { defaultDescription: 'as the first rows look' }),
  'max-rejects': text('how many malformed rows to leave out; even one rules out a clean verdict', { defaultDescription: '0' }),
  n: text('only decks of so many cards; with --partial the cards of the whole deck', { defaultDescription: 'as in the first row' }),
};

/** Those options, under a heading of their own in the help. */
export const LOG_OPTIONS: Record<string, Options> = Object.fromEntries(
  Object.entries(WORDS).map(([name, option]) => [name, { ...option, group: 'How the log is written:' }]),
);

/** Those options, checked. Throws E_USAGE. */
export function logWishesOf(values: Values): LogWishes {
  const [n, field, id, cards, header, delimiter] = ['n', 'field', 'id', 'cards', 'header', 'delimiter'].map((name) => textOf(values, name));
  if (header !== undefined && header !== 'yes' && header !== 'no')
    throw new AuditError('E_USAGE', `--header must be yes or no, got "${header}"`);
  const partial = partialOf(values, cards);
  const outcome = spaceOfRows(values);
  return {
    ...(partial && { partial }),
    packs: parseCount('packs', textOf(values, 'packs') ?? '1', 1, MOST_DECK_CARDS / 2),
    start: startOf(textOf(values, 'start')),
    maxRejects: parseCount('max-rejects', textOf(values, 'max-rejects') ?? '0', 0, 1e6),
    ...(outcome && { outcome }),
    ...(n !== undefined && { n: parseCount('n', n, 2, MOST_DECK_CARDS) }),
    ...(field !== undefined && { field }),
    ...(id !== undefined && { id }),
    ...byOf(textOf(values, 'by'), values),
    ...(cards !== undefined && !NUMBERS.some((one) => one === cards) && { alphabet: alphabetOf(cards) }),
    ...(header !== undefined && { header: header === 'yes' }),
    ...(delimiter !== undefined && { delimiter: delimiterOf(delimiter) }),
  };
}

/** What is said of rows that hold only some cards. Throws E_USAGE for what belongs to whole deals, or to partial ones. */
function partialOf(values: Values, cards: string | undefined): PartialWishes | null {
  const deal = textOf(values, 'deal');
  const numbers = NUMBERS.find((one) => one === cards);
  if (!isOn(values, 'partial')) {
    const given = deal !== undefined ? '--deal' : isOn(values, 'order-unknown') ? '--order-unknown' : null;
    if (given === null && numbers === undefined) return null;
    const what = given ?? `--cards ${cards}`;
    throw new AuditError('E_USAGE', `${what} is for rows that hold hands, got it without --partial`);
  }
  for (const name of ['packs', 'start'] as const) {
    const text = textOf(values, name);
    if (text !== undefined && text !== '1' && text !== 'unknown')
      throw new AuditError('E_USAGE', `--${name} is for rows with whole decks, got it with --partial`);
  }
  return {
    orderUnknown: isOn(values, 'order-unknown'),
    ...(deal !== undefined && { seen: parseCount('deal', deal, 1, MOST_DECK_CARDS) }),
    ...(numbers !== undefined && { numbers }),
  };
}

/** What `--space` says that a row is; null for cards. Throws E_USAGE for what belongs to other rows. */
function spaceOfRows(values: Values): Outcome | null {
  const space = textOf(values, 'space');
  if (space === undefined) {
    checkOptions(values, 'log', { kind: 'deck' }, 'rows of cards');
    return null;
  }
  const outcome = outcomeOf(values);
  checkOptions(values, 'log', outcome, `--space ${space}`);
  for (const name of ['start', 'packs'] as const) {
    const text = textOf(values, name);
    if (text !== undefined && text !== '1' && text !== 'unknown')
      throw new AuditError('E_USAGE', `--${name} is for decks of cards, got it with --space ${space}`);
  }
  if (isOn(values, 'partial')) throw new AuditError('E_USAGE', `--partial is for decks of cards, got it with --space ${space}`);
  return outcome;
}

/** What parts the deals; a column called `file` is `column:file`. Throws E_USAGE. */
function byOf(said: string | undefined, values: Values): Pick<LogWishes, 'by'> {
  if (said === undefined) return {};
  if (textOf(values, 'trials') !== undefined) throw new AuditError('E_USAGE', '--by compares all the deals of a log, got it with --trials');
  if (said === 'file') return { by: { by: 'file', name: '' } };
  const [, kind, column = ''] = /^(day|column):(.*)$/s.exec(said) ?? [said, 'column', said];
  if (column === '') throw new AuditError('E_USAGE', `--by must be file, a column, or day:COLUMN, got "${said}"`);
  return { by: { by: kind === 'day' ? 'day' : 'column', name: column } };
}

function startOf(text: string | undefined): LogStart {
  const start = STARTS.find((one) => one === (text ?? 'unknown'));
  if (start === undefined) throw new AuditError('E_USAGE', `--start must be one of ${STARTS.join(', ')}, got "${text}"`);
  return start;
}

function delimiterOf(text: string): string {
  const named = text === 'tab' || text === '\\t' ? '\t' : text === 'space' ? ' ' : text;
  if (named.length !== 1 || named > '\x7f' || /["\r\n]/.test(named))
    throw new AuditError('E_USAGE', `--delimiter must be one character, tab or space, got "${text}"`);
  return named;
}
