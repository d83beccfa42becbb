import { LOG_OPTIONS } from '../../../cli/log/log-options.js';
import { MOST_DECK_CARDS } from '../../../cli/options/limits.js';
import { type OptionSet, type OptionType, option, reworded } from '../../../cli/options/option.js';
import { optionsOf, SHARED } from '../../../cli/options/shared.js';
import { count, moment, oneOf } from '../../../cli/options/types.js';
import { AuditError } from '../../../core/errors.js';
import { MOST_BETWEEN, MOST_CELLS } from '../record/prediction.js';

const SEARCHED = 'What is searched:';

const UNITS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** A time such as 90s, 10m, 2h or 1d, in milliseconds. */
const duration: OptionType<number> = {
  parse(given, name) {
    const [, digits, unit] = /^([1-9][0-9]{0,5})\s*([smhd])$/.exec(given) ?? [];
    if (digits !== undefined && unit !== undefined) return Number(digits) * UNITS[unit as keyof typeof UNITS] * 1000;
    throw new AuditError('E_USAGE', `--${name} must be a time such as 90s, 10m, 2h or 1d, got "${given}"`);
  },
};

const { cards, delimiter, field, header, id, newest } = LOG_OPTIONS;

/** Options of `predict`. */
export const PREDICT_OPTIONS = {
  start: option(oneOf('natural', 'new-deck-order', 'previous'), {
    group: SEARCHED,
    says: 'the order of the deck before each deal: natural, new-deck-order, or previous (as the deal before ended)',
    usually: 'each is tried',
  }),
  also: option(count(0, MOST_BETWEEN), {
    group: SEARCHED,
    says: 'further numbers that the program draws between two deals',
    usually: '0 to 8 are tried',
  }),
  budget: option(duration, {
    group: SEARCHED,
    says: 'how long all seeds may be tried, such as 10m; without it, likely ones, for a minute at most',
  }),
  clock: option(moment, {
    group: SEARCHED,
    says: 'the time about which clocks are tried as seeds',
    usually: 'the first time in the log, else that of the file, or now',
  }),
  n: option(count(2, MOST_DECK_CARDS), {
    group: SHARED.n.group ?? '',
    says: 'cards in the deck; of a log, only decks of so many',
    usually: '52; of a log, as in its first row',
  }),
  trials: reworded(SHARED.trials, { says: `how many deals are read: of a log, its last; by default as many as hold ${MOST_CELLS} cards` }),
  field,
  id,
  newest,
  header,
  delimiter,
  cards: reworded(cards, { says: 'the cards in their natural order, separated by commas or spaces, or one character each' }),
  ...optionsOf(
    'seed',
    'prng',
    'bounded',
    'seeding',
    'nativeSeed',
    'passRandom',
    'call',
    'isolation',
    'protocol',
    'deadline',
    'timeout',
    'workers',
    'out',
    'name',
    'open',
  ),
} satisfies OptionSet;

/** Options about the rows of a log, which nothing that deals has. */
export const OF_LOGS = ['field', 'id', 'header', 'delimiter'] as const;
/** Options about what deals, which a log does not have. */
export const OF_DEALERS = [
  'seed',
  'prng',
  'bounded',
  'seeding',
  'native-seed',
  'pass-random',
  'call',
  'isolation',
  'protocol',
  'deadline',
  'timeout',
] as const;
