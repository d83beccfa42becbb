import { counted, verbFor } from '../../../../core/words/counted.js';
import { count } from '../../../../page/numbers.js';
import type { ListRead, OneListCore } from '../../record/one-list.js';
import type { Reading } from '../../record/reading.js';

/** Says in sentences how each file was read that is no plain order of its items. */
export function readingSentences({ subject: { origin } }: OneListCore): readonly string[] {
  const lists = origin.source.kind === 'files' ? origin.source.lists : [];
  return [...new Set(lists.flatMap((list) => sentencesOf(list)))];
}

function sentencesOf({ files, numbering, reading = {} }: ListRead): readonly string[] {
  const name = files.length === 1 ? files[0].name : 'the list';
  const { again, copies, epochs, sample } = reading;
  return [
    ...(files.some(({ format }) => format === 'batches') ? ['A line holds several items: they were read one behind the other.'] : []),
    ...(epochs ? [epochsSentence(name, epochs)] : []),
    ...(again ? [againSentence(again)] : []),
    ...(copies ? copiesSentences(copies) : []),
    ...(numbering.by === 'size' && !copies ? sizeSentences(numbering, reading) : []),
    ...(sample
      ? [
          `The list is taken for a sample of ${counted(count(sample.of), 'item')}, the numbers from ${sample.from} on: which of them came is tested too.`,
        ]
      : []),
  ];
}

function epochsSentence(name: string, { left, lists, n, turn }: NonNullable<Reading['epochs']>): string {
  const how = turn === n ? 'one behind the other' : `which take turns of ${counted(count(turn), 'item')}`;
  const rest =
    left === 0
      ? ''
      : `; the last ${counted(count(left), 'item')} ${verbFor(left, 'begins')} one more and ${verbFor(left, 'was')} left aside`;
  return `In ${name} ${verbFor(lists, 'is')} ${counted(count(lists), 'list')} of ${counted(count(n), 'item')}${lists === 1 ? '' : `, ${how}`}${rest}.`;
}

function againSentence({ count: many, padded, ranks }: NonNullable<Reading['again']>): string {
  const items = counted(count(many), 'item');
  if (!padded) return `${items} ${verbFor(many, 'comes')} again and ${verbFor(many, 'was')} left aside.`;
  const to =
    ranks === undefined ? 'padded with the first items, as by a distributed sampler' : `padded to ${counted(count(ranks), 'rank')}`;
  return `${items} ${verbFor(many, 'comes')} twice: ${to}. The second of each was left aside.`;
}

function copiesSentences({ fewest, kinds, most, stretches }: NonNullable<Reading['copies']>): readonly string[] {
  const times = fewest === most ? counted(count(most), 'time') : `${count(fewest)} to ${counted(count(most), 'time')}`;
  return [
    `${counted(count(kinds), 'different item')} ${verbFor(kinds, 'comes')} ${times} each. Equal ones are told apart by lot, so that every order of them is equally likely.`,
    ...(stretches === kinds ? ['Equal items all stand together, as where a list was sorted or never shuffled.'] : []),
  ];
}

/** The absent numbers from which on it is said how to test which came. */
const MANY_ABSENT = 100;

function sizeSentences(
  { from, kinds, to }: Extract<ListRead['numbering'], { by: 'size' }>,
  { epochs, sample }: Reading,
): readonly string[] {
  const all = to - from + 1;
  const range = `the ${counted(count(all), 'number')} from ${count(from)} to ${count(to)}`;
  const has = epochs ? `Each list has ${count(epochs.n)} of` : kinds === all ? 'The items are' : `The items are ${count(kinds)} of`;
  return [
    `${has} ${range}: their numerical order is taken as the order before.`,
    ...(epochs || sample || all - kinds < MANY_ABSENT
      ? []
      : ['Which of them came is not tested: where they were drawn from n, --sample-of n does so.']),
  ];
}
