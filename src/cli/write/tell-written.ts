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

const EXIT_OF_VERDICT: Readonly<Record<(Verdict | BrokenCore['verdict'])['kind'], number>> = {
  'no-bias-found': 0,
  biased: 20,
  inconclusive: 21,
  broken: EXIT_OF.E_SUBJECT_DUPLICATE,
};

/** Prints the findings of an audit, the lines of wings and the files written. Shows the page if asked to, and returns the exit code of the verdict. */
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

/** Suggests a null if the bias is that of a shuffle into one cycle, which may be intended; empty otherwise. */
function nullHint(record: AnyRecord): readonly string[] {
  const named = isOfKind<Evidence>(record, 'audit') && record.core.diagnosis?.best.some(({ id }) => id === sattolo.id);
  return named ? ['If one cycle through all cards is what is wanted: --null cyclic.'] : [];
}
