import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isDeviation, type RecordedResult } from '../../../core/record/results.js';
import type { Statistic } from '../../../core/statistic/statistic.js';
import type { PilesOutcome } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { resultOf } from '../../../page/facts/results.js';
import { count, interval, size, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { stonesPicture } from '../../charts/stones-picture.js';
import type { KindPage } from '../../page.js';
import { GAME_STYLE, gameOptions, gameWords, NIM_SUM } from '../../shares/game-words.js';
import { sizeWords } from '../evidence/sizes.js';
import { pilesLawWords } from '../known.js';
import { nimSums } from '../statistics/nim-sums.js';
import { pilePairs } from '../statistics/pile-pairs.js';
import { EACH_PILE, pileSizes } from '../statistics/pile-sizes.js';
import { outsidePiles } from './facts.js';
import { offHeadline, offSizes, orderHeadline } from './off-sizes.js';
import { stonesOfPiles, sumsOfPiles } from './piles.js';

/** The share of another test's size below which a test counts as nearly blind. */
const BLIND = 0.1;

/** Returns the headline of sizes that are off, by what the dealer does; null where another row's headline stands. */
function pilesHeadline(core: EvidenceCore, established: string | null): string | null {
  if (established !== pileSizes.headline?.says) return null;
  const sizes = offSizes(core);
  return sizes ? offHeadline(sizes) : orderHeadline(core);
}

/** Tells the finding in terms of the game; null where no test of single piles or pairs shows it. */
function pilesLead(core: EvidenceCore, found: readonly RecordedResult[]): Phrase | null {
  const has = ({ id }: Statistic): boolean => found.some(({ tail, test }) => tail === 'upper' && test.split('/')[0] === id);
  const outside = outsidePiles(core);
  const { outcome } = core.subject.origin;
  const max = outcome.kind === 'piles' ? outcome.max : 0;
  if (has(pileSizes) && outside && outside.none + outside.over > 0) {
    const parts = [
      ...(outside.none > 0 ? [`${count(outside.none)} have no stone`] : []),
      ...(outside.over > 0 ? [`${count(outside.over)} have more than ${count(max)}`] : []),
    ];
    return say`Of ${counted(count(outside.piles), 'pile')}, ${strong(parts.join(' and '))}. An even dealer never ${outside.none > 0 && outside.over > 0 ? 'deals such a pile' : outside.none > 0 ? 'leaves one empty' : 'deals so many'}.`;
  }
  const sizes = resultOf(core, EACH_PILE);
  const pairs = resultOf(core, pilePairs.id);
  if (has(pileSizes) && sizes)
    return say`On average a pile’s chances of a number of stones are off by ${strong(size(sizes.effect.estimate))}. ${soft(`The 95 % interval is ${interval(sizes.effect.low, sizes.effect.high)}.`)}`;
  if (has(pilePairs) && pairs)
    return say`Every pile by itself looks even, but one pile says something about another: the chances of two piles together are off by ${strong(size(pairs.effect.estimate))} on average. ${soft(`The 95 % interval is ${interval(pairs.effect.low, pairs.effect.high)}.`)}`;
  return null;
}

/** Tells what the other tests show: no single one is enough. */
function pilesMore(core: EvidenceCore): readonly Phrase[] {
  const sizes = resultOf(core, EACH_PILE);
  const pairs = resultOf(core, pilePairs.id);
  const sums = resultOf(core, nimSums.id);
  const shown = sizes && isDeviation(sizes) ? sizes.effect : null;
  return [
    ...(shown && shown.low > 0 && sums && sums.effect.high < BLIND * shown.estimate
      ? [
          say`The nim-sum is nearly blind to it: its chances are off by at most ${strong(sizeUp(sums.effect.high))}, those of single piles by ${strong(size(shown.estimate))}. No single test is enough.`,
        ]
      : []),
    ...(shown && pairs && pairs.effect.low > 0 && shown.high < BLIND * pairs.effect.estimate
      ? [
          say`Single piles are nearly blind to it: their chances are off by at most ${strong(sizeUp(shown.high))}, those of two piles together by ${strong(size(pairs.effect.estimate))}. No single test is enough.`,
        ]
      : []),
  ];
}

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
