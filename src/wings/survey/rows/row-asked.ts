import { isAbsolute, join } from 'node:path';
import { dashed, readOptions } from '../../../cli/options/option.js';
import { optionsOf, type SomeAsked } from '../../../cli/options/shared.js';
import type { SubjectAsked } from '../../../cli/subject/open-subject.js';
import { AuditError } from '../../../core/errors.js';
import type { RowOptions } from '../engine/read-survey-list.js';
import type { SurveyPlan, SurveySubject } from '../record/survey.js';

const WORD = /"([^"]*)"|'([^']*)'|([^\s"']+)/y;

/**
 * Splits the command of a program as a shell would: by spaces, except inside quotes. Nothing else is special. Throws E_USAGE for a quote without an
 * end.
 */
function wordsOf(command: string): readonly string[] {
  const words: string[] = [];
  let open = false;
  for (let at = 0; at < command.length; ) {
    if (/\s/.test(command[at])) {
      [open, at] = [false, at + 1];
      continue;
    }
    WORD.lastIndex = at;
    const found = WORD.exec(command);
    if (!found) throw new AuditError('E_USAGE', `a quote must have its end, got ${command.slice(at)}`);
    const text = found[1] ?? found[2] ?? found[3] ?? '';
    if (open) words[words.length - 1] += text;
    else words.push(text);
    [open, at] = [true, WORD.lastIndex];
  }
  return words;
}

/** The prefix before the words of a program. */
const PROGRAM = '-- ';

const OF_ROWS = optionsOf(
  'call',
  'randomness',
  'input',
  'deal',
  'orderUnknown',
  'n',
  'trials',
  'detect',
  'null',
  'passRandom',
  'isolation',
  'protocol',
  'cards',
  'timeout',
  'deadline',
);

/** The options of rows, as the columns of a list. */
export const ROW_OPTIONS: RowOptions = Object.fromEntries(
  Object.entries(OF_ROWS).map(([name, { type }]) => [dashed(name), type === null ? 'yes or no' : 'text']),
);

/** Matches nulls that name a file, which lies beside the list. */
const WITH_FILE = /^(weighted|strata|no-adjacent):(.+)$/;

export type RowAsked = SubjectAsked & { readonly n: number } & SomeAsked<'trials' | 'detect' | 'null'>;

/** Parses a row as the command line would: its subject, or the words of its program, and its options. `folder`: where the list lies. Throws E_USAGE. */
export function rowAsked(
  { options, subject }: SurveySubject,
  { detect, n }: Pick<SurveyPlan, 'n' | 'detect'>,
  folder: string,
): { readonly spec: string | readonly string[]; readonly asked: RowAsked } {
  const typed = readOptions(
    OF_ROWS,
    Object.fromEntries(Object.entries(options).map(([name, value]) => [name, value === 'yes' ? true : value])),
  );
  const declared = WITH_FILE.exec(typed.null ?? '');
  return {
    spec: subject.startsWith(PROGRAM) ? wordsOf(subject.slice(PROGRAM.length)) : subject,
    asked: {
      ...typed,
      n: typed.given.has('n') ? typed.n : n,
      detect: typed.detect ?? detect,
      ...(declared && { null: `${declared[1]}:${from(folder, declared[2])}` }),
    },
  };
}

function from(folder: string, file: string): string {
  return isAbsolute(file) ? file : join(folder, file);
}
