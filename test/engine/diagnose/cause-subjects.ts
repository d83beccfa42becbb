import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Subject } from '../../../src/core/subject/subject.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { openProgramSubject } from '../../../src/host/program/subject.js';
import { insideSubject } from '../../../src/testing/inside-subject.js';
import type { ShuffleUnderTest } from '../../../src/testing/test-options.js';
import { PROJECT } from '../../house/source-tree.js';
import { needs } from '../../support/tools.js';
import { CAUSES, type Cause } from './cause-rows.js';

const FOLDER = join(PROJECT, 'fixtures/causes');

/** A deck of numbers that is shuffled where it lies, a deck of the shuffle's own with names, or one that is handed out in another direction. */
const WAYS = ['in place', 'own names', 'from the end'] as const;
type Way = (typeof WAYS)[number];

const LANGUAGES = ['js', 'py', 'pl'] as const;
const PROGRAM = { py: { program: 'python3', file: 'causes.py' }, pl: { program: 'perl', file: 'causes.pl' } } as const;
const ARGUMENT: Readonly<Record<Way, readonly string[]>> = { 'in place': [], 'own names': ['names'], 'from the end': ['end'] };

/** Functions are called as `audit` calls them. */
const CALLED = { input: 'in-order', passRandom: null, randomness: 'injected' } as const;

/** One line of the table. */
export interface CauseRow {
  readonly name: string;
  readonly cause: Cause;
  readonly way: Way;
  readonly n: number;
  readonly open: () => Promise<Subject>;
}

/** Every cause in every way at every size, each way in another language. */
export const ROWS: readonly CauseRow[] = CAUSES.flatMap((cause, place) =>
  WAYS.flatMap((way, turn) =>
    cause.sizes.map((n) => {
      const asked = LANGUAGES[(place + turn) % 3] ?? 'js';
      const language = asked === 'js' && cause.js === null ? 'py' : asked;
      const open = (): Promise<Subject> =>
        language === 'js' ? functionOf(cause.js ?? '', way, place, n) : programOf(cause, language, way, n);
      return { name: `${cause.id}, ${way}, ${language}, ${n} cards`, cause, way, n, open };
    }),
  ),
);

/** A biased shuffle that no cause may be named for. */
export interface OutsiderRow {
  readonly name: string;
  readonly n: number;
  readonly open: () => Promise<Subject>;
}

export async function outsiderRows(): Promise<readonly OutsiderRow[]> {
  const all = Object.entries(
    (await import(pathToFileURL(join(FOLDER, 'outsiders.js')).href)) as Readonly<Record<string, ShuffleUnderTest>>,
  );
  return all.flatMap(([name, shuffle]) =>
    [10, 52].map((n) => ({ name: `${name}, ${n} cards`, n, open: async () => insideSubject(shuffle, { ...CALLED, n }) })),
  );
}

/** What a cause is called in one way: behind a bar stands the name for the third. */
function variantOf(names: string, way: Way): { readonly call: string; readonly turned: boolean } {
  const [call = '', other] = names.split('|');
  return way === 'from the end' && other !== undefined ? { call: other, turned: false } : { call, turned: way === 'from the end' };
}

function functionOf(names: string, way: Way, place: number, n: number): Promise<Subject> {
  const { call, turned } = variantOf(names, way);
  const [name = '', typed] = call.split(' ');
  const more = typed === undefined ? '' : `, ${/^[\dn]/.test(typed) ? numberOf(typed, n) : typed}`;
  const own = n === 52 ? 'cards()' : 'songs()';
  const turn = TURNS[place % TURNS.length] ?? '';
  const expression =
    way === 'own names'
      ? `() => ${name}(${own}${more})`
      : turned
        ? `(deck) => ${turn}(${name}(deck${more}))`
        : `(deck) => ${name}(deck${more})`;
  return openFunctionSubject({ kind: 'module', file: './causes.js', wrapper: expression, n, randomness: 'injected', cwd: FOLDER });
}

const TURNS = ['fromTheEnd', 'byIndex', 'backwards'] as const;

function numberOf(typed: string, n: number): number {
  return { n, '2n': 2 * n, 'n/2': n / 2 }[typed] ?? Number(typed);
}

function programOf(cause: Cause, language: 'py' | 'pl', way: Way, n: number): Promise<Subject> {
  const { program, file } = PROGRAM[language];
  needs(program);
  const { call, turned } = variantOf(cause[language], way);
  return openProgramSubject({
    program,
    args: [file, call, String(n), ...(way === 'from the end' && !turned ? [] : ARGUMENT[way])],
    cwd: FOLDER,
    n,
  });
}
