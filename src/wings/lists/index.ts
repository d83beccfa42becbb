import { addition } from '../../cli/additions.js';
import { DEALT, dealOptions } from '../../cli/options/deal-options.js';
import { MOST_DECK_CARDS } from '../../cli/options/limits.js';
import { type OptionSet, type OptionType, option, toggle } from '../../cli/options/option.js';
import { count } from '../../cli/options/types.js';
import { readFirst } from '../../cli/read-first.js';
import { parseCount } from '../../core/words/parse-count.js';
import type { Wing } from '../wing.js';
import type { ListsToPlan } from './command-line/plan-lists.js';
import type { ListsToRun } from './command-line/run-lists.js';
import { LEAST_ITEMS, MOST_ITEMS, MOST_LISTS } from './list-limits.js';

/** Cards of a deck; for numbers no deck has, items of a list. */
const cards: OptionType<number> = {
  parse: (given, name) =>
    Number(given) > MOST_DECK_CARDS ? parseCount(name, given, LEAST_ITEMS, MOST_ITEMS) : parseCount(name, given, 2, MOST_DECK_CARDS),
  range: [2, MOST_DECK_CARDS, true],
};

const OF_RUN = { n: option(cards, { ...dealOptions.n, usual: '52' }) } satisfies OptionSet;

const OF_PLAN = {
  ...OF_RUN,
  one: toggle({ group: DEALT, says: 'plan for one shuffled list of --n items (100 or more), as order reads it, or for a few' }),
  lists: option(count(1, MOST_LISTS), { group: DEALT, says: 'with --one: how many such lists', usually: '1' }),
} satisfies OptionSet;

/** The wing for one large shuffled list, or a few: what it shows by itself. */
export const lists: Wing = {
  name: 'lists',
  commands: [
    {
      usage: 'order [files..]',
      describe: 'audit one shuffle of a large list, or a few: one item a line, a column, or raw numbers; what a shuffle buffer left of it',
      follows: 'log',
      module: '../wings/lists/commands/order.js',
      readsRecords: true,
      load: async () => (await import('./commands/order.js')).order,
    },
  ],
  additions: {
    run: addition<typeof OF_RUN, ListsToRun>(
      OF_RUN,
      async (asked) => {
        const spec = asked.program ?? asked.subject;
        if (spec === undefined || asked.n < LEAST_ITEMS) return {};
        if (!(await import('./command-line/is-for-lists.js')).isForLists(spec, asked)) return {};
        const load = async (): Promise<typeof import('./command-line/run-lists.js')> => {
          readFirst('../wings/lists/command-line/run-lists.js');
          return import('./command-line/run-lists.js');
        };
        return {
          planned: async (added) => (await load()).plannedLists(spec, asked, added),
          instead: async (added) => (await load()).runLists(spec, asked, added),
        };
      },
      [['$0 run feistel:4 --n 1e6 --trials 1', 'one long list by itself']],
    ),
    plan: addition<typeof OF_PLAN, ListsToPlan>(
      OF_PLAN,
      async (asked) => {
        if (!asked.one && asked.lists === undefined && asked.out === undefined) return {};
        readFirst('../wings/lists/command-line/plan-lists.js');
        return (await import('./command-line/plan-lists.js')).preparePlan(asked);
      },
      [['$0 plan --one --n 1e6', 'what one shuffled list of a million items can show']],
    ),
    log: addition({}, async () => ({ lines: (await import('./command-line/log-lines.js')).logLines })),
  },
  catalogues: [
    {
      kind: 'lists',
      holds: 'tests of one shuffled list',
      follows: 'moves',
      load: async () => (await import('./command-line/catalogues.js')).listedStatistics(),
    },
    {
      kind: 'mechanism',
      holds: 'ways in which long lists are shuffled badly',
      follows: 'lists',
      load: async () => (await import('./command-line/catalogues.js')).listedMechanisms(),
    },
  ],
};
