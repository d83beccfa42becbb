import type { Calibration, CalibrationCore } from '../../core/calibration.js';
import { TAIL_WORDS } from '../../kinds/words/calibration.js';
import { columns } from '../../page/columns.js';
import { count, size as percent } from '../../page/numbers.js';
import { plain, say } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { date } from '../../page/words/date.js';
import { checkLines } from '../../page/words/record-file.js';
import { type Told, toldLines } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import { calibrateCommand } from './command.js';
import type { RateAt } from './facts.js';
import { outside } from './facts.js';
import { farPlace, farRowsOf, farTimes } from './far-rows.js';
import { calibrationWords, scaleWords, scopeSentences, sourcesSentence, TERMS } from './words.js';

const MOST_LISTED = 8;

/** The verdict, what it rests on, and the worst rates: a few lines of at most 100 columns, without a final line break. */
export function renderCalibrationSummary({ core }: Calibration): string {
  const words = calibrationWords(core);
  return terminal([
    ...wrapped(say`${glyphOf(core.verdict.kind)} ${words.name} ${words.rest}`, '', '  '),
    '',
    ...wrapped(words.lead),
    ...words.more.flatMap((phrase) => wrapped(phrase)),
    ...wrapped(words.sure),
    ...outsideLines(core, higherOf(core).slice(0, MOST_LISTED)),
  ]);
}

/** The whole calibration as plain text. A pure function of the record. */
export function renderCalibrationText(record: Calibration, told: Told = {}): string {
  const { core, digest, run } = record;
  const lines = [
    'Calibration of shuffle-audit',
    `${scaleWords(core)}, ${date(run.startedAt)}`,
    '',
    renderCalibrationSummary(record),
    '',
    ...wrapped(sourcesSentence(core)),
    ...wrapped(TERMS),
    ...outsideLines(core, outside(core)),
    ...farLines(core),
    '',
    'The fewest deals that each statistic accepts:',
    ...regionLines(core),
    '',
    'What this shows, and what not:',
    ...scopeSentences(core).flatMap((sentence) => wrapped([`- ${sentence}`], '  ', '    ')),
    '',
    ...checkLines(told, calibrateCommand(core)),
    ...toldLines(told),
    `Record ${visible(digest)}`,
    ...wrapped(['This report states how often the tests raise an alarm where there is nothing to find. It is no certificate.']),
  ];
  return `${terminal(lines)}\n`;
}

function higherOf(core: CalibrationCore): readonly RateAt[] {
  return outside(core).filter(({ rate }) => rate.answer === 'more-often');
}

function outsideLines(core: CalibrationCore, found: readonly RateAt[]): readonly string[] {
  if (found.length === 0) return [];
  const rows = found.map(({ fails, rate, row, size, tail }) => [
    `  ${size.n}/${size.trials}`,
    row.test,
    `${TAIL_WORDS[tail]}, ${rate.level}`,
    percent(rate.rejections / row.together.audits),
    fails ? 'not allowed' : rate.answer === 'more-often' ? 'higher' : 'lower',
  ]);
  const rest = outside(core).length - found.length;
  return [
    '',
    rest > 0 ? 'Rates that are higher than stated, more than luck makes them 999 times in 1,000:' : 'Rates that are not as stated:',
    ...columns([['  cards/deals', 'test', 'direction, level', 'seen', ''], ...rows], [3]),
  ];
}

/** The lightest laws far out, in times the level. */
function farLines(core: CalibrationCore): readonly string[] {
  const found = farRowsOf(core);
  if (found.length === 0) return [];
  // Every second level, so that a line keeps to its width.
  const shown = <Each>(all: readonly Each[]): readonly Each[] => all.filter((_, k) => k % 2 === 0);
  const levels = shown(found[0].rates).map(({ level }) => `${level}`);
  const rows = found
    .slice(0, MOST_LISTED)
    .map(({ rates, row, size, tail }) => [`  ${farPlace(size)}`, `${row.test}, ${TAIL_WORDS[tail]}`, ...shown(rates).map(farTimes)]);
  return [
    '',
    ...wrapped(['How many times as often as the level a p-value lies at or under it, where verdicts are taken; the most of them:']),
    ...columns(
      [['  outcomes', 'test', ...levels], ...rows],
      levels.map((_, k) => k + 2),
    ),
  ];
}

function regionLines({ regions }: CalibrationCore): readonly string[] {
  const cards = regions[0]?.least.map(({ n }) => `${n} cards`) ?? [];
  const rows = regions.map(({ least, test }) => [
    `  ${test}`,
    ...least.map(({ trials }) => (trials === null ? 'not at all' : count(trials))),
  ]);
  return columns(
    [['  statistic', ...cards], ...rows],
    cards.map((_, k) => k + 1),
  );
}

/** The rates of one row as a line, for JUnit. */
export function rowLine(core: CalibrationCore, n: number, trials: number, test: string): string {
  const row = core.calibration.find((size) => size.n === n && size.trials === trials)?.rows.find((one) => one.test === test);
  if (!row) return '';
  const share = ({ level, rejections }: { readonly level: number; readonly rejections: number }): string =>
    `${percent(rejections / row.together.audits)} under ${level}`;
  return terminal([
    plain(
      say`${TAIL_WORDS.upper}: ${row.together.upper.map(share).join(', ')}; ${TAIL_WORDS.lower}: ${row.together.lower.map(share).join(', ')}`,
    ),
  ]);
}
