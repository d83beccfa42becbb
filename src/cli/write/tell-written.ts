import { EXIT_OF } from '../../core/errors.js';
import type { Evidence, EvidenceCore, Sealed, Verdict } from '../../core/record/evidence.js';
import { type AnyRecord, isOfKind } from '../../core/record/record.js';
import type { SequentialCore } from '../../core/record/sequential.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { sattolo } from '../../parts/shuffle/sattolo.js';
import type { BrokenCore } from '../../records/additions.js';
import type { Joined } from '../prepared.js';
import { factLine, print, printJsonText, printText } from '../print.js';
import { summaryOfSealed } from '../sealed-told.js';
import type { Written } from './write-locked.js';
import { openPage, writtenLines } from './written-lines.js';

/** The exit code each verdict ends in. */
const EXIT_OF_VERDICT: Readonly<Record<(Verdict | BrokenCore['verdict'])['kind'], number>> = {
  'no-bias-found': 0,
  biased: 20,
  inconclusive: 21,
  broken: EXIT_OF.E_SUBJECT_DUPLICATE,
};

/** Tells what an audit found, what wings say of it and where it was written, shows the page where that was asked for, and returns the exit code of the verdict. */
export async function tellWritten(
  { json, open }: { readonly json: boolean; readonly open: boolean },
  written: Written<Sealed<EvidenceCore | SequentialCore | BrokenCore>>,
  linesOf: Joined['lines'],
): Promise<number> {
  const { files, papers, record: evidence, text } = written;
  if (json) printJsonText(text);
  else {
    printText(await summaryOfSealed(evidence), LOOK[evidence.core.verdict.kind]);
    print(
      ...nullHint(evidence),
      ...(isOfKind<Evidence>(evidence, 'audit') ? linesOf(evidence, []) : []),
      '',
      ...writtenLines(files, papers),
    );
    if (evidence.core.subject.replay === 'exact') print(factLine('seed', evidence.core.plan.seed));
  }
  await openPage({ open }, files.page);
  return EXIT_OF_VERDICT[evidence.core.verdict.kind];
}

/** What to ask for where a bias is what a shuffle for one cycle makes, and that may be what is wanted; nothing elsewhere. */
function nullHint(record: AnyRecord): readonly string[] {
  const named = isOfKind<Evidence>(record, 'audit') && record.core.diagnosis?.best.some(({ id }) => id === sattolo.id);
  return named ? ['If one cycle through all cards is what is wanted: --null cyclic.'] : [];
}
