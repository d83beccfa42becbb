import { existsSync } from 'node:fs';
import type { AnyRecord } from '../../core/record/record.js';
import type { SealedText } from '../../engine/record/sealed.js';
import { lockOutput } from '../../host/lock-output.js';
import { sweepDrafts, writeWhole } from '../../host/write-whole.js';
import { shellWord } from '../../kinds/words/command.js';
import { hearInterrupt } from '../interrupts.js';
import type { SomeAsked } from '../options/shared.js';
import type { Prepared } from '../prepared.js';
import { tell } from '../print.js';
import { pageOfSealed } from '../sealed-told.js';
import type { Files } from './write-files.js';
import { filesIn, folderOf } from './write-files.js';
import { type LaidPaper, tellReplaced } from './written-lines.js';

export interface PlaceAsked extends SomeAsked<'name'> {
  readonly out: string;
  readonly quiet: boolean;
}

/** A record on disk, with its path. */
export interface Written<Record> extends SealedText<Record> {
  readonly files: Files;
  /** Files that wings wrote beside it. */
  readonly papers: readonly LaidPaper[];
}

/**
 * Locks the outputs of `--name`, or of the default name, while `work` makes the record. Writes record, page and the papers of `papersOf`. Throws
 * E_LOCKED if another run holds the lock.
 */
export async function writeLocked<Record extends AnyRecord>(
  { name, out, quiet }: PlaceAsked,
  usual: string,
  work: (files: Files) => Promise<SealedText<Record>>,
  papersOf: Prepared['papers'] = () => [],
): Promise<Written<Record>> {
  const files = filesIn(folderOf({ out }), name ?? usual);
  return holding(files.base, async () => {
    const sealed = await work(files);
    tellReplaced(files, quiet);
    const page = await pageOfSealed(sealed.record, files.told).catch((error: unknown) => {
      files.writeAlone(sealed.text);
      tell(
        `shuffle-audit: the record was written, its page could not be drawn; to draw it again: npx shuffle-audit report ${shellWord(files.record)}`,
      );
      throw error;
    });
    try {
      files.write(sealed.text, page);
    } catch (error) {
      if (existsSync(files.journal)) tell(`shuffle-audit: what was dealt is kept in ${files.journal}; the same command goes on from there`);
      throw error;
    }
    const papers: LaidPaper[] = [];
    for (const { called, ending, render } of papersOf(sealed.record))
      try {
        writeWhole(`${files.base}${ending}`, await render(files.told));
        papers.push({ called, file: `${files.base}${ending}` });
      } catch (error) {
        tell(
          `shuffle-audit: the record was written, its ${called} was not; to write it: npx shuffle-audit report ${shellWord(files.record)} --format ${called}`,
        );
        throw error;
      }
    hearInterrupt(() => `the record was written: ${files.record}`);
    return { ...sealed, files, papers };
  });
}

/** Locks the outputs called `base` while `work` runs. Throws E_LOCKED. */
export async function holding<Result>(base: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = await lockOutput(base);
  try {
    sweepDrafts(base);
    return await work();
  } finally {
    await unlock();
  }
}
