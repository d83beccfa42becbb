import type { CalibrationCore } from '../../../core/calibration.js';
import { counted } from '../../../core/counted.js';
import { figure } from '../../../page/charts/figure.js';
import type { Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import type { Panel } from '../facts.js';
import { failing, panelsOf } from '../facts.js';
import { rateChart } from '../rate-chart.js';

/** The pictures: for every size, each row's rates beside their levels. */
export function ratesSection(core: CalibrationCore): Markup {
  const fails = failing(core);
  const figures = panelsOf(core).map((panel, k) => {
    const away = panel.rows
      .flatMap(({ row }) => [...row.together.upper, ...row.together.lower])
      .filter(({ answer }) => answer !== 'as-stated');
    return figure({
      key: `rates${k}`,
      title: titleOf(panel),
      caption:
        k === 0
          ? say`A dot says how often a test’s p-value lay under 0.05, 0.01 and 0.001, on a logarithmic axis. The line through it is its exact interval, 99.9 in 100 sure. It is grey where the stated rate lies inside. A small upright stroke is the exact rate of a coin, where that is not the level. A row without a dot never lay there.`
          : say`As above.`,
      description: `${counted(count(panel.rows.length), 'row')}; ${counted(count(away.length), 'rate')} outside the interval.`,
      wide: rateChart(panel, fails, false),
      narrow: rateChart(panel, fails, true),
    });
  });
  return section({ heading: 'How often each test rejects an even shuffle', exhibit: figures, full: true });
}

function titleOf({ n, trials }: Panel): string {
  return trials === null
    ? `${count(n)} cards, at the fewest deals that each statistic accepts`
    : `${count(n)} cards, ${counted(count(trials), 'deal')} an audit`;
}
