import type { LogNewest } from '../../core/source/log-relaid.js';
import type { Batch } from '../../core/subject/outcome.js';
import type { KeptDecks } from '../../engine/log/kept-decks.js';
import type { Layouts, NewestIn } from '../../engine/log/layouts.js';
import { logError } from '../../engine/log/log-error.js';

/** Turns the decks of a log round where the newest row is first. */
export const turnDecks: Layouts['turnDecks'] = (files, kept, empty, batch, name) => {
  const turned = newestFirst(files, name);
  if (turned === null) return null;
  if (kept === null) throw notTurned('a log with the newest row first was expected to fit into memory, got a larger one', name);
  const { from: starts, newest } = turned;
  for (const [i, from] of starts.entries()) addTurned(kept, from, starts[i + 1] ?? kept.length, batch, empty);
  // Within a stretch a number that fell rises now; between two of them both stand as they were.
  return { newest, kept: empty, back: (rows) => Math.max(0, empty.length - starts.length - rows) };
};

/** Adds the decks in [from, to) to others, the last of them first. */
function addTurned(kept: KeptDecks, from: number, to: number, batch: Batch, others: KeptDecks): void {
  const { width } = batch;
  for (let end = to; end > from; end -= batch.length) {
    const first = Math.max(from, end - batch.capacity);
    kept.read(batch, first);
    batch.length = end - first;
    const { cells, groups, length } = batch;
    for (let i = 0, j = length - 1; i < j; i++, j--) {
      const deck = cells.slice(i * width, (i + 1) * width);
      cells.copyWithin(i * width, j * width, (j + 1) * width);
      cells.set(deck, j * width);
      if (groups) [groups[i], groups[j]] = [groups[j], groups[i]];
    }
    others.add(batch);
  }
}

/** Returns by what a log is newest first, and the decks from which on stretches of it are turned round: all of it, or file by file. */
function newestFirst(files: readonly NewestIn[], name: string): { readonly newest: LogNewest; readonly from: readonly number[] } | null {
  const [first] = files;
  const all = files.flatMap((file) => file ?? []);
  if (!first || all.length === 0) return null;
  const fall = all.slice(1).map((file, i) => file.first < all[i].first);
  const isAll = first.newest.by === 'said' || fall[0] === true;
  if (all.length < files.length || fall.some((falls) => falls !== fall[0]))
    throw notTurned('files whose order can be told were expected where rows are newest first, got others', name);
  return { newest: first.newest, from: isAll ? [0] : all.map(({ decks }) => decks) };
}

function notTurned(message: string, file: string): Error {
  return logError(
    'E_LOG_LAYOUT',
    message,
    { file, line: 1, column: 1 },
    'turn it round with tac, or read the rows as they stand with --newest last',
  );
}
