import { AuditError } from '../../core/errors.js';
import type { LogStart } from '../../core/source/log-source.js';
import type { Outcome } from '../../core/subject/outcome.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import { STARTS, wishesOfLog } from '../../engine/log/said-of-log.js';
import { MOST_CARDS } from '../../engine/log/vocabulary.js';
import { type OptionSet, type OptionValues, option, reworded, type TypedOptions, toggle } from '../options/option.js';
import { SHARED, type SomeAsked } from '../options/shared.js';
import { count, oneOf, text } from '../options/types.js';
import { checkOptions, spaceOutcome } from '../subject/outcome-options.js';

const group = 'How the log is written:';

/** Options by which the user describes the format of a log. */
export const LOG_OPTIONS = {
  start: option(oneOf(...STARTS), {
    group,
    says: 'the order of the deck before each shuffle: unknown, natural, new-deck-order, or previous (as the deal before ended)',
    usually: 'unknown',
  }),
  field: option(text, { group, says: 'the field of the deck: a name, a place, or a range such as 2-53; a name that is a number in quotes' }),
  id: option(text, { group, says: 'the field of the deal’s number; gaps and repeats in it are reported' }),
  by: option(text, { group, says: 'compare groups of the deals: file, a column, or day:COLUMN, the days of a column of times' }),
  space: reworded(SHARED.space, {
    group,
    says: 'what a row holds instead of a deck: puzzle:4x4, one board of a sliding puzzle; nim:dealer, the piles of one deal; nim:player, the piles before a move and after it',
  }),
  piles: reworded(SHARED.piles, { group, says: 'with --space nim:…: piles of the game' }),
  max: reworded(SHARED.max, { group, says: 'with --space nim:…: the most stones of a pile' }),
  partial: toggle({ group, says: 'rows hold hands: only some cards of each deal, or the first from the top' }),
  deal: reworded(SHARED.deal, { group, says: 'with --partial: only hands of so many cards', usually: 'as in the first row' }),
  orderUnknown: toggle({ group, says: 'with --partial: the order of the cards in a hand says nothing' }),
  cards: option(text, {
    group,
    says: 'the cards in their natural order, separated by commas or spaces, or one character each; for numbers, from-0 or from-1',
  }),
  packs: option(count(1, MOST_CARDS / 2), { group, says: 'how often each card is in the deck', usually: '1' }),
  header: option(oneOf('yes', 'no'), {
    group,
    says: 'whether the first row names the fields: yes or no',
    usually: 'as the first row looks',
    repeated: true,
  }),
  delimiter: option(text, {
    group,
    says: 'between fields: one character, tab or space',
    usually: 'as the first rows look',
    repeated: true,
  }),
  maxRejects: option(count(0, 1e6), {
    group,
    says: 'how many malformed rows to leave out; even one rules out a clean verdict',
    usually: '0',
  }),
  n: option(count(2, MOST_CARDS), {
    group,
    says: 'only decks of so many cards; with --partial the cards of the whole deck',
    usually: 'as in the first row',
  }),
} satisfies OptionSet;

/** Options about a log. A command may lack some of them. */
export type LogAsked = Partial<OptionValues<typeof LOG_OPTIONS>> & SomeAsked<'input'> & { readonly given: TypedOptions };

/** Returns the same options as wishes. Throws E_USAGE for options that contradict each other. */
export function logWishesOf(asked: LogAsked): LogWishes {
  return wishesOfLog(typedIn(asked.given), () => {
    const outcome = spaceOfRows(asked);
    if (asked.by !== undefined && asked.given.has('trials'))
      throw new AuditError('E_USAGE', '--by compares all the deals of a log, got it with --trials');
    return outcome;
  });
}

/** Returns what was typed about the cards and the fields of a log as wishes, where each deal starts from a known order. Throws E_USAGE. */
export function wishesOfTyped(given: TypedOptions, start: LogStart): LogWishes {
  return wishesOfLog({ ...typedIn(given), start });
}

function typedIn(given: TypedOptions): Readonly<Record<string, string | boolean>> {
  return Object.fromEntries([...given].map(([name, { option, text }]) => [name, option.type === null ? true : text]));
}

/** Returns the kind of row that `--space` names; null for cards. Throws E_USAGE for options that belong to other kinds. */
function spaceOfRows(asked: LogAsked): Outcome | null {
  const { given, packs = 1, partial = false, space, start = 'unknown' } = asked;
  if (space === undefined) {
    checkOptions(asked, 'log', { kind: 'deck' }, 'rows of cards');
    return null;
  }
  const outcome = spaceOutcome(space, asked);
  checkOptions({ given }, 'log', outcome, `--space ${space}`);
  const other = start !== 'unknown' ? 'start' : packs !== 1 ? 'packs' : partial ? 'partial' : null;
  if (other !== null) throw new AuditError('E_USAGE', `--${other} is for decks of cards, got it with --space ${space}`);
  return outcome;
}
