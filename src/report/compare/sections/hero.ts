import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import type { Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { hero } from '../../../page/sections/hero.js';
import { sentenceNumber } from '../../../page/words/number-words.js';
import { oneIn } from '../../../page/words/one-in.js';
import type { ComparedCell } from '../facts/cell.js';
import { falseAlarms } from '../facts/cell.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { reachOf } from '../facts/reach.js';
import { tallyOf } from '../facts/tally.js';
import { feedWords, type PartWords } from '../words/feed.js';
import { headline } from '../words/headline.js';
import { startsHeading } from './starts.js';

/** Says what the grid shows, with the count of every verdict, how sure that is, and what it does not show. */
export function compareHero(comparison: Comparison, grid: Grid): Markup {
  const { cells, holes, plan } = comparison;
  const words = headline(comparison, grid);
  const tally = tallyOf(cells);
  const audits = `${counted(count(cells.length), 'audit')}`;
  return hero({
    mark: null,
    words: { name: words.title, rest: [], lead: words.lead, more: [words.more] },
    facts: [
      [
        `Result of ${audits}`,
        say`${strong(count(tally.biased))} biased, ${strong(count(tally['no-bias-found']))} no bias found, ${strong(count(tally.inconclusive))} cannot tell, ${holes.length} not run`,
      ],
      ...evenFact(comparison),
      ['How sure', [sureWords(cells, falseAlarms(cells.length, plan))]],
      ['Careful', [carefulWords(comparison, grid)]],
    ],
  });
}

function evenFact({ makers, outcome }: Comparison): readonly (readonly [string, Phrase])[] {
  const [{ id }] = makers;
  const { even } = pageOf(outcome).builtIn(outcome, id);
  return even.length === 0 ? [] : [['Even', even]];
}

function sureWords(cells: readonly ComparedCell[], bound: number): string {
  const share = `1 in ${count(oneIn(bound))}`;
  if (cells.length === 1) return `The chance of a false alarm is at most ${share}.`;
  const shared = new Set(cells.map(({ origin }) => origin.source.prng)).size < cells.length;
  const dependent = shared
    ? ' Audits with the same generator begin with the same numbers. They are not independent, and this bound does not need them to be.'
    : '';
  return `Each audit keeps its own level. The chance of a false alarm anywhere among the ${count(cells.length)} is at most ${share}.${dependent}`;
}

function carefulWords({ orderBits, outcome }: Comparison, grid: Grid): string {
  const { deal, whole, wholes } = nounsOf(outcome.kind);
  const starting = [...new Set(grid.rows.map((row) => row.preset ?? row.generator))];
  const short = starting.filter((one) =>
    grid.rows.some((row) => (row.preset ?? row.generator) === one && reachOf(row, orderBits).oneIn !== null),
  ).length;
  const words = grid.rows.some(({ preset }) => preset) ? feedWords(grid) : { one: 'generator', many: 'generators' };
  const where = grid.rows.some(({ preset }) => preset) ? capital(startsHeading(wholes)) : `States against ${wholes}`;
  const states = short === 0 ? '' : ` ${shortWords(short, starting.length, whole, words)}: see “${where}”.`;
  return `Someone who knows the generator may still foresee an even ${deal}. This page does not test that.${states}`;
}

function shortWords(short: number, all: number, whole: string, { many, one }: PartWords): string {
  if (all === 1) return `This ${one} cannot begin with every ${whole}`;
  return `${sentenceNumber(short)} of ${count(all)} ${many} cannot begin with every ${whole}`;
}
