import type { Keeper } from '../../engine/count/keeper.js';
import { UNKEPT } from '../../engine/count/keeper.js';
import type { JournalHeader } from '../../host/journal/format.js';
import type { Journal } from '../../host/journal/journal.js';
import { PACE } from '../../host/journal/journal.js';
import type { FoundJournal } from '../../host/journal/open-journal.js';
import { lossOf, openJournal } from '../../host/journal/open-journal.js';
import { shellWord } from '../../kinds/words/command.js';
import { hearInterrupt } from '../interrupts.js';
import { tell } from '../print.js';

/** Work that may take long, and the place of its finished blocks. */
export interface LongWork {
  readonly file: string;
  readonly found: FoundJournal | null;
  /** The header that identifies the run of the blocks. */
  readonly header: JournalHeader;
  /** The seed that the command needs to deal the same again; null if what was typed has it. */
  readonly seed: string | null;
  readonly resumable: boolean;
  readonly quiet: boolean;
  readonly progress: { readonly done: () => void };
}

/**
 * Runs work beside a journal: resumes from the blocks found, and keeps what is dealt. On an interrupt or a failure it leaves what was dealt on disk
 * and says how to resume. Throws E_PLAN_MISMATCH if another run's blocks lie there.
 */
export async function journaled<Result>(
  { file, found, header, progress, quiet, resumable, seed }: LongWork,
  work: (keeper: Keeper) => Promise<Result>,
): Promise<Result> {
  const journal = openJournal(file, found, header, PACE);
  const loss = found && lossOf(found);
  if (loss !== null) note(loss);
  if (journal.begun && !quiet) note(`goes on from ${file}`);
  const goOn = (): string => `what was dealt is kept in ${file}; go on with: ${resumeCommand(seed)}`;
  const stop = hearInterrupt(() => {
    progress.done();
    if (!resumable) return 'nothing is kept: a run cannot resume where one process deals with a source of its own';
    journal.flush();
    return journal.begun ? goOn() : `no block was finished that would be worth keeping; deal the same with: ${resumeCommand(seed)}`;
  });
  try {
    const result = await work(resumable ? journal : UNKEPT);
    // Until the record is on disk everything stays here, should writing it fail.
    if (journal.begun) journal.flush();
    stop();
    if (journal.begun) hearInterrupt(goOn);
    return result;
  } catch (error) {
    stop();
    progress.done();
    if (journal.begun) keepRest(journal, goOn());
    throw error;
  } finally {
    progress.done();
    journal.close();
  }
}

/** Returns the typed command so that it deals the same again: with its seed, unless null, and without options that would start anew. */
export function resumeCommand(seed: string | null, typed: readonly string[] = process.argv.slice(2)): string {
  const words = typed.filter((word) => !/^--(?:no-)?fresh(?:=|$)/.test(word));
  const seeded = seed === null || words.some((word) => /^--seed(?:=|$)/.test(word));
  return ['npx shuffle-audit', ...words.map(shellWord), ...(seeded ? [] : [`--seed ${shellWord(seed)}`])].join(' ');
}

/** Keeps the remaining blocks. A failure to do so is ignored, since the first failure has been reported. */
function keepRest(journal: Journal, goOn: string): void {
  try {
    journal.flush();
    note(goOn);
  } catch {
    note(`what was dealt last could not be kept; ${goOn}`);
  }
}

function note(line: string): void {
  tell(`shuffle-audit: ${line}`);
}
