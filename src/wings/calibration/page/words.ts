import { andList } from '../../../core/words/and-list.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import type { CalibrationCore } from '../record/calibration.js';
import type { FarPlan } from '../record/calibration-far.js';
import { auditsEach, rowTally } from './facts.js';
import { farRowsOf } from './far-rows.js';
import { calibrationStatement } from './question-words.js';

export function calibrationWords(core: CalibrationCore): VerdictWords {
  const { hypotheses, outside, plan, verdict } = core;
  const { failing, near, rows } = rowTally(core);
  const sizes = plan.sizes.length;
  const agreeing = outside.of - outside.more - outside.less;
  const expected = Math.round(outside.of * (1 - plan.confidence));
  const byLuck = expected === 0 ? 'fewer than one' : `about ${count(expected)}`;
  return {
    name: NAMES[verdict.kind],
    rest: {
      holds: say`${rows === 1 ? 'the one row does not call' : 'none calls'} an even shuffle uneven too often`,
      fails: say`${failing} of ${counted(count(rows), 'row')} ${verbFor(failing, 'calls')} an even shuffle uneven too often`,
      inconclusive: [calibrationStatement(verdict)],
    }[verdict.kind],
    lead: say`Even shuffles were audited ${strong(counted(count(auditsEach(core) * sizes), 'time'))}, ${scaleWords(core, 'time')}. ${near === 1 ? 'One row, which is a test at one size, was' : `${counted(count(near), 'row')}, each a test at one size, were`} read at three levels and in both directions.`,
    more: [
      say`Of ${counted(count(outside.of), 'rate')} seen, ${agreeing} ${verbFor(agreeing, 'agrees')} with the stated one to within luck, ${outside.more} ${verbFor(outside.more, 'is')} higher and ${outside.less} lower. Luck alone puts ${byLuck} outside.`,
      ...(outside.less === 0
        ? []
        : [
            say`Lower ones cost some power and raise no alarm. Most belong to tests whose p-values take only a few values at so few deals, or to tests that are cautious on purpose about counts that are too even.`,
          ]),
      ...farLead(core),
    ],
    sure: say`${hypotheses === 1 ? 'One question was asked' : `${counted(count(hypotheses), 'question')} were asked`}, each held to its share of ${share(plan.falseAlarm)}. Were every test as stated, at most one calibration in ${Math.round(1 / plan.falseAlarm)} would end as ${'not calibrated'}.`,
  };
}

const NAMES = { holds: 'The tests keep their word:', fails: 'Not calibrated:', inconclusive: 'Cannot tell:' } as const;

/** "500 audits at each of 7 sizes", "1 audit at one size". */
export function scaleWords(core: CalibrationCore, noun: 'audit' | 'time' = 'audit'): string {
  const sizes = core.plan.sizes.length;
  return `${counted(count(auditsEach(core)), noun)} at ${sizes === 1 ? 'one size' : `each of ${counted(count(sizes), 'size')}`}`;
}

/** Names the statistics calibrated, for a title: "every test", or the statistics named. */
export function calibratedWords({ plan: { asked } }: CalibrationCore): string {
  if (asked.tests === null) return 'every test';
  const [first] = asked.tests;
  return asked.tests.length === 1 && first !== undefined ? first : counted(count(asked.tests.length), 'statistic');
}

export const TERMS: Phrase = say`An audit deals a number of decks and gives each test a p-value, which says how seldom luck alone looks so uneven, or so even. In 1,000 audits of an even shuffle it should lie under the level 0.05 in 50, under 0.01 in 10 and under 0.001 in 1.`;

export function sourcesSentence({ plan }: CalibrationCore): Phrase {
  const each = plan.sources.map(
    ({ audits, id }) => `${id} (${counted(count(audits), 'audit')} at ${plan.sizes.length === 1 ? 'one' : 'each'} size)`,
  );
  const recorded = plan.recording ? ' The bytes of the operating system were recorded, so its audits can be dealt again as well.' : '';
  return say`The shuffle ${plan.shuffle}, whose choices are exactly even by the method ${plan.bounded}, on ${andList(each)}.${recorded}`;
}

