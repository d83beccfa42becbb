import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { parseCount } from '../../core/words/parse-count.js';
import { paperEndings } from '../../records/additions.js';
import type { OptionType } from './option.js';

/** The size of bias from which per cent is required: `--detect 1` is typed for 1 %, and 100 % would see next to nothing. */
const LARGEST_BARE_SIZE = 0.1;

/** Reads a size of bias like `parseShare`; from 0.1 on only in per cent. Throws E_USAGE. */
function parseSize(option: string, text: string): number {
  const bare = Number(text);
  if (bare >= LARGEST_BARE_SIZE) {
    throw new AuditError('E_USAGE', `--${option} must be below ${LARGEST_BARE_SIZE} or be written in per cent, got "${text}"`, {
      hint: `did you mean ${text}%? ${text} alone is ${bare * 100}%`,
    });
  }
  return parseShare(option, text);
}

/** Reads a proportion in [1e-9, most], written as a decimal, with an exponent, or in per cent (`0.01`, `1e-2`, `1%`). Throws E_USAGE naming the option. */
function parseShare(option: string, text: string, most = 1): number {
  const [, digits, percent] = /^([0-9]*\.?[0-9]+(?:e[+-]?[0-9]{1,2})?)\s*(%?)$/i.exec(text) ?? [];
  const value = digits === undefined ? Number.NaN : percent === '%' ? hundredth(digits) : Number(digits);
  if (!(value >= 1e-9 && value <= most))
    throw new AuditError('E_USAGE', `--${option} must lie from 1e-9 to ${most}, such as 0.01 or 1%, got "${text}"`);
  return value;
}

/** Returns a hundredth of a decimal, rounded once: 2.23 % is the very number 0.0223. */
function hundredth(digits: string): number {
  const [mantissa, exponent = '0'] = digits.toLowerCase().split('e');
  return Number(`${mantissa}e${Number(exponent) - 2}`);
}

export const text: OptionType<string> = { parse: (given) => given };

export const file: OptionType<string> = { parse: (given) => given, files: true };

/** Makes the type of a text that names one or several catalogue entries. They are looked up only when used. */
export function named(...catalogues: readonly string[]): OptionType<string> {
  return { parse: (given) => given, catalogues };
}

/** Makes the type of a text of at most this many characters. */
export function textUpTo(most: number): OptionType<string> {
  return {
    parse(given, name) {
      if (given.length <= most) return given;
      throw new AuditError('E_USAGE', `--${name} must have at most ${most} characters, got ${given.length}`);
    },
  };
}

export function count(least: number, most: number): OptionType<number> {
  return { parse: (given, name) => parseCount(name, given, least, most), range: [least, most, true] };
}

/** Makes the type of a share such as 0.01 or 1%. */
export function share(most?: number): OptionType<number> {
  return { parse: (given, name) => parseShare(name, given, most), range: [1e-9, most ?? 1, false] };
}

/** The type of a bias: a share that must be written in per cent from 0.1 on. */
export const size: OptionType<number> = { parse: (given, name) => parseSize(name, given), range: [1e-9, 1, false] };

export function oneOf<const Word extends string>(...words: readonly Word[]): OptionType<Word> {
  return {
    words,
    parse(given, name) {
      const found = words.find((word) => word === given);
      if (found !== undefined) return found;
      const there = words.length === 2 ? words.join(' or ') : `one of ${words.join(', ')}`;
      throw new AuditError('E_USAGE', `--${name} must be ${there}, got "${given}"`);
    },
  };
}

/** Makes the type of one or more of these words, separated by commas. */
export function severalOf<const Word extends string>(...words: readonly Word[]): OptionType<readonly Word[]> {
  const one = oneOf(...words);
  return { words, parse: (given, name) => given.split(',').map((word) => one.parse(word.trim(), name)) };
}

/** Makes the type of texts separated by commas; `type` is the type of each. */
export function listOf<Value>({ catalogues, parse }: OptionType<Value>): OptionType<readonly Value[]> {
  return {
    parse: (given, name) => given.split(',').map((one) => parse(one.trim(), name)),
    list: true,
    ...(catalogues && { catalogues }),
  };
}

/** A day (its first instant, UTC) or an instant in UTC. */
export const moment: OptionType<Date> = {
  parse(given, name) {
    const read = new Date(given);
    const written = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?$/.test(given);
    // A day that the calendar lacks would become another one.
    if (written && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(given.slice(0, 10))) return read;
    throw new AuditError('E_USAGE', `--${name} must be a day or a moment in UTC, such as 2027-01-31 or 2027-01-31T12:00Z, got "${given}"`);
  },
};

/** Rows and columns as in `4x4`, 2 to 5 of each. */
export const board: OptionType<BoardShape> = {
  parse: (given, name) => boardIn(given, `--${name}`),
};

/** Reads rows and columns as in `4x4`. Throws E_USAGE for anything but 2 to 5 of each. */
export function boardIn(given: string, what: string): BoardShape {
  const found = /^([2-5])[x×]([2-5])$/.exec(given);
  if (!found) throw new AuditError('E_USAGE', `${what} must be rows x columns, 2 to 5 each, got "${given}"`, { hint: 'for example 3x3' });
  return { rows: Number(found[1]), columns: Number(found[2]) };
}

export const folder: OptionType<string> = { ...file };

/** The base name of files, without folder and ending. */
export const fileName: OptionType<string> = { parse: (given) => checkedName(given) };

/** Checks the base name of files: no folder in it, and not the name of a document. Throws E_USAGE. */
export function checkedName(name: string): string {
  if (!/^[^/\\]+$/.test(name))
    throw new AuditError('E_USAGE', `--name is a file name without folders, got "${name}"`, { hint: 'choose the folder with --out' });
  // They name a folder, and what is called so would lie beside it.
  if (/^\.+$/.test(name)) throw new AuditError('E_USAGE', `--name is more than dots, got "${name}"`, { hint: 'choose a name of letters' });
  const ending = paperEndings()
    .map((one) => one.replace(/\.\w+$/, ''))
    .find((one) => name.endsWith(one));
  // The page of such a run would be the paper of another, and go with it.
  if (ending !== undefined)
    throw new AuditError('E_USAGE', `a name must not end with ${ending}, as the document of a run does, got "${name}"`, {
      hint: 'choose another with --name',
    });
  return name;
}
