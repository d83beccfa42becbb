import type { Options } from 'yargs';
import { AuditError } from '../core/errors.js';
import type { Outcome } from '../core/outcome.js';
import type { LogWishes } from '../engine/log/log-wishes.js';
import { type SaidOfLog, wishesOfLog } from '../engine/log/said-of-log.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';
import { checkOptions, outcomeOf } from './outcome-options.js';

/** What is said of a log as text. */
const TEXTS = ['start', 'field', 'id', 'by', 'deal', 'cards', 'packs', 'header', 'delimiter', 'max-rejects', 'n'] as const;

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
  const texts = TEXTS.map((name) => [name, textOf(values, name)] as const).filter(([, text]) => text !== undefined);
  const said: SaidOfLog = {
    ...Object.fromEntries(texts),
    partial: isOn(values, 'partial'),
    'order-unknown': isOn(values, 'order-unknown'),
  };
  return wishesOfLog(said, () => {
    const outcome = spaceOfRows(values);
    if (said.by !== undefined && textOf(values, 'trials') !== undefined)
      throw new AuditError('E_USAGE', '--by compares all the deals of a log, got it with --trials');
    return outcome;
  });
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
