import { tell } from '../print.js';

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
