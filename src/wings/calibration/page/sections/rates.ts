import { counted } from '../../../../core/words/counted.js';
import { figure } from '../../../../page/charts/figure.js';
import type { Block, DocSection } from '../../../../page/document/doc.js';
import type { Markup } from '../../../../page/markup.js';
import { count, size as percent } from '../../../../page/numbers.js';
import { say } from '../../../../page/phrase.js';
import type { CalibratedRow, CalibratedSize, CalibrationCore, LevelRate } from '../../record/calibration.js';
import type { Panel } from '../facts.js';
import { failing, failuresOf, panelsOf, TAILS } from '../facts.js';
import { calibrationQuestionWords, calibrationRowWords, TAIL_WORDS } from '../question-words.js';
import { rateChart } from '../rate-chart.js';

/** The pictures: for every size, each row's rates beside their levels. */
export function ratesSection(core: CalibrationCore): DocSection {
  const fails = failing(core);
  const figures = panelsOf(core).map((panel, k): Block => {
    const away = panel.rows
      .flatMap(({ row }) => [...row.together.upper, ...row.together.lower])
      .filter(({ answer }) => answer !== 'as-stated');
    const title = titleOf(panel);
    const description = `${counted(count(panel.rows.length), 'row')}; ${counted(count(away.length), 'rate')} outside the interval.`;
    const draw = (): Markup =>
      figure({
        key: `rates${k}`,
        title,
        caption:
          k === 0
            ? say`A dot says how often a test’s p-value lay under 0.05, 0.01 and 0.001, on a logarithmic axis. The line through it is its exact interval, 99.9 in 100 sure. It is grey where the stated rate lies inside. A small upright stroke is the exact rate of a coin, where that is not the level. A row without a dot never lay there.`
            : say`As above.`,
        description,
        wide: rateChart(panel, fails, false),
        narrow: rateChart(panel, fails, true),
      });
    return { is: 'figure', draw, says: `${title}: ${description}` };
  });
  const cases = core.calibration.flatMap((size) => size.rows.map((row) => caseOf(core, size, row)));
  return {
    id: 'rates',
    heading: 'How often each test rejects an even shuffle',
    beside: [],
    body: [...figures, ...cases],
    layout: { full: true },
  };
}

/** The rates of one row as a test case, which fails where one of them is higher than it may be. */
function caseOf(core: CalibrationCore, { n, trials }: CalibratedSize, { test, together }: CalibratedRow): Block {
  const because = failuresOf(core, { n, trials, test }).map(calibrationQuestionWords);
  const share = ({ level, rejections }: LevelRate): string => `${percent(rejections / together.audits)} under ${level}`;
  const rates = TAILS.map((tail) => `${TAIL_WORDS[tail]}: ${together[tail].map(share).join(', ')}`).join('; ');
  return {
    is: 'case',
    id: calibrationRowWords({ n, trials, test }),
    outcome: because.length > 0 ? 'fail' : 'pass',
    ...(because.length > 0 ? { says: because.join('; '), shown: rates } : { says: rates }),
    type: 'more-often',
  };
}

function titleOf({ n, trials }: Panel): string {
  return trials === null
    ? `${count(n)} cards, at the fewest deals that each statistic accepts`
    : `${count(n)} cards, ${counted(count(trials), 'deal')} an audit`;
}
