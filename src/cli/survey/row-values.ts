import { isAbsolute, join } from 'node:path';
import type { SurveyPlan, SurveySubject } from '../../core/survey-record.js';
import type { Values } from '../command.js';
import { inPerCent } from '../in-per-cent.js';
import { defaultOf, type OptionName } from '../options.js';
import { wordsOf } from './words-of.js';

/** What stands before the words of a program. */
const PROGRAM = '-- ';

/** Options that have a value where nobody gives one. */
const WITH_DEFAULTS: readonly OptionName[] = ['randomness', 'timeout', 'isolation'];

/** Nulls that name a file, which lies beside the list. */
const WITH_FILE = /^(weighted|strata|no-adjacent):(.+)$/;

/** A row as the command line would hand it over: its subject, or the words of its program, and its options. `folder`: where the list lies. Throws E_USAGE. */
export function rowValues(
  { options, subject }: SurveySubject,
  { detect, n }: Pick<SurveyPlan, 'n' | 'detect'>,
  folder: string,
): { readonly spec: string | readonly string[]; readonly values: Values } {
  const typed = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, value === 'yes' ? true : value]));
  const declared = WITH_FILE.exec(options['null'] ?? '');
  return {
    spec: subject.startsWith(PROGRAM) ? wordsOf(subject.slice(PROGRAM.length)) : subject,
    values: {
      ...Object.fromEntries(WITH_DEFAULTS.map((name) => [name, defaultOf(name)])),
      n: String(n),
      detect: inPerCent(detect),
      ...typed,
      ...(declared && { null: `${declared[1]}:${from(folder, declared[2])}` }),
      quiet: true,
    },
  };
}

function from(folder: string, file: string): string {
  return isAbsolute(file) ? file : join(folder, file);
}
