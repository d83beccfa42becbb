import { counted, verbFor } from '../../../core/words/counted.js';
import { type BarRow, rowBarsSpec } from '../../../page/charts/row-bars.js';
import type { Block } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import type { CaughtGroup, CaughtLine } from './facts.js';

/** The number of like samples that were not caught from which they share one bar. */
const FEWEST_ALIKE = 3;
/** The power of ten where bars begin, below a thousand deals: the first look is at 1,024. */
const FIRST_TENS = 2;

/** Draws deals until each sample of one size was caught, as bars; `shared` says which parts of the ids are the same on the whole page. */
export function caughtBars({ lines, size }: CaughtGroup, key: string, shared: readonly boolean[]): Block {
  const rows = [...lines.filter(isCaught).map((line) => caughtRow(line, shared)), ...otherRows(lines, shared)];
  const figure = {
    key,
    title: `Deals until caught, ${size}`,
    caption: say`Red: caught with so many deals. Grey: not caught, and dealt no further. Logarithmic.`,
    description: rows.map(({ bars, name }) => `${name}: ${bars[0].text}`).join('; '),
    // The table below says the same.
    says: null,
  };
  return figureBlock(figure, (narrow) => rowBarsSpec([{ head: 'deals', from: FIRST_TENS }], rows, narrow));
}

/** Says when the first and the last were caught, and how many were not. */
export function caughtSentence({ caught, lines }: CaughtGroup): Phrase {
  const trials = lines.filter(isCaught).map((line) => line.trials);
  const left = lines.length - caught;
  const not = left === 0 ? [] : say` ${count(left)} ${verbFor(left, 'was')} not caught.`;
  if (caught === 0) return say`None of ${counted(count(lines.length), 'sample')} was caught.`;
  const [first, last] = [Math.min(...trials), Math.max(...trials)];
  const when =
    first === last ? say`after ${strong(count(first))} deals` : say`after ${strong(count(first))} to ${strong(count(last))} deals`;
  return say`${count(caught)} of ${counted(count(lines.length), 'sample')} ${verbFor(caught, 'was')} caught ${when}.${not}`;
}

/** Says which parts of the ids are the same in all samples of a page; the last one that differs is kept where all are the same. */
export function sharedParts(ids: readonly string[]): readonly boolean[] {
  const parts = ids.map((id) => id.split('/'));
  const [first = []] = parts;
  const shared = first.map((part, k) => parts.every((other) => other.length === first.length && other[k] === part));
  return shared.every((same) => same) ? shared.map(() => false) : shared;
}

function nameOf({ id }: CaughtLine, shared: readonly boolean[]): string {
  return id
    .split('/')
    .filter((_, k) => !shared[k])
    .join('/');
}

function isCaught({ end }: CaughtLine): boolean {
  return end === 'caught';
}

function caughtRow(line: CaughtLine, shared: readonly boolean[]): BarRow {
  const test = line.least ? `, ${line.least.test}` : '';
  return {
    name: nameOf(line, shared),
    bars: [{ value: line.trials, text: `${count(line.trials)}${test}`, short: count(line.trials), look: 'found' }],
  };
}

/** Returns rows for those that were not caught, the longest first; those that ended alike share one. */
function otherRows(lines: readonly CaughtLine[], shared: readonly boolean[]): readonly BarRow[] {
  const alike = new Map<string, CaughtLine[]>();
  for (const line of lines.filter((one) => !isCaught(one))) {
    const key = `${line.end} ${dealtOf(line)}`;
    alike.set(key, [...(alike.get(key) ?? []), line]);
  }
  return [...alike.values()]
    .toSorted(([a], [b]) => dealtOf(b) - dealtOf(a))
    .flatMap((group) =>
      group.length >= FEWEST_ALIKE
        ? [otherRow(`${counted(count(group.length), 'sample')}`, group[0])]
        : group.map((line) => otherRow(nameOf(line, shared), line)),
    );
}

function otherRow(name: string, line: CaughtLine): BarRow {
  const text =
    line.end === 'budget'
      ? `not in ${count(line.budget)}`
      : line.trials === 0
        ? 'repeats itself before the first look'
        : `not in ${count(line.trials)}, then it repeats itself`;
  const short = line.trials === 0 ? 'repeats itself' : `not in ${count(dealtOf(line))}`;
  return { name, bars: [{ value: dealtOf(line), text, short, look: 'open' }] };
}

function dealtOf({ budget, end, trials }: CaughtLine): number {
  return end === 'budget' ? budget : trials;
}
