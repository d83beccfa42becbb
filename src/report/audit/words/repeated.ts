import type { EvidenceCore } from '../../../core/record/evidence.js';
import { BIASED_REPEATED } from '../../../core/statistic/side-looks.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { type RepeatedRows, repeatedRows } from '../../../engine/decide/repeated-rows.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { nounsOf } from '../../../kinds/pages.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { onceIn } from '../../../page/probability.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';

/** The rows that repeat, where the verdict is biased because of them; else null. */
function found({ plan, subject, verdict }: EvidenceCore): RepeatedRows | null {
  if (verdict.kind !== 'biased' || !verdict.because.includes(BIASED_REPEATED)) return null;
  return repeatedRows(plan, spaceOf(subject.origin, plan.n));
}

/** Says how many rows repeated, and the two ways in which that happens, beside a verdict that rests on more; empty where none did. */
export function repeatedSentences(core: EvidenceCore): readonly Phrase[] {
  const repeated = found(core);
  return repeated ? [say`${told(repeated)} ${readings(core)}`] : [];
}

/** The words of a verdict that is biased by no test, but because rows of the log repeat; null for any other. */
export function repeatedWords(core: EvidenceCore): VerdictWords | null {
  const repeated = found(core);
  if (!repeated) return null;
  const { deals, shuffle } = nounsOf(core.subject.origin.outcome.kind);
  return {
    name: 'Biased:',
    rest: [`the log holds the same ${deals} again`],
    lead: told(repeated),
    more: [readings(core)],
    sure: say`${core.plan.null ? `A ${shuffle} of that law` : `An even ${shuffle}`} would bring that less than once in ${onceIn(repeated.logP ?? 0)} such logs.`,
  };
}

function told({ decks, rows }: RepeatedRows): Phrase {
  return say`${strong(`${count(rows)} of ${counted(count(decks), 'row')}`)} ${verbFor(rows, 'is')} the same as an earlier one, cell by cell.`;
}

function readings({ subject }: EvidenceCore): Phrase {
  const { deals, shuffle } = nounsOf(subject.origin.outcome.kind);
  const { source } = subject.origin;
  const starts =
    source.kind === 'log' && (source.files.length > 1 || source.parts)
      ? ` Files or groups that begin alike come from starts with the same seed.`
      : '';
  return say`Either the log holds rows twice, or the ${shuffle} makes the same ${deals} again: look at where the repeated rows come from.${starts}`;
}
