import { type Catalogue, catalogue } from '../../../core/catalogue.js';
import type { Statistic } from '../../../core/statistic/statistic.js';
import { cycles } from '../statistics/cycles.js';
import { descents } from '../statistics/descents.js';
import { fixedPoints } from '../statistics/fixed-points.js';
import { inversions } from '../statistics/inversions.js';
import { longestIncreasing } from '../statistics/longest-increasing.js';
import { permutations } from '../statistics/permutations.js';
import { risingSequences } from '../statistics/rising-sequences.js';
import { referenceBefore } from './reference-before.js';
import { referenceFollowers } from './reference-followers.js';
import { referenceGaps } from './reference-gaps.js';
import { referencePlaces } from './reference-places.js';
import { referenceRepeats } from './reference-repeats.js';
import { referenceTime } from './reference-time.js';
import { sameHistogram } from './same-histogram.js';

/** Every statistic that compares whole decks with those of a sampler declared right, by id. None needs to know that sampler's law. */
export const referenceStatistics: Catalogue<Statistic> = catalogue('reference', {
  referenceBefore,
  referenceFollowers,
  referenceGaps,
  referencePlaces,
  referenceRepeats,
  referenceTime,
  cycles: sameHistogram(cycles, { id: 'reference-cycles', what: 'numbers of cycles', catches: 'sattolo beside fisher-yates' }),
  descents: sameHistogram(descents, { id: 'reference-descents', what: 'numbers of descents', catches: 'riffle:3 beside fisher-yates' }),
  fixedPoints: sameHistogram(fixedPoints, {
    id: 'reference-fixed-points',
    what: 'numbers of cards that stay',
    catches: 'sattolo beside fisher-yates',
  }),
  inversions: sameHistogram(inversions, {
    id: 'reference-inversions',
    what: 'numbers of inversions',
    catches: 'riffle:3 beside fisher-yates',
  }),
  longestIncreasing: sameHistogram(longestIncreasing, {
    id: 'reference-longest-increasing',
    what: 'longest rising runs of cards',
    catches: 'riffle:3 beside fisher-yates',
  }),
  permutations: sameHistogram(permutations, {
    id: 'reference-permutations',
    what: 'whole orders',
    catches: 'naive-swap of 3 cards beside fisher-yates',
  }),
  risingSequences: sameHistogram(risingSequences, {
    id: 'reference-rising-sequences',
    what: 'numbers of rising sequences',
    catches: 'riffle:3 beside fisher-yates',
  }),
});
