import { counted } from '../../../core/counted.js';
import type { PilesOutcome } from '../../../core/outcome.js';
import { say, strong } from '../../../page/phrase.js';
import { GAME_STYLE, gameOptions, gameWords, NIM_SUM } from '../../game-words.js';
import type { KindPage } from '../../page.js';
import { stonesPicture } from '../../stones-picture.js';
import { sizeWords } from '../evidence/sizes.js';
import { pilesLawWords } from '../known.js';
import { EACH_PILE } from '../statistics/pile-sizes.js';
import { stonesOfPiles, sumsOfPiles } from './piles.js';
import { pilesHeadline, pilesLead, pilesMore } from './words.js';

/** How deals of Nim are told. */
export const pilesPage: KindPage<PilesOutcome> = {
  nouns: {
    deal: 'deal',
    deals: 'deals',
    card: 'pile',
    position: 'number of stones',
    shuffle: 'dealer',
    whole: 'deal',
    wholes: 'deals',
    make: 'deal',
    even: 'list of piles',
    cards: false,

    uneven: 'the deals of piles are not all equally likely',
  },
  size: gameWords,
  outcome: ({ max, piles }) => `deal of ${counted(piles, 'pile')} of 1 to ${counted(max, 'stone')}`,
  nameWords: ({ max, piles }) => [`${piles}x${max}`],
  options: (game, _, builtIn) => [...(builtIn ? [] : ['--space nim:dealer']), ...gameOptions(game)],
  logOptions: (game) => ['--space nim:dealer', ...gameOptions(game)],
  builtIn: (game, maker) => ({
    maker: say`The built-in dealer of Nim ${strong(maker)}, asked for ${gameWords(game)}`,
    even: say` Even means that every list of ${gameWords(game)} is equally likely.`,
  }),
  handed: 'For every deal it was given the number of piles and the most stones of one.',
  beside: () => [],
  terms: () => NIM_SUM,
  unseen: () =>
    'Whether a deal depends on earlier ones beyond the one before, and kinds of unevenness that no test here counts, such as three piles of many sizes that depend on one another.',
  told: (cells) => `piles  ${cells.join(' ')}`,
  picture: (cells) => stonesPicture(cells),
  law: pilesLawWords,
  offBy: (size) => say` Single piles, or pairs of them, have chances that are off by ${size} on average.`,
  markOf: '',
  cell: ({ max }, pile, block) => `pile ${pile + 1} with ${sizeWords(max, block)}`,
  sizedBy: { test: EACH_PILE, by: 'pile' },
  sections: [stonesOfPiles, sumsOfPiles],
  style: GAME_STYLE,
  headline: pilesHeadline,
  lead: pilesLead,
  more: pilesMore,
};
