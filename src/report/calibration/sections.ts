import type { Calibration, CalibrationCore } from '../../core/calibration.js';
import { figure } from '../../page/charts/figure.js';
import { html, type Markup } from '../../page/markup.js';
import { count, size as percent } from '../../page/numbers.js';
import { code, type Phrase, say } from '../../page/phrase.js';
import { probability } from '../../page/probability.js';
import { blocksTable } from '../../page/sections/blocks-table.js';
import { checkItYourself, recordFact, toolFact, VERIFY } from '../../page/sections/check.js';
import { section } from '../../page/sections/section.js';
import { ended } from '../../page/words/ended.js';
import { calibrateCommand } from './command.js';
import type { Panel, RateAt } from './facts.js';
import { outside, panelsOf, ratesOf, spreadOf } from './facts.js';
import { rateChart } from './rate-chart.js';
import { refusals } from './refusals.js';
import { spreadStrip } from './spread-strip.js';
import { counted } from './words.js';

/** Higher rates, and lower ones, that are listed; the record has them all. */
const MOST_LISTED = { higher: 30, lower: 12 } as const;

/** The pictures: for every size, each row's rates beside their levels. */
export function pictures(core: CalibrationCore): Markup {
  const failing = new Set(core.verdict.because);
  const figures = panelsOf(core).map((panel, k) => {
    const fails = (test: string, trials: number, tail: string, level: number): boolean =>
      failing.has(`${panel.n}/${trials} ${test} ${tail} under ${level}`);
    const away = panel.rows
      .flatMap(({ row }) => [...row.together.upper, ...row.together.lower])
      .filter(({ answer }) => answer !== 'as stated');
    return figure({
      key: `rates${k}`,
      title: titleOf(panel),
      caption:
        k === 0
          ? say`Dots: how often each test’s p-value lay under 0.05, 0.01 and 0.001, on a logarithmic axis; lines through them: exact intervals, 99.9 in 100 sure. Grey: the stated rate lies inside. Small upright strokes: the exact rate of a coin, where it is not the level. No dot: never.`
          : say`As above.`,
      description: `${counted(panel.rows.length, 'row')}; ${counted(away.length, 'rate')} outside the interval.`,
      wide: rateChart(panel, fails, false),
      narrow: rateChart(panel, fails, true),
    });
  });
  return section({ heading: 'How often each test rejects an even shuffle', exhibit: figures, full: true });
}

function titleOf({ n, trials }: Panel): string {
  return trials === null
    ? `${count(n)} cards, at the fewest deals that each statistic accepts`
    : `${count(n)} cards, ${count(trials)} deals an audit`;
}

const OUTSIDE = [
  { head: 'Test', number: false },
  { head: 'Cards, deals', number: false },
  { head: 'Direction', number: false },
  { head: 'Stated', number: true },
  { head: 'Seen', number: true },
  { head: 'Interval', number: true },
  { head: 'Answer', number: false },
] as const;

/** Every rate outside its interval, the worst first; nothing where there is none. */
export function outsideSection(core: CalibrationCore): Markup | null {
  const found = outside(core);
  if (found.length === 0) return null;
  const higher = found.filter(({ rate }) => rate.answer === 'more often').slice(0, MOST_LISTED.higher);
  const lower = found.filter(({ rate }) => rate.answer === 'less often').slice(0, MOST_LISTED.lower);
  const rest = found.length - higher.length - lower.length;
  return section({
    heading: 'The rates that are not as stated',
    beside: ['Higher ones first, then lower ones. Coloured: more often than is allowed.'],
    exhibit: [
      blocksTable('Rates outside their interval', OUTSIDE, [...higher, ...lower].map(outsideRow)),
      rest > 0 ? html`<p class="caption after">${count(rest)} more ${rest === 1 ? 'is' : 'are'} in the record.</p>` : null,
    ],
    full: true,
  });
}

function outsideRow({ fails, rate, row, size, tail }: RateAt): readonly Phrase[] {
  return [
    [code(row.test)],
    say`${size.n}, ${size.trials}`,
    [`${tail}, under ${rate.level}`],
    [percent(rate.stated)],
    say`${percent(rate.rejections / row.together.audits)} (${rate.rejections})`,
    [`${percent(rate.low)} to ${percent(rate.high)}`],
    [`${rate.answer}${fails ? ', beyond what is allowed' : row.law === 'steps' ? ', in steps' : ''}`],
  ];
}

