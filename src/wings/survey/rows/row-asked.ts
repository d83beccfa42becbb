import { isAbsolute, join } from 'node:path';
import { askedOf, dashed } from '../../../cli/options/option.js';
import { type AskedOf, optionsOf } from '../../../cli/options/shared.js';
import type { SubjectAsked } from '../../../cli/subject/open-subject.js';
import type { RowOptions } from '../engine/read-survey-list.js';
import type { SurveyPlan, SurveySubject } from '../record/survey.js';
import { wordsOf } from './words-of.js';

/** What stands before the words of a program. */
const PROGRAM = '-- ';

/** The options that a row may have. */
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

/** The same as the columns of a list. */
export const ROW_OPTIONS: RowOptions = Object.fromEntries(
  Object.entries(OF_ROWS).map(([name, { type }]) => [dashed(name), type === null ? 'yes or no' : 'text']),
);

/** Nulls that name a file, which lies beside the list. */
const WITH_FILE = /^(weighted|strata|no-adjacent):(.+)$/;

/** What is asked of a row. */
export type RowAsked = SubjectAsked & { readonly n: number } & AskedOf<'trials' | 'detect' | 'null'>;

/** A row as the command line would have it: its subject, or the words of its program, and its options. `folder`: where the list lies. Throws E_USAGE. */
export function rowAsked(
  { options, subject }: SurveySubject,
  { detect, n }: Pick<SurveyPlan, 'n' | 'detect'>,
  folder: string,
): { readonly spec: string | readonly string[]; readonly asked: RowAsked } {
  const typed = askedOf(
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
