import { MOST_TRIALS } from '../../core/statistic/rules.js';
import { DEFAULT_PARTS } from '../../core/subject/default-parts.js';
import { MOST_DECK_CARDS, MOST_SQUARED_CARDS } from './limits.js';
import { type OptionSet, option, type SourcesOf, toggle } from './option.js';
import { board, count, named, text } from './types.js';

const MOST_MOVES = 1_000_000;
const MOST_PILES = 100;
const MOST_STONES = 65_534;

const IS_PART: SourcesOf = { is: 'a part of built-in subjects', sources: ['built-in'] };
const OF_SCRAMBLERS: SourcesOf = { is: 'for built-in scramblers, such as puzzle:walk', sources: ['built-in'] };

export const DEALT = 'What is dealt:';

export const dealOptions = {
  n: option(count(2, MOST_DECK_CARDS), { group: DEALT, says: 'cards in the deck', usual: '52' }),
  space: option(text, {
    group: DEALT,
    says: 'what a function or program makes instead of decks: puzzle:3x3, boards of a sliding puzzle; nim:dealer, piles of Nim, called with (piles, max); nim:player, a move in them, called with (piles, max) and returning the piles after it, a program writing those before and after; nim:player/outcome and others, or of a built-in player alone, what counts as one move: pile, outcome, removal or addition',
    usually: 'decks',
  }),
  deal: option(count(1, MOST_SQUARED_CARDS), {
    group: DEALT,
    says: 'cards that are dealt of the deck: a function is told so by its second argument, a program writes so many, of a built-in shuffle the first are taken',
    usually: 'all',
  }),
  orderUnknown: toggle({ group: DEALT, says: 'the order of the cards in a hand says nothing' }),
  trials: option(count(1, MOST_TRIALS), {
    group: DEALT,
    says: 'how many deals, such as 200000 or 1e6; by default as many as --detect needs',
  }),
  seed: option(text, { group: DEALT, says: 'text that every deal follows from; without it, one is drawn and printed', repeated: true }),
  untilDecided: toggle({ group: DEALT, says: 'stop as soon as a bias is shown; never shows that there is none' }),
} satisfies OptionSet;

export const PARTS = 'Parts of a built-in subject:';

export const parts = {
  prng: option(named('prng'), { group: PARTS, says: 'generator (see list prng)', usually: DEFAULT_PARTS.prng, of: IS_PART }),
  bounded: option(named('bounded'), {
    group: PARTS,
    says: 'how words become choices (see list bounded)',
    usually: DEFAULT_PARTS.bounded,
    of: IS_PART,
  }),
  seeding: option(named('seeding'), {
    group: PARTS,
    says: 'how the generator is seeded (see list seeding)',
    usually: DEFAULT_PARTS.seeding,
    of: IS_PART,
  }),
  nativeSeed: option(count(0, Number.MAX_SAFE_INTEGER), {
    group: PARTS,
    says: "starts the generator once by its own seeding from this number: run python --native-seed 42 deals the decks that Python's random.seed(42) deals",
    of: IS_PART,
  }),
  size: option(board, {
    group: PARTS,
    says: 'rows and columns of a built-in scrambler’s board, 2 to 5 each',
    usual: '3x3',
    of: OF_SCRAMBLERS,
  }),
  moves: option(count(0, MOST_MOVES), {
    group: PARTS,
    says: 'how many moves a built-in scrambler makes, where it makes moves',
    usually: '100',
    of: OF_SCRAMBLERS,
  }),
  piles: option(count(2, MOST_PILES), { group: PARTS, says: 'piles of a game of Nim', usual: '3' }),
  max: option(count(1, MOST_STONES), { group: PARTS, says: 'the most stones of a pile of Nim', usual: '7' }),
} satisfies OptionSet;