export function scopeSentences({ calibration, far, plan }: CalibrationCore): readonly string[] {
  const rows = calibration.flatMap((size) => size.rows);
  const coins = rows.filter(({ law }) => law === 'coin').length;
  const steps = rows.filter(({ law }) => law === 'steps').length;
  const least = Math.min(...plan.levels.map(({ level }) => level));
  return [
    `It shows how often each test rejects an even shuffle, down to the level ${least} by whole audits, at the sizes dealt and no others.`,
    far.length > 0
      ? `A verdict is taken at about one in a hundred million for a row, which no number of plain audits shows. The rows listed far out were measured down to ${Math.min(...plan.far.levels)} at those sizes; other rows, and more deals, rest on the laws themselves, whose far tails are checked against reference values.`
      : `It does not reach the levels at which a verdict is called, about one in a hundred million for a row. They rest on the laws themselves, whose far tails are checked against reference values.`,
    `A law that is exact is held to its own rate. One that is an approximation counts as not calibrated where it is shown to reject more than ${times(plan)} as often as it states, or where the spread of its p-values is off by more than ${plan.allowedDistance}. Smaller departures are drawn and listed.`,
    ...lawSentences(coins, steps),
    'It says nothing of how well a test sees a bias. That is its power, which every audit states.',
  ];
}

export function farSentence({ particles, repeats, steps }: FarPlan): Phrase {
  return say`A number says how many times as often as the level a p-value lies at or under it: 1 is as stated, less is cautious. Where outcomes are few, every sample there is was counted, so that it is exact. Elsewhere ${counted(count(particles), 'sample')} of even outcomes are split again and again: those that reach a level are copied, and each goes on by ${counted(count(steps), 'step')} within it. This is done ${counted(count(repeats), 'time')} over from nothing. Each of these estimates is right on average, and behind ± stands the standard error of their mean. So many plain audits as the last column says would have the same. A row fails where its estimates lie above a level by more than luck.`;
}

function farLead(core: CalibrationCore): readonly Phrase[] {
  const found = farRowsOf(core);
  if (found.length === 0) return [];
  const rows = new Set(found.map(({ row }) => row)).size;
  const fails = found.filter((one) => one.fails).length;
  const least = Math.min(...core.plan.far.levels);
  return [
    say`${rows === 1 ? 'One row was' : `${counted(count(rows), 'row')} were`} measured at the levels at which verdicts are taken too, down to ${`${least}`}: ${fails === 0 ? 'none lies' : fails === 1 ? 'one direction lies' : `${count(fails)} directions lie`} there more often than stated, beyond luck.`,
  ];
}

function lawSentences(coins: number, steps: number): readonly string[] {
  const coin =
    coins === 1
      ? 'One row is a coin: its p-values move in known steps, and the exact rate is worked out.'
      : `${counted(count(coins), 'row')} are coins: their p-values move in known steps, and the exact rate is worked out for each.`;
  const other = coins === 0 ? '' : 'other ';
  const step =
    steps === 1
      ? `One ${other}row has too few different p-values for the spread to be looked at; its rates are.`
      : `${counted(count(steps), `${other}row`)} have too few different p-values for the spread to be looked at; their rates are.`;
  const said = [...(coins > 0 ? [coin] : []), ...(steps > 0 ? [step] : [])].join(' ');
  return said === '' ? [] : [said];
}

function times({ levels }: CalibrationCore['plan']): string {
  const [first] = levels;
  const ratio = Math.round((first.allowed / first.level) * 100) / 100;
  return ratio === 2 ? 'twice' : `${ratio} times`;
}

function share(value: number): string {
  return `one in ${count(Math.round(1 / value))}`;
}
