import { existsSync } from 'node:fs';
import type { Line } from '../print.js';
import { fileLine, tell } from '../print.js';
import type { Files } from './write-files.js';

/** A file that a wing wrote beside a record: its kind in a word, and its path. */
export interface LaidPaper {
  readonly called: string;
  readonly file: string;
}

export function writtenLines({ page, record }: Files, papers: readonly LaidPaper[] = []): readonly Line[] {
  return [fileLine('report', page), fileLine('record', record), ...papers.map(({ called, file }) => fileLine(called, file))];
}

/** Prints that an earlier record is about to be replaced, if there is one. */
export function tellReplaced({ record }: Files, quiet: boolean): void {
  if (existsSync(record) && !quiet)
    tell(`shuffle-audit: ${record} and its page take the place of earlier ones; --name or --out keeps both`);
}

/** Shows a page in the user's browser if --open is given, by its path or its address. If no browser starts, prints so and does not fail. */
export async function openPage({ open: wanted }: { readonly open: boolean }, page: string): Promise<void> {
  if (!wanted) return;
  const { default: open } = await import('open');
  try {
    await open(page);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'no reason given';
    tell(`shuffle-audit: no browser could be started (${why}); the page is ${page}`);
  }
}
