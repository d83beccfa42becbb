import { availableParallelism } from 'node:os';
import type { Options } from 'yargs';
import { DEFAULT_PARTS } from '../core/default-parts.js';
import { DEFAULT_BATTERY } from '../core/named-batteries.js';
import type { OF_DOCUMENT } from './of-document.js';
import { groupOfOption } from './option-groups.js';

/** The most cards a whole deck may have here: a card takes two bytes. */
export const MOST_DECK_CARDS = 65_535;

const text = (describe: string, more: Options = {}): Options => ({ type: 'string', requiresArg: true, describe, ...more });

/** The options there are. */
export type OptionName =
  | 'n'
  | 'size'
  | 'moves'
  | 'piles'
  | 'max'
  | 'one'
  | 'lists'
  | 'space'
  | 'trials'
  | 'seed'
  | 'challenge'
  | 'beacon'
  | 'beacon-file'
  | 'announce'
  | 'policy'
  | 'signature'
  | 'key'
  | 'passphrase-fd'
  | 'nonce'
  | 'not-before'
  | 'not-after'
  | 'battery'
  | 'tests'
  | 'detect'
  | 'lags'
  | 'null'
  | 'workers'
  | 'out'
  | 'name'
  | 'prng'
  | 'bounded'
  | 'seeding'
  | 'native-seed'
  | 'randomness'
  | 'input'
  | 'timeout'
  | 'deadline'
  | 'protocol'
  | 'cards'
  | 'deal'
  | 'order-unknown'
  | 'until-decided'
  | 'until-caught'
  | 'budget'
  | 'fresh'
  | 'pass-random'
  | 'call'
  | 'isolation'
  | 'strict'
  | 'json'
  | 'quiet'
  | 'debug'
  | 'open'
  | 'format'
  | 'index'
  | 'trial'
  | (typeof OF_DOCUMENT)[number]
  | 'power'
  | 'all'
  | 'audits'
  | 'long'
  | 'yes';

