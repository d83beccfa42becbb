import { deckStatistics } from '../../compiled/kinds/deck/catalogue.js';
import { audit, inside } from './measures.js';
import { bestC, numpy, python, r } from './rivals.js';

/** @typedef {import('./measures.js').Measure} Measure */

/** Figures that are drawn together, each on one scale. */
export const GROUPS = [
  {
    id: 'waiting',
    title: 'What somebody waits for',
    text: 'Whole commands by the clock, with as many workers as they take by themselves; below each, the processor time of all its processes and how many programs it starts.',
  },
  { id: 'rivals', title: 'The core job by others', text: 'Deal a deck of 52 cards and count cards by positions, processor time.' },
  { id: 'cards', title: 'Growth with the cards of a deck', text: 'The battery standard: processor time a card of a deal.' },
  {
    id: 'statistics',
    title: 'Each statistic',
    text: 'A deal of 52 cards, cards by positions, and this one statistic: processor time a deal.',
  },
  { id: 'deals', title: 'Growth with the deals', text: 'The most memory of an audit of 52 cards, battery standard.' },
  { id: 'workers', title: 'Growth with the workers', text: 'Deals of 52 cards by the clock, battery quick.' },
];

const CARDS = [8, 16, 52, 128, 256, 257, 1000, 5000, 20_000, 65_535];
const DEALS = [10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
const WORKERS = [1, 2, 4];
const DEALT_BY_WORKERS = 40_000_000;

/** The most deals, which take ten minutes and are taken when somebody asks for them. */
const LONG = 1_000_000_000;

/** @param {number} count */
const told = (count) => count.toLocaleString('en');

/** @type {(id: string, title: string, by: (at: { folder: string, c: number }) => number | null) => Measure} */
const rival = (id, title, by) => ({
  id,
  title,
  unit: '× C',
  group: 'rivals',
  take(at) {
    const time = by(at);
    return time === null ? null : time / at.c;
  },
});

/** @type {(deals: number) => Measure} */
const memory = (deals) => ({
  id: `memory-${deals}`,
  title: `${told(deals)} deals`,
  unit: 'MB',
  group: 'deals',
  ...(deals >= 10_000_000 && { once: true }),
  ...(deals === LONG && { long: true }),
  take: ({ folder }) => audit(['fisher-yates', '--trials', `${deals}`], folder).memory,
});

/** @type {readonly Measure[]} */
export const SERIES = [
  rival('ours', 'shuffle-audit', () => inside('core')),
  rival('c', 'C, the reference', ({ c }) => c),
  rival('best-c', 'C, the fastest known, by vectors of 512 bits', ({ folder }) => bestC(folder, 'C_core_best')),
  rival('numpy', 'numpy', numpy),
  rival('naive', 'JavaScript, a plain script', () => inside('naive')),
  rival('lodash', 'lodash.shuffle and nested arrays', () => inside('naive-lodash')),
  rival('r', 'R, sample.int', r),
  rival('python', 'Python, random.shuffle', python),
  ...CARDS.map(
    (n) =>
      /** @type {Measure} */ ({
        id: `cards-${n}`,
        title: `${told(n)} cards`,
        unit: 'ns',
        group: 'cards',
        take: () => inside('standard', n) / n,
      }),
  ),
  ...[.../** @type {Iterable<{ readonly id: string, readonly title: string }>} */ (deckStatistics.all)].map(
    ({ id, title }) =>
      /** @type {Measure} */ ({ id: `statistic-${id}`, title, unit: 'ns', group: 'statistics', once: true, take: () => inside(id) }),
  ),
  ...[...DEALS, LONG].map(memory),
  ...WORKERS.map(
    (workers) =>
      /** @type {Measure} */ ({
        id: `workers-${workers}`,
        title: workers === 1 ? '1 worker' : `${workers} workers`,
        unit: 'deals a second',
        group: 'workers',
        more: true,
        once: true,
        take: ({ folder }) =>
          DEALT_BY_WORKERS / audit(['fisher-yates', '--trials', `${DEALT_BY_WORKERS}`, '--battery', 'quick'], folder, workers).wall,
      }),
  ),
];
