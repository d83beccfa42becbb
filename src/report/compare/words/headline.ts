import { counted, nounFor, verbFor } from '../../../core/words/counted.js';
import { nounsOf } from '../../../kinds/pages.js';
import { askedSize, count, NBSP, size, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { listed, numberWord, sentenceNumber } from '../../../page/words/number-words.js';
import type { ComparedCell } from '../facts/cell.js';
import { worstSeen } from '../facts/cell.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { rowName } from '../facts/grid.js';
import type { Pattern } from '../facts/tally.js';
import { patternOf, tallyOf } from '../facts/tally.js';
import { feedWords, makerWords, type PartWords } from './feed.js';
import { startsWords } from './starts.js';

export interface Headline {
  readonly title: string;
  readonly lead: Phrase;
  /** A further plain sentence; empty where there is none. */
  readonly more: Phrase;
}

const MOST_NAMED = 6;

/** The headline, computed only from what the grid shows. */
export function headline(comparison: Comparison, grid: Grid): Headline {
  const pattern = patternOf(grid, comparison.cells);
  const words = WORDS[pattern](comparison, grid);
  const starts = tallyOf(comparison.cells).biased === 0 ? startsWords(comparison, grid) : null;
  return starts ? { ...starts, more: say`The audits: ${words.lead} ${words.more}` } : words;
}

const WORDS: Readonly<Record<Pattern, (comparison: Comparison, grid: Grid) => Headline>> = {
  'shuffle-decides': (comparison, grid) => {
    const feed = feedWords(grid);
    const maker = makerWords(comparison);
    const several = grid.told.length > 1;
    return {
      title: `The ${maker.one} decides, not ${several ? 'what feeds it' : `the ${feed.one}`}`,
      lead: decided(
        maker,
        feed.one,
        grid.columns.map((column) => grid.inColumn(column)),
      ),
      more: grid.told.includes('generator')
        ? say`A better source of randomness does not repair a wrong ${maker.one}: read down a column and the picture stays the same.`
        : [],
    };
  },
  'feed-decides': (comparison, grid) => {
    const feed = feedWords(grid);
    const maker = makerWords(comparison);
    return {
      title: `${grid.told.length > 1 ? `What feeds the ${maker.one}` : `The ${feed.one}`} decides, not the ${maker.one}`,
      lead: decided(
        feed,
        maker.one,
        grid.rows.map((row) => grid.inRow(row)),
      ),
      more: say`A correct ${maker.one} does not repair uneven choices: read along a row and the picture stays the same.`,
    };
  },
  'all-biased': ({ cells }) => ({
    title: cells.length === 1 ? 'The one audit shows a bias' : `All ${counted(count(cells.length), 'audit')} show a bias`,
    lead: sizesFound(cells),
    more: [],
  }),
  'none-found': ({ cells }) => ({
    title: cells.length === 1 ? 'No bias found in the one audit' : `No bias found in any of ${counted(count(cells.length), 'audit', NBSP)}`,
    lead: wouldHaveSeen(cells, cells.length === 1 ? 'the audit' : 'each audit'),
    more: say`A smaller bias, or one of a kind not tested, remains possible.`,
  }),
  'none-decided': (comparison) => ({
    title:
      comparison.cells.length === 1
        ? 'Cannot tell: the one audit is not decided'
        : `Cannot tell: none of ${counted(count(comparison.cells.length), 'audit', NBSP)} is decided`,
    lead: undecided(comparison),
    more: say`This is neither a good result nor a bad one.`,
  }),
  mixed: (comparison, grid) => ({
    title: mixedTitle(comparison, grid),
    lead: mixedLead(comparison, grid),
    more: openWords(comparison),
  }),
};

/** "Four of six shuffles are biased with every generator. Two show no bias with any, down to 0.77 %." */
function decided({ many, one }: PartWords, other: string, groups: readonly (readonly ComparedCell[])[]): Phrase {
  const dealt = groups.filter((cells) => cells.length > 0);
  const biased = dealt.filter(([first]) => first?.kind === 'biased');
  const clean = dealt.filter(([first]) => first?.kind !== 'biased');
  const seen = worstSeen(clean.flat());
  const subject = `${sentenceNumber(biased.length)} of ${numberWord(dealt.length)} ${dealt.length === 1 ? one : many}`;
  return say`${subject} ${verbFor(biased.length, 'is')} ${strong(`biased with every ${other}`)}. ${sentenceNumber(clean.length)} ${verbFor(clean.length, 'shows')} ${strong('no bias with any')}${downTo(seen)}.`;
}

function downTo(seen: number | null): Phrase {
  return seen === null ? [] : say`, down to ${sizeUp(seen)}`;
}

function sizesFound(cells: readonly ComparedCell[]): Phrase {
  const sizes = cells.flatMap(({ offBy }) => offBy ?? []);
  if (sizes.length === 0) return say`What was found is not a size of uneven chances: see which test caught it.`;
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const others = cells.length - sizes.length;
  const told =
    size(least) === size(most)
      ? say`On average the chances are off by ${strong(size(most))}`
      : say`On average the chances are off by ${strong(size(least))} in the least uneven and by ${strong(size(most))} in the most`;
  if (others === 0) return say`${told}.`;
  return say`${told}, where their size is what was found. ${sentenceNumber(others)} ${nounFor(others, 'audit')} ${verbFor(others, 'shows')} the bias elsewhere.`;
}

/** Says what those audits would have seen; `audits`: the subject of the sentence. */
function wouldHaveSeen(cells: readonly ComparedCell[], audits: string): Phrase {
  const seen = worstSeen(cells);
  if (seen === null) return say`No test found a bias.`;
  return say`Had the chances been uneven by ${strong(`${sizeUp(seen)} or more`)} on average, ${audits} would have found it 99 times in${NBSP}100.`;
}

function undecided({ cells, outcome, plan: { detect, trials } }: Comparison): Phrase {
  const seen = worstSeen(cells);
  const nouns = nounsOf(outcome.kind);
  const deals = counted(count(trials), nouns.deal);
  return seen === null
    ? say`No smallest visible bias can be given: with ${deals} each, not every required test could be made, or the ${nouns.deals} are copies of one another.`
    : say`With ${deals} each, a bias is seen reliably from ${strong(sizeUp(seen))} on. Asked for was ${askedSize(detect)}.`;
}

function mixedTitle(comparison: Comparison, grid: Grid): string {
  const { cells } = comparison;
  const { biased, 'no-bias-found': clean } = tallyOf(cells);
  const total = count(cells.length);
  if (biased === 0)
    return `No bias found in ${count(clean)} of ${counted(total, 'audit', NBSP)}, the ${nounFor(cells.length - clean, 'other')} cannot tell`;
  const [only] = grid.columns;
  if (grid.columns.length === 1 && only) {
    const { many } = feedWords(grid);
    return `${count(biased)} of ${total} ${many} ${verbFor(biased, 'shows')} a bias under ${only.id}`;
  }
  const what = grid.rows.length === 1 ? makerWords(comparison).many : 'pairs';
  return `${count(biased)} of ${total} ${what} ${verbFor(biased, 'is')} biased`;
}

/** Says which subjects are biased always, sometimes and never: the columns, or the rows where there is but one column. */
function mixedLead({ cells }: Comparison, grid: Grid): Phrase {
  if (tallyOf(cells).biased === 0) {
    const clean = cells.filter(({ kind }) => kind === 'no-bias-found');
    return wouldHaveSeen(clean, clean.length === 1 ? 'that one' : 'each of these');
  }
  const byRow = grid.columns.length === 1;
  const groups = byRow
    ? grid.rows.map((row) => ({ name: rowName(grid, row), cells: grid.inRow(row) }))
    : grid.columns.map((column) => ({ name: column.id, cells: grid.inColumn(column) }));
  const dealt = groups.filter((group) => group.cells.length > 0);
  const share = (group: (typeof groups)[number]): number => tallyOf(group.cells).biased / group.cells.length;
  const named = (keep: (share: number) => boolean): string =>
    listed(
      dealt.filter((group) => keep(share(group))).map(({ name }) => name),
      MOST_NAMED,
    );
  const single = byRow || grid.rows.length === 1;
  const always = named((part) => part === 1);
  const sometimes = named((part) => part > 0 && part < 1);
  const clean = cells.filter(({ kind }) => kind === 'no-bias-found');
  const { many } = feedWords(grid);
  return [
    ...(always === '' ? [] : say`Biased${single ? '' : ` with all ${many}`}: ${strong(always)}. `),
    ...(sometimes === '' ? [] : say`With some: ${strong(sometimes)}. `),
    ...(clean.length === 0
      ? []
      : say`${sentenceNumber(clean.length)} ${nounFor(clean.length, 'audit')} found ${strong('no bias')}${downTo(worstSeen(clean))}.`),
  ];
}

function openWords({ cells }: Comparison): Phrase {
  const { inconclusive } = tallyOf(cells);
  if (inconclusive === 0) return [];
  return say`${sentenceNumber(inconclusive)} ${nounFor(inconclusive, 'audit')} cannot tell: neither a good result nor a bad one.`;
}
