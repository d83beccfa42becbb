import type { Bench } from '../../core/bench.js';
import { columns } from '../../page/columns.js';
import { count } from '../../page/numbers.js';
import { say } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { date } from '../../page/words/date.js';
import { checkLines } from '../../page/words/record-file.js';
import { type Told, toldLines } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import { BENCH_HEADS, BENCH_SCOPE, benchRows, benchWords, costWords } from './bench-words.js';

/** How many boards were solved, and what it took: a few lines of at most 100 columns, without a final line break. */
export function renderBenchSummary({ core, run }: Bench): string {
  const words = benchWords(core);
  const cost = costWords(run);
  return terminal([
    ...wrapped(say`${glyphOf(core.verdict.kind)} ${words.name} ${words.rest}`, '', '  '),
    '',
    ...wrapped(words.lead),
    '',
    ...columns([BENCH_HEADS, ...benchRows(core)], [1, 2, 3, 4, 5]),
    ...(cost === null ? [] : ['', ...wrapped(cost)]),
  ]);
}

/** Every board with its length and what it took, as plain text. A pure function of the record. */
export function renderBenchText(record: Bench, told: Told = {}): string {
  const { core, digest, run } = record;
  const rows = core.boards.map(({ expanded, generated, id, moves, published }) => [
    String(id),
    count(published),
    count(moves),
    count(generated),
    count(expanded),
    moves === published ? '' : 'not as published',
  ]);
  const lines = [
    'Searches of the sliding puzzle: Korf’s hundred boards',
    date(run.startedAt),
    '',
    renderBenchSummary(record),
    '',
    ...wrapped(BENCH_SCOPE),
    '',
    ...columns([['board', 'published', 'moves', 'boards made', 'expanded', ''], ...rows], [0, 1, 2, 3, 4]),
    '',
    ...checkLines(told, ['npx shuffle-audit puzzle bench korf']),
    ...toldLines(told),
    `Record ${visible(digest)}`,
  ];
  return `${terminal(lines)}\n`;
}
