import { existsSync } from 'node:fs';
import type { Line } from '../print.js';
import { fileLine, tell } from '../print.js';
import type { Files } from './write-files.js';

/** A page that a wing laid beside a record: what it is, in a word, and where. */
export interface LaidPaper {
  readonly called: string;
  readonly file: string;
}

/** The lines that name page and record, and what lies beside. */
export function writtenLines({ page, record }: Files, papers: readonly LaidPaper[] = []): readonly Line[] {
  return [fileLine('report', page), fileLine('record', record), ...papers.map(({ called, file }) => fileLine(called, file))];
}

/** Says that what is about to be written takes the place of an earlier record, where one lies there. */
export function tellReplaced({ record }: Files, quiet: boolean): void {
  if (existsSync(record) && !quiet)
    tell(`shuffle-audit: ${record} and its page take the place of earlier ones; --name or --out keeps both`);
}

/** With --open, shows a page, by its path or its address, in the reader's browser. Where none can be started it is said so, and nothing else fails. */
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
