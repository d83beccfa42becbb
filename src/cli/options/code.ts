import { PROTOCOLS } from '../../core/source/protocols.js';
import { MOST_SECONDS } from './limits.js';
import { type OptionSet, option, type SourcesOf, toggle } from './option.js';
import { count, oneOf, text } from './types.js';

const MOST_WORKERS = 256;

const OF_FUNCTIONS: SourcesOf = { is: 'for functions', sources: ['module', 'npm', 'inline'] };
const OF_PROGRAMS: SourcesOf = { is: 'for programs', sources: ['program'], hint: 'a program comes after --' };

export const RUNNING = 'How it runs:';

const FUNCTION = 'A function:';
const PROGRAM = 'A program, after --:';

/** Options for running the user's own subject, a function or a program. */
export const code = {
  randomness: option(oneOf('injected', 'live'), {
    group: FUNCTION,
    says: 'whose Math.random a function gets: injected (seeded, replayable) or live',
    usual: 'injected',
    of: { ...OF_FUNCTIONS, takesUsual: true },
  }),
  input: option(oneOf('in-order', 'shuffled'), {
    group: FUNCTION,
    says: 'how a function is handed its decks: in-order (the same deck every time), or shuffled (in random order; the order relative to it is counted); a second, smaller sample hands them in the other way',
    usual: 'in-order',
  }),
  passRandom: toggle({
    group: FUNCTION,
    says: 'give the function random() as its second argument in any case',
    of: OF_FUNCTIONS,
  }),
  call: option(text, {
    group: FUNCTION,
    says: 'a function to deal with, as text in which the exports have their names, such as "(deck, random) => new Chance(random).shuffle(deck)"; random() comes last',
    of: { is: 'for functions of a file or a package', sources: ['module', 'npm'] },
  }),
  isolation: option(oneOf('process', 'none'), {
    group: FUNCTION,
    says: 'what a function may do: process (read its own files only) or none (whatever you may do)',
    usual: 'process',
  }),
  strict: toggle({
    group: FUNCTION,
    says: 'refuse a function that replaces built-in objects or functions',
    repeated: true,
  }),
  protocol: option(oneOf(...PROTOCOLS), {
    group: PROGRAM,
    says: 'how a program hands over decks: lines, u8, u16le or request',
    usually: 'as in its first deck',
    of: OF_PROGRAMS,
  }),
  cards: option(text, {
    group: PROGRAM,
    says: 'the program’s cards in the order it starts from: names with commas or spaces, or from-0, from-1, standard, new-deck-order',
    usually: 'as in its first deck',
    of: OF_PROGRAMS,
  }),
  deadline: option(count(1, MOST_SECONDS), {
    group: PROGRAM,
    says: 'seconds a program may take for all deals',
    usual: String(MOST_SECONDS),
    of: OF_PROGRAMS,
    repeated: true,
  }),
  timeout: option(count(1, MOST_SECONDS), {
    group: RUNNING,
    says: 'seconds a function or program may take for a deal before it is stopped',
    usual: '10',
    repeated: true,
  }),
  workers: option(count(1, MOST_WORKERS), {
    group: RUNNING,
    says: 'how many cores to deal on; never changes a result',
    usually: 'all of them',
    repeated: true,
  }),
  fresh: toggle({ group: RUNNING, says: 'start anew instead of resuming an unfinished run of this name' }),
  yes: toggle({ group: RUNNING, says: 'go on with the proof of a function that is forecast to take more than a minute' }),
} satisfies OptionSet;
