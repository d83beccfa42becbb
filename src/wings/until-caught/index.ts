import { addition } from '../../cli/additions.js';
import { DEALT } from '../../cli/options/deal-options.js';
import { option, toggle } from '../../cli/options/option.js';
import { count } from '../../cli/options/types.js';
import { readFirst } from '../../cli/read-first.js';
import { MOST_TRIALS } from '../../core/statistic/rules.js';
import type { Wing } from '../wing.js';
import type { CompareAsked } from './compare/until-caught.js';
import { FIRST_LOOK } from './rules.js';

const OPTIONS = {
  untilCaught: toggle({ group: DEALT, says: 'deal on, and look after every doubling, until a test catches it' }),
  budget: option(count(FIRST_LOOK, MOST_TRIALS), { group: DEALT, says: 'with --until-caught: the most deals of each, such as 1e7' }),
};

/** The wing for samples dealt until a test catches them: how many deals show the bias of each subject of a comparison. */
export const untilCaught: Wing = {
  name: 'until-caught',
  additions: {
    compare: addition<typeof OPTIONS, CompareAsked>(
      OPTIONS,
      async (asked) => {
        if (!asked.untilCaught && asked.budget === undefined) return {};
        const { caughtBudget } = await import('./compare/caught-options.js');
        const budget = caughtBudget(asked);
        return {
          async instead() {
            readFirst('../wings/until-caught/compare/until-caught.js');
            return (await import('./compare/until-caught.js')).compareUntilCaught(budget, asked);
          },
        };
      },
      [['$0 compare --prng all --shuffle fisher-yates --until-caught --budget 1e6', 'how many deals show each generator']],
      { ends: 'With --until-caught: 20 if any sample is caught, else 21.' },
    ),
  },
};
