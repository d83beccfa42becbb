import { plain } from '../../../page/phrase.js';
import { terminal, wrapped } from '../../../page/wrap.js';
import type { Ledger } from './facts/ledger.js';
import { linesOf } from './facts/ledger.js';
import { subjectPhrase } from './words/subject.js';
import { ledgerLead, ledgerTitle, resultWords } from './words/summary.js';

/** The ledger in a few lines of at most 100 columns: the warnings, every subject that was tried more than once, and the records altered or refused. */
export function renderLedgerSummary(ledger: Ledger): string {
  const repeated = ledger.subjects.filter((subject) => subjectPhrase(subject).length > 0);
  const wrong = linesOf(ledger).flatMap(({ altered, file, signature }) => [
    ...(altered === null ? [] : [`${file} is altered: ${altered}`]),
    ...(signature.kind === 'altered' || signature.kind === 'refused' ? [signature.reason] : []),
  ]);
  return terminal([
    ledgerTitle(ledger),
    '',
    ...wrapped(ledgerLead(ledger).flatMap((phrase, k) => (k === 0 ? phrase : [' ', ...phrase]))),
    ...wrapped([`Audits: ${plain(resultWords(ledger))}.`]),
    ...(repeated.length === 0 ? [] : ['']),
    ...repeated.flatMap((subject) => wrapped([`${subject.id}: ${plain(subjectPhrase(subject))}`], '', '  ')),
    ...(wrong.length === 0 ? [] : ['']),
    ...wrong.flatMap((fault) => wrapped([fault], '', '  ')),
    ...(ledger.others.length === 0 ? [] : ['']),
    ...ledger.others.flatMap(({ file, reason }) => wrapped([`${file} is no record: ${reason}`], '', '  ')),
  ]);
}
