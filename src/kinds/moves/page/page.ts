import { counted } from '../../../core/counted.js';
import type { MovesOutcome } from '../../../core/outcome.js';
import { count, ordinal } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import { CHOICES, GAME_STYLE, gameOptions, gameWords, NIM_SUM } from '../../game-words.js';
import type { KindPage } from '../../page.js';
import { stonesPicture } from '../../stones-picture.js';
import { movesLawWords } from '../known.js';
import { choiceOfPile } from '../statistics/choice-of-pile.js';
import { choices } from './choices.js';
import { movesHeadline, movesLead, movesMore, strengthWords } from './words.js';

/** How moves of Nim are told. */
export const movesPage: KindPage<MovesOutcome> = {
  nouns: {
    deal: 'move',
    deals: 'moves',
    card: 'move',
    position: 'pile',
    shuffle: 'player',
    whole: 'position',
    wholes: 'positions',
    make: 'meet',
    even: 'winning move of a position',
    cards: false,

    uneven: 'the winning moves are not all equally likely',
  },
  size: gameWords,
  outcome: ({ max, piles }) => `move of ${counted(piles, 'pile')} of 1 to ${counted(max, 'stone')}`,
  nameWords: ({ choice, max, piles }) => [`${piles}x${max}`, choice],
  options: (game, _, builtIn) => [...gameOptions(game), `--space ${builtIn ? '' : 'nim:player/'}${game.choice}`],
  logOptions: (game) => [...gameOptions(game), `--space nim:player/${game.choice}`],
  builtIn: (game, maker) => ({
    maker: say`The built-in player of Nim ${strong(maker)}, which moves in even deals of ${gameWords(game)}`,
    even: say` Even means that every winning move of a position is equally likely, where ${CHOICES[game.choice]}.`,
  }),
  handed: 'For every move it was given piles that the audit drew evenly.',
  beside: () => [],
  terms: () =>
    say`${NIM_SUM} A winning move leaves a nim-sum of 0. A player is even if all winning moves of a position come equally often.`,
  unseen: () =>
    'How the player moves in other games, in misère play or where nothing can be won, and whether a move depends on earlier ones.',
  told(cells) {
    const [pile, left] = cells.slice(-2);
    return `piles  ${cells.slice(0, -2).join(' ')}\nmove   pile ${pile + 1} from ${cells[pile]} to ${left}`;
  },
  picture(cells) {
    const [pile, left] = cells.slice(-2);
    return stonesPicture(cells.slice(0, -2), new Map([[pile, `to ${left}`]]));
  },
  situation: (given) => stonesPicture(given),
  law: movesLawWords,
  offBy: (size) => say` Where there is a choice, its chances are off by ${size} on average.`,
  markOf: '',
  cell: (_, open, place) => `the ${ordinal(place + 1)} of ${counted(count(open), 'pile')} that win`,
  sizedBy: { test: choiceOfPile.id, by: 'pile' },
  sections: [choices],
  style: GAME_STYLE,
  headline: movesHeadline,
  claimed: strengthWords,
  lead: movesLead,
  more: movesMore,
};
