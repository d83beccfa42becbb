import { MOST_LAGS } from '../../core/record/record-limits.js';
import { DEFAULT_BATTERY } from '../../core/statistic/named-batteries.js';
import { type OptionSet, option } from './option.js';
import { count, listOf, named, share, size, text } from './types.js';

export const LOOKED_FOR = 'What is looked for:';

export const lookedFor = {
  detect: option(size, { group: LOOKED_FOR, says: 'the relative bias to detect, such as 0.01 or 1%', usually: '0.01' }),
  power: option(share(0.999999), { group: LOOKED_FOR, says: 'the chance of detecting the bias', usual: '0.99' }),
  battery: option(named('battery'), {
    group: LOOKED_FOR,
    says: 'the set of tests: quick, standard, deep or standards (see list battery)',
    usually: DEFAULT_BATTERY,
  }),
  tests: option(listOf(named('statistic', 'reference', 'partial', 'board', 'piles', 'moves')), {
    group: LOOKED_FOR,
    says: 'only these statistics, separated by commas (see list statistic)',
    replaces: 'battery',
  }),
  lags: option(count(1, MOST_LAGS), {
    group: LOOKED_FOR,
    says: 'compare each deal with so many before it, where decks are used in turn: 2 for two decks; beyond the one before by three tests',
    usually: '1',
  }),
  null: option(text, {
    group: LOOKED_FOR,
    says: 'what is right in place of every order equally often: cyclic, one cycle through all cards; derangement, no card where it was; weighted:<file>, cards drawn in proportion to the weights in a file; blocks:26,26, each card within its block; strata:<file>, each at a position of its stratum; no-adjacent:<file>, no neighbours of one group; matchings, every way to pair neighbours; reference:<subject>, whatever law another shuffle deals by, such as reference:./uniform.js',
    usually: 'every order equally often',
  }),
} satisfies OptionSet;