/** Every option, once: feeds the parser, the help and the documents. All values are read as text and checked by us, so that errors are ours. */
const OPTIONS: Readonly<Record<OptionName, Options>> = {
  n: text('cards in the deck', { default: '52', defaultDescription: '52' }),
  size: text('rows and columns of a built-in scrambler’s board, 2 to 5 each', { defaultDescription: '3x3' }),
  moves: text('how many moves a built-in scrambler makes, where it makes moves', { defaultDescription: '100' }),
  piles: text('piles of a game of Nim', { defaultDescription: '3' }),
  max: text('the most stones of a pile of Nim', { defaultDescription: '7' }),
  one: {
    type: 'boolean',
    default: false,
    describe: 'plan for one shuffled list of --n items (100 or more), as order reads it, or for a few',
  },
  lists: text('with --one: how many such lists', { defaultDescription: '1' }),
  space: text(
    'what a function or program makes instead of decks: puzzle:3x3, boards of a sliding puzzle; nim:dealer, piles of Nim, called with (piles, max); nim:player, a move in them, called with (piles, max) and returning the piles after it, a program writing those before and after; nim:player/outcome and others, or of a built-in player alone, what counts as one move: pile, outcome, removal or addition',
    { defaultDescription: 'decks' },
  ),
  trials: text('how many deals, such as 200000 or 1e6; by default as many as --detect needs'),
  seed: text('text that every deal follows from; without it, one is drawn and printed'),
  challenge: text(
    'a text that whoever will verify chose: the seed follows from it, the subject and the plan, so that nobody can pick a lucky one',
  ),
  beacon: text(
    'a future round of public randomness, <chain>:<round>, such as quicknet:25000000: the seed follows from it, the subject and the plan',
  ),
  'beacon-file': text('that round and its chain as drand published them: one JSON file'),
  announce: {
    type: 'boolean',
    default: false,
    describe: 'print what the audit commits to, for the policy of whoever verifies it; no audit is made',
  },
  battery: text('the set of tests: quick, standard, deep or standards (see list battery)', { defaultDescription: DEFAULT_BATTERY }),
  tests: text('only these statistics, separated by commas (see list statistic)'),
  detect: text('the relative bias to detect, such as 0.01 or 1%', { defaultDescription: '0.01' }),
  lags: text(
    'compare each deal with so many before it, where decks are used in turn: 2 for two decks; beyond the one before by three tests',
    { defaultDescription: '1' },
  ),
  null: text(
    'what is right in place of every order equally often: cyclic, one cycle through all cards; derangement, no card where it was; weighted:<file>, cards drawn in proportion to the weights in a file; blocks:26,26, each card within its block; strata:<file>, each at a position of its stratum; no-adjacent:<file>, no neighbours of one group; matchings, every way to pair neighbours; reference:<subject>, whatever law another shuffle deals by, such as reference:./uniform.js',
    { defaultDescription: 'every order equally often' },
  ),
  workers: text('how many cores to deal on; never changes a result', { defaultDescription: String(availableParallelism()) }),
  out: text('folder to write to', { defaultDescription: 'reports' }),
  name: text('file name of the record and the report, without ending'),
  prng: text('generator (see list prng)', { defaultDescription: DEFAULT_PARTS.prng }),
  bounded: text('how words become choices (see list bounded)', { defaultDescription: DEFAULT_PARTS.bounded }),
  seeding: text('how the generator is seeded (see list seeding)', { defaultDescription: DEFAULT_PARTS.seeding }),
  'native-seed': text(
    "starts the generator once by its own seeding from this number: run python --native-seed 42 deals the decks that Python's random.seed(42) deals",
  ),
  randomness: text('whose Math.random a function gets: injected (seeded, replayable) or live', { default: 'injected' }),
  input: text(
    'how a function is handed its decks: in-order (the same deck every time), or shuffled (in random order; the order relative to it is counted); a second, smaller sample hands them in the other way',
    { defaultDescription: 'in-order' },
  ),
  protocol: text('how a program hands over decks: lines, u8, u16le or request', { defaultDescription: 'as in its first deck' }),
  cards: text('the program’s cards in the order it starts from: names with commas or spaces, or from-0, from-1, standard, new-deck-order', {
    defaultDescription: 'as in its first deck',
  }),
  deal: text(
    'cards that are dealt of the deck: a function is told so by its second argument, a program writes so many, of a built-in shuffle the first are taken',
    { defaultDescription: 'all' },
  ),
  'order-unknown': { type: 'boolean', default: false, describe: 'the order of the cards in a hand says nothing' },
  deadline: text('seconds a program may take for all deals', { defaultDescription: '86400' }),
  timeout: text('seconds a function or program may take for a deal before it is stopped', { default: '10' }),
  'until-decided': { type: 'boolean', default: false, describe: 'stop as soon as a bias is shown; never shows that there is none' },
  'until-caught': { type: 'boolean', default: false, describe: 'deal on, and look after every doubling, until a test catches it' },
  budget: text('with --until-caught: the most deals of each, such as 1e7'),
  isolation: text('what a function may do: process (read its own files only) or none (whatever you may do)', { default: 'process' }),
  strict: { type: 'boolean', default: false, describe: 'refuse a function that replaces built-in objects or functions' },
  fresh: { type: 'boolean', default: false, describe: 'start anew instead of resuming an unfinished run of this name' },
  call: text(
    'a function to deal with, as text in which the exports have their names, such as "(deck, random) => new Chance(random).shuffle(deck)"; random() comes last',
  ),
  'pass-random': { type: 'boolean', default: false, describe: 'give the function random() as its second argument in any case' },
  json: { type: 'boolean', default: false, describe: 'print the record, or the error, as JSON on stdout' },
  quiet: { type: 'boolean', default: false, describe: 'no progress on stderr' },
  debug: { type: 'boolean', default: false, describe: 'show the stack of an error' },
  open: { type: 'boolean', default: false, describe: 'show the page in your browser' },
  format: text('html, text, junit, markdown, document, pdf; several separated by commas', { default: 'html' }),
  index: {
    type: 'boolean',
    default: false,
    describe: 'list every record below a folder on one page in it, index.html, by subject and in time',
  },
  trial: text('which deal, from 1'),
  all: { type: 'boolean', default: false, describe: 'check every claim of the catalogue, each with a sabotaged twin that must fail' },
  audits: text('audits at every size and on every source', { defaultDescription: '500' }),
  long: { type: 'boolean', default: false, describe: 'the long form: 100,000 audits' },
  yes: { type: 'boolean', default: false, describe: 'go on with the proof of a function that is forecast to take more than a minute' },
  policy: text('what you ask of a record and whose signature you believe: a JSON file'),
  signature: text('where the signature lies', { defaultDescription: '<name>.dsse.json beside the record' }),
  key: text('your private key: <stem>.private.pem'),
  'passphrase-fd': text('descriptor on which the passphrase of the private key waits, such as 3'),
  nonce: text('a text that a verifier asked for, which tells this signature from an earlier one'),
  'not-before': text('day or moment (UTC) from which the signature holds', { defaultDescription: 'now' }),
  'not-after': text('day or moment (UTC) until which it holds', { defaultDescription: 'in ten years' }),
  profile: text('the standard to hold the audit against: one of list profiles, or ./file.json; a document is written beside the record'),
  client: text('with --profile: for whom the document is made, as it is to stand there'),
  laboratory: text('with --profile: by whom it is made'),
  'report-id': text('with --profile: the number of the document', { defaultDescription: 'of the record’s digest' }),
  'subject-version': text('with --profile: the version of what is tested'),
  lang: text('the language of a document: en, hi (Hindi) or bn (Bengali)', { defaultDescription: 'en' }),
  power: text('the chance of detecting the bias', { default: '0.99' }),
};

/** What an option is where nobody gives it; undefined where it then is nothing. */
export function defaultOf(name: OptionName): unknown {
  return OPTIONS[name].default;
}

/** The options of one command, in the order named; every command also takes json, quiet and debug. */
export function optionsOf(...names: readonly OptionName[]): Record<string, Options> {
  return Object.fromEntries(
    [...names, 'json' as const, 'quiet' as const, 'debug' as const].map((name) => {
      const group = groupOfOption(name);
      return [name, group === undefined ? OPTIONS[name] : { ...OPTIONS[name], group }];
    }),
  );
}
