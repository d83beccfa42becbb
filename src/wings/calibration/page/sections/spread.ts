import { counted, verbFor } from '../../../../core/words/counted.js';
import { figure } from '../../../../page/charts/figure.js';
import type { DocSection } from '../../../../page/document/doc.js';
import type { Markup } from '../../../../page/markup.js';
import { count, fixed } from '../../../../page/numbers.js';
import { say } from '../../../../page/phrase.js';
import { probability } from '../../../../page/probability.js';
import type { CalibrationCore } from '../../record/calibration.js';
import { failing, spreadOf } from '../facts.js';
import { spreadStrip } from '../spread-strip.js';

/** The evenness of each row's p-values, where they take many values. */
export function spreadSection(core: CalibrationCore): DocSection | null {
  const fails = failing(core);
  const marks = core.calibration.flatMap(({ n, rows, trials }) =>
    rows.flatMap((row) => {
      const { test, together } = row;
      const logP = spreadOf(row, together);
      return logP === null ? [] : [{ logP, fails: fails({ n, trials, test, asks: 'spread' }) }];
    }),
  );
  if (marks.length === 0) return null;
  const least = Math.min(...marks.map(({ logP }) => logP));
  const under = marks.filter(({ logP }) => logP < Math.log(0.1)).length;
  const bound = Math.log(core.plan.falseAlarm / core.hypotheses);
  const draw = (): Markup =>
    figure({
      key: 'spread',
      title: 'One stroke a row, by how seldom luck spreads p-values so unevenly',
      caption: say`Kolmogorov’s law of the furthest distance from an even spread gives it, looked at in 2,000 places.`,
      description: `${counted(count(marks.length), 'row')}; the least has the probability ${probabilityText(least)}.`,
      wide: spreadStrip(marks, bound, false),
      narrow: spreadStrip(marks, bound, true),
    });
  return {
    id: 'spread',
    heading: 'Are p-values spread evenly?',
    beside: [
      say`Three levels are not all: over all audits a p-value should lie anywhere between 0 and 1 equally often. ${marks.length === 1 ? 'One row takes' : `${counted(count(marks.length), 'row')} take`} enough values to be looked at. Luck puts about ${marks.length < 10 ? fixed(marks.length / 10, 1) : count(Math.round(marks.length / 10))} of them beyond one in ten, and ${under} ${verbFor(under, 'is')} there. The furthest has ${probability(least)}.`,
    ],
    // Beside it stands what it shows.
    body: [{ is: 'figure', draw, says: null }],
  };
}

function probabilityText(logP: number): string {
  return Math.max(Math.exp(logP), Number.MIN_VALUE).toExponential(0);
}
