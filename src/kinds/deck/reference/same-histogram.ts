import type { Headline } from '../../../core/statistic/headline.js';
import type { Statistic } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { comparedSides } from './compared-sides.js';

interface Asked {
  readonly id: string;
  /** The quantity it reads off every deal, lower case and in the plural. */
  readonly what: string;
  readonly catches: string;
}

/** Builds a statistic that counts one whole number of every deal, with the deals of a reference in place of its law. */
export function sameHistogram(of: Statistic, { catches, id, what }: Asked): Statistic {
  const question = `Are the ${what} of the deals those of the reference?`;
  const headline: Headline = { says: `the ${what} are not the reference’s`, rank: 0 };
  return {
    id,
    title: `${of.title}, beside the reference`,
    summary: `Counts the ${what} of the deals and compares them with as many deals of the reference.`,
    reference: 'K. Pearson (1911), Biometrika 8:250–254: two samples of one law',
    question,
    catches,
    battery: of.battery,
    required: false,
    headline,
    fit(space, trials) {
      const fitted = of.fit(evenSpace(space), trials);
      if ('skipped' in fitted) return fitted;
      const [values] = fitted.shape;
      return comparedSides({ test: id, steps: 1, values, trials, side: (stretch) => fitted.accumulator(stretch) });
    },
  };
}

/** Returns the same space with every order equally likely, where the counted quantity has its law. */
function evenSpace(space: OutcomeSpace): OutcomeSpace {
  const { declared: _, required: __, ...even } = space;
  return even;
}