/** How evenly each row's p-values are spread, where they take many values. */
export function spreadSection(core: CalibrationCore): Markup | null {
  const failing = new Set(core.verdict.because);
  const marks = core.calibration.flatMap(({ n, rows, trials }) =>
    rows.flatMap((row) => {
      const { test, together } = row;
      const logP = spreadOf(row, together);
      return logP === null ? [] : [{ logP, fails: failing.has(`${n}/${trials} ${test} spread`) }];
    }),
  );
  if (marks.length === 0) return null;
  const least = Math.min(...marks.map(({ logP }) => logP));
  const under = marks.filter(({ logP }) => logP < Math.log(0.1)).length;
  const bound = Math.log(core.plan.falseAlarm / core.hypotheses);
  const shown = figure({
    key: 'spread',
    title: 'One stroke a row, by how seldom luck spreads p-values so unevenly',
    caption: say`By Kolmogorov’s law of the furthest distance from an even spread, looked at in 2,000 places.`,
    description: `${counted(marks.length, 'row')}; the least has the probability ${probabilityText(least)}.`,
    wide: spreadStrip(marks, bound, false),
    narrow: spreadStrip(marks, bound, true),
  });
  return section({
    heading: 'Are p-values spread evenly?',
    beside: [
      say`Not only three levels: over all audits a p-value should lie anywhere between 0 and 1 equally often. ${marks.length === 1 ? 'One row takes' : `${count(marks.length)} rows take`} enough values to be looked at. Luck puts about ${marks.length < 10 ? (marks.length / 10).toFixed(1) : count(Math.round(marks.length / 10))} of them beyond one in ten; ${under} ${under === 1 ? 'is' : 'are'}. The furthest has ${probability(least)}.`,
    ],
    exhibit: shown,
  });
}

function probabilityText(logP: number): string {
  return Math.max(Math.exp(logP), Number.MIN_VALUE).toExponential(0);
}

const SOURCES = [
  { head: 'Source', number: false },
  { head: 'Audits at each size', number: true },
  { head: 'Rates higher', number: true },
  { head: 'Rates lower', number: true },
  { head: 'Of', number: true },
  { head: 'Least even spread', number: true },
] as const;

/** The sources one by one: a fault of a generator would show in one of them alone. */
export function sourcesSection({ calibration, plan }: CalibrationCore): Markup | null {
  if (plan.sources.length < 2) return null;
  const rows = plan.sources.map(({ audits, id }, s) => {
    const own = calibration.flatMap((size) => size.rows.map((row) => ({ row, rates: row.sources[s] })));
    const rates = own.flatMap(({ rates: { lower, upper } }) => [...upper, ...lower]);
    const spreads = own.flatMap(({ rates: seen, row }) => spreadOf(row, seen) ?? []);
    return [
      [code(id)],
      say`${audits}`,
      say`${rates.filter(({ answer }) => answer === 'more often').length}`,
      say`${rates.filter(({ answer }) => answer === 'less often').length}`,
      say`${rates.length}`,
      spreads.length === 0 ? ['–'] : probability(Math.min(...spreads)),
    ];
  });
  return section({
    heading: 'Source by source',
    beside: [
      'Generators of different make and the operating system’s own source: were one of them at fault, its rates would stand apart from the others’.',
    ],
    exhibit: blocksTable('The sources one by one', SOURCES, rows),
  });
}

/** Where each statistic can be used: its fewest deals at each number of cards, and why not where it cannot. */
export function regionsSection({ calibration, plan, refused, regions }: CalibrationCore): Markup {
  const cards = regions[0]?.least.map(({ n }) => n) ?? [];
  const columns = [{ head: 'Statistic', number: false }, ...cards.map((n) => ({ head: `${count(n)} cards`, number: true }))];
  const rows = regions.map(({ least, test }) => [
    [code(test)],
    ...least.map(({ trials }): Phrase => (trials === null ? ['–'] : say`${trials}`)),
  ]);
  const list = refusals(refused, regions).map(({ reason, test, where }) => html`<li><code>${test}</code> at ${where} ${reason}.</li>`);
  return section({
    heading: 'Where each may be used',
    beside: [
      `The fewest deals that a statistic accepts. With fewer it refuses, with the reason, and is listed as not run. ${calibration.length === 1 ? 'One size was' : `${count(calibration.length)} sizes were`} dealt${plan.asked.sizes.some(({ trials }) => trials === 'least') ? ', the fewest deals among them' : ''}.`,
    ],
    exhibit: [
      blocksTable('The fewest deals of every statistic', columns, rows),
      list.length > 0 ? html`<div><h3>Refused</h3><ul class="said">${list}</ul></div>` : null,
    ],
  });
}

/** How to make the calibration again, with the full hashes and the plan. */
export function calibrationCheck({ core, digest, run }: Calibration): Markup {
  const { plan, tool } = core;
  return checkItYourself({
    facts: [
      recordFact(digest),
      ...(plan.recording
        ? [
            [
              'Recorded bytes',
              html`<code>${plan.recording.file}</code>, ${count(plan.recording.bytes)} bytes, <code>sha256:${plan.recording.sha256}</code>`,
            ] as const,
          ]
        : []),
      ['Seed', html`<code>${plan.seed}</code>`],
      [
        'Sizes',
        plan.sizes
          .map(({ n, tests, trials }) => `${count(n)} cards and ${count(trials)} deals, ${counted(tests.length, 'statistic')}`)
          .join('; '),
      ],
      ['Rates', `${count(ratesOf(core).length)}, each with its exact interval at ${plan.confidence * 100} %`],
      toolFact(tool, run),
      ...(core.verdict.kind !== 'holds' ? [['Reason', ended(core.verdict.statement)] as const] : []),
    ],
    commands: [
      ['Deal every audit again and compare', VERIFY],
      ['Make the calibration from nothing', calibrateCommand(core)],
    ],
  });
}
