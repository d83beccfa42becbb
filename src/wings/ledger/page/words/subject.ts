import { andList } from '../../../../core/words/and-list.js';
import { counted, verbFor } from '../../../../core/words/counted.js';
import { count } from '../../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../../page/phrase.js';
import { listed } from '../../../../page/words/number-words.js';
import type { LedgerLine, LedgerSubject } from '../facts/ledger.js';

const MOST_NAMED = 4;

/** Says how often a subject was tried and with what result, what is gone, and what else tells that it was tried; empty where it was dealt once. */
export function subjectPhrase(subject: LedgerSubject): Phrase {
  const said = [triedSentence(subject), lastSentence(subject), goneSentence(subject), filesSentence(subject)];
  return said.filter((sentence) => sentence.length > 0).flatMap((sentence, k): Phrase => (k === 0 ? sentence : [' ', ...sentence]));
}

/** Says how often a subject was tried: "This subject was audited 7 times: 6 found a bias, 1 found none." */
function triedSentence({ tried }: LedgerSubject): Phrase {
  const times = tried.length;
  if (times < 2) return [];
  const [first] = tried;
  const what = first?.kind === 'calibration' ? 'The tests were calibrated' : 'This subject was audited';
  return say`${what} ${strong(counted(count(times), 'time'))}: ${andList(outcomes(tried))}.`;
}

/** The results of some records, a clause for each verdict. */
function outcomes(tried: readonly LedgerLine[]): readonly string[] {
  const many = (of: (line: LedgerLine) => boolean): number => tried.filter(of).length;
  const isBroken = ({ altered, verdict }: LedgerLine): boolean => altered === null && verdict.kind === 'broken';
  const whole = (look: LedgerLine['verdict']['look']) =>
    many((line) => line.altered === null && line.verdict.look === look && !isBroken(line));
  const parts: readonly (readonly [number, string])[] =
    tried[0]?.kind === 'calibration'
      ? [
          [whole('biased'), 'failed'],
          [whole('clean'), 'held'],
        ]
      : [
          [many(isBroken), 'lost cards'],
          [whole('biased'), 'found a bias'],
          [whole('clean'), 'found none'],
        ];
  const altered = many((line) => line.altered !== null);
  return [
    ...[...parts, [whole('unsure'), 'could not tell'] as const].flatMap(([times, did]) => (times === 0 ? [] : [`${count(times)} ${did}`])),
    ...(altered === 0 ? [] : [`${count(altered)} ${verbFor(altered, 'is')} altered and ${verbFor(altered, 'says')} nothing`]),
  ];
}

/** Says that the last result differs from an earlier one, which it does not take back. */
function lastSentence({ tried }: LedgerSubject): Phrase {
  const whole = tried.filter(({ altered }) => altered === null);
  const last = whole.at(-1);
  const found = whole.filter(({ verdict }) => verdict.look === 'biased');
  if (!last || found.length === 0 || last.verdict.look === 'biased') return [];
  const changed = found.every(({ subject }) => subject !== last.subject);
  const ended = last.verdict.look === 'clean' ? 'found none' : 'could not tell';
  return changed
    ? say`The last ${ended}: by then the code of the subject, or the way it is called, was another.`
    : say`The last ${ended}, which does not take back what was found before.`;
}

/** Says what is missing: "2 records that were here when another was made are gone." */
function goneSentence({ gone }: LedgerSubject): Phrase {
  return gone === 0
    ? []
    : say`${strong(counted(count(gone), 'record'))} that ${verbFor(gone, 'was')} here when another was made ${verbFor(gone, 'is')} gone, at least.`;
}

function filesSentence({ sameFiles }: LedgerSubject): Phrase {
  return sameFiles.length === 0 ? [] : say`It has the same files as ${listed(sameFiles, MOST_NAMED)}.`;
}
