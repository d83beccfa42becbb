import { counted, nounFor, verbFor } from '../../../../core/words/counted.js';
import { count } from '../../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../../page/phrase.js';
import type { SignatureState } from '../../../../records/additions.js';
import type { Ledger, LedgerLine } from '../facts/ledger.js';
import { linesOf } from '../facts/ledger.js';

/** The title: "14 records of 9 subjects". */
export function ledgerTitle(ledger: Ledger): string {
  const lines = linesOf(ledger);
  if (lines.length === 0) return 'No record lies here';
  return `${counted(count(lines.length), 'record')} of ${counted(count(ledger.subjects.length), 'subject')}`;
}

/** Warnings for the reader, altered records first: sentences. */
export function ledgerLead(ledger: Ledger): readonly Phrase[] {
  const lines = linesOf(ledger);
  return [...alteredLead(lines), repeatedLead(ledger), ...goneLead(ledger)];
}

function alteredLead(lines: readonly LedgerLine[]): readonly Phrase[] {
  const altered = lines.filter((line) => line.altered !== null).length;
  const broken = lines.filter(({ signature }) => signature.kind === 'altered').length;
  const refused = lines.filter(({ signature }) => signature.kind === 'refused').length;
  return [
    ...(altered === 0
      ? []
      : [
          say`${strong(`${counted(count(altered), 'record')} ${verbFor(altered, 'is')} altered`)}: what ${altered === 1 ? 'it says does' : 'they say does'} not follow from what was dealt.`,
        ]),
    ...(broken === 0 ? [] : [say`${strong(`${counted(count(broken), 'signature')} ${verbFor(broken, 'does')} not hold`)}.`]),
    ...(refused === 0 ? [] : [say`The policy refuses ${strong(counted(count(refused), 'record'))}.`]),
  ];
}

function repeatedLead({ subjects }: Ledger): Phrase {
  const dealt = subjects.filter(({ tried }) => tried.length > 0);
  const repeated = dealt.filter(({ gone, tried }) => tried.length + gone > 1);
  const [most] = repeated;
  if (!most) return say`No subject was dealt twice, as far as this folder shows.`;
  const times = most.tried.length + most.gone;
  return say`${strong(count(repeated.length))} of ${counted(count(dealt.length), 'subject')} ${verbFor(repeated.length, 'was')} dealt more than once; most often ${strong(most.id)}, ${most.gone > 0 ? 'at least ' : ''}${counted(count(times), 'time')}.`;
}

function goneLead({ subjects }: Ledger): readonly Phrase[] {
  const gone = subjects.reduce((sum, one) => sum + one.gone, 0);
  if (gone === 0) return [];
  return [
    say`At least ${strong(counted(count(gone), 'record'))} that once lay here ${verbFor(gone, 'is')} gone. A run writes over the record of its own name, unless ${code('--name')} gives it another.`,
  ];
}

/** Counts the records that deal by verdict: "5 biased, 3 no bias found, 1 cannot tell". */
export function resultWords(ledger: Ledger): Phrase {
  const whole = linesOf(ledger).filter(
    ({ altered, deals, kind, verdict }) => altered === null && deals && verdict.kind !== 'broken' && kind !== 'calibration',
  );
  const broken = linesOf(ledger).filter(({ altered, verdict }) => altered === null && verdict.kind === 'broken').length;
  const of = (look: string): Phrase => [strong(count(whole.filter(({ verdict }) => verdict.look === look).length))];
  return say`${of('biased')} biased, ${of('clean')} no bias found, ${of('unsure')} cannot tell${broken === 0 ? [] : say`, ${strong(count(broken))} broken`}`;
}

const SIGNED: Readonly<Record<SignatureState['kind'], string>> = {
  held: 'hold',
  'not-checked': 'not checked',
  refused: 'refused',
  altered: 'broken',
  malformed: 'unreadable',
  allowed: 'unsigned',
  unsigned: 'unsigned',
};

/** Counts the signatures by state: "2 hold, 5 unsigned". */
export function signaturesWords(ledger: Ledger): Phrase {
  const lines = linesOf(ledger);
  const parts = [...new Set(Object.values(SIGNED))].flatMap((words) => {
    const found = lines.filter(({ signature }) => SIGNED[signature.kind] === words).length;
    return found === 0 ? [] : [`${count(found)} ${words}`];
  });
  if (parts.length === 0) return ['none'];
  return say`${parts.join(', ')}${ledger.policy === null ? '. No policy was named, so nobody said whose signature is believed' : `. Held against ${ledger.policy}`}.`;
}

/** The facts in a record that its digest does not cover. */
export const CAREFUL: Phrase = say`When a record was made, who chose its seed and how many records lay beside it stand outside its digest: a signature alone holds them. What was tried in another folder, or taken away without a later record, leaves no trace here.`;

/** Says what is not shown of records that were not derived again; null where all were. */
export function notDerivedWords(ledger: Ledger): string | null {
  const lines = linesOf(ledger).filter(({ notDerived }) => notDerived !== null);
  if (lines.length === 0) return null;
  return `Of ${counted(count(lines.length), 'record')} the numbers were not derived again: ${verbFor(lines.length, 'its')} ${nounFor(lines.length, 'digest')} ${verbFor(lines.length, 'holds')}, and verify does the rest.`;
}
