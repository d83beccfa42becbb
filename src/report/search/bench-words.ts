import type { Bench, BenchBoard, BenchCore } from '../../core/bench.js';
import { allOf, counted, verbFor } from '../../core/counted.js';
import { count } from '../../page/numbers.js';
import { type Phrase, say, strong } from '../../page/phrase.js';
import type { VerdictWords } from '../../page/words/verdict-words.js';

/** Headline and lead for a bench. */
export function benchWords({ boards, plan, verdict }: BenchCore): Omit<VerdictWords, 'sure'> {
  const all = boards.length;
  const off = boards.filter(({ moves, published }) => moves !== published).length;
  const by = say`By ${plan.algorithm} with ${plan.heuristic} they take ${strong(count(total(boards, 'moves')))} moves together, as published, and ${strong(counted(count(total(boards, 'generated')), 'board'))} were made on the way.`;
  if (verdict.kind === 'holds')
    return { name: 'Solved:', rest: say`${allOf(all, 'board')} of Korf, by shortest paths`, lead: by, more: [] };
  return {
    name: 'Not as published:',
    rest: say`${counted(off, 'board')} of ${all}`,
    lead: say`The paths of ${counted(off, 'board')} ${verbFor(off, 'is')} not as long as published; they are marked below.`,
    more: [],
  };
}

/** Time and memory, which belong to the machine; null of a record that does not say. */
export function costWords({ bench, cpu }: Bench['run']): Phrase | null {
  if (bench === undefined) return null;
  const { peakBytes, searchMs, tablesMs } = bench;
  return say`The tables took ${seconds(tablesMs)} to build, the search ${seconds(searchMs)}, and the program held at most ${count(Math.round(peakBytes / 1e6))} MB, on ${cpu}. These differ from machine to machine and stand outside the digest; moves and boards do not.`;
}

/** A row of the short table: the name of what is counted, then least, median, mean, most and all together. */
export function benchRows({ boards }: BenchCore): readonly (readonly string[])[] {
  return [['moves', 'moves'] as const, ['boards made', 'generated'] as const, ['boards expanded', 'expanded'] as const].map(
    ([name, of]) => {
      const values = boards.map((board) => board[of]).sort((a, b) => a - b);
      const sum = total(boards, of);
      const middle = (values[Math.floor((values.length - 1) / 2)] + values[Math.ceil((values.length - 1) / 2)]) / 2;
      const mean = sum / values.length;
      return [
        name,
        count(values[0]),
        count(Math.round(middle)),
        of === 'moves' ? mean.toFixed(2) : count(Math.round(mean)),
        count(values.at(-1) ?? 0),
        count(sum),
      ];
    },
  );
}

/** The heads of `benchRows`. */
export const BENCH_HEADS: readonly string[] = ['', 'least', 'median', 'mean', 'most', 'together'];

/** What the boards are, and what is compared. */
export const BENCH_SCOPE: Phrase = say`The hundred boards of 4 x 4 of R. E. Korf (1985), Artificial Intelligence 27, 97–109, by which searches are compared since. Their published lengths add up to 5,305. How many boards are made depends on the estimate and on the order in which moves are tried; Korf’s own search made some 36 billion.`;

function total(boards: readonly BenchBoard[], of: 'moves' | 'expanded' | 'generated'): number {
  return boards.reduce((sum, board) => sum + board[of], 0);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
