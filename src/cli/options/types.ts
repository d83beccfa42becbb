import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { parseCount } from '../../core/words/parse-count.js';
import { paperEndings } from '../../records/additions.js';
import type { OptionType } from './option.js';

/** A size of bias from this on must be written in per cent: `--detect 1` is typed for 1 %, and 100 % would see next to nothing. */
const LARGEST_BARE_SIZE = 0.1;

/** A size of bias, as `parseShare` reads it; from 0.1 on only in per cent. Throws E_USAGE. */
function parseSize(option: string, text: string): number {
  const bare = Number(text);
  if (bare >= LARGEST_BARE_SIZE) {
    throw new AuditError('E_USAGE', `--${option} must be below ${LARGEST_BARE_SIZE} or be written in per cent, got "${text}"`, {
      hint: `did you mean ${text}%? ${text} alone is ${bare * 100}%`,
    });
  }
  return parseShare(option, text);
}

/** A proportion in [1e-9, most], written as a decimal, with an exponent, or in per cent (`0.01`, `1e-2`, `1%`). Throws E_USAGE naming the option. */
function parseShare(option: string, text: string, most = 1): number {
  const [, digits, percent] = /^([0-9]*\.?[0-9]+(?:e[+-]?[0-9]{1,2})?)\s*(%?)$/i.exec(text) ?? [];
  const value = digits === undefined ? Number.NaN : percent === '%' ? hundredth(digits) : Number(digits);
  if (!(value >= 1e-9 && value <= most))
    throw new AuditError('E_USAGE', `--${option} must lie from 1e-9 to ${most}, such as 0.01 or 1%, got "${text}"`);
  return value;
}

/** A hundredth of a decimal, rounded once: 2.23 % is the very number 0.0223. */
function hundredth(digits: string): number {
  const [mantissa, exponent = '0'] = digits.toLowerCase().split('e');
  return Number(`${mantissa}e${Number(exponent) - 2}`);
}

/** Any text. */
export const text: OptionType<string> = { parse: (given) => given };

/** A file. */
export const file: OptionType<string> = { parse: (given) => given, files: true };

/** A text that names an entry of a catalogue, or several; which there are is looked up when it is used. */
export function named(...catalogues: readonly string[]): OptionType<string> {
  return { parse: (given) => given, catalogues };
}

/** A text of so many characters at the most. */
export function textUpTo(most: number): OptionType<string> {
  return {
    parse(given, name) {
      if (given.length <= most) return given;
      throw new AuditError('E_USAGE', `--${name} must have at most ${most} characters, got ${given.length}`);
    },
  };
}

/** A whole number. */
export function count(least: number, most: number): OptionType<number> {
  return { parse: (given, name) => parseCount(name, given, least, most), range: [least, most, true] };
}

/** A share such as 0.01 or 1%. */
export function share(most?: number): OptionType<number> {
  return { parse: (given, name) => parseShare(name, given, most), range: [1e-9, most ?? 1, false] };
}

/** A size of a bias: a share that from 0.1 on must be written in per cent. */
export const size: OptionType<number> = { parse: (given, name) => parseSize(name, given), range: [1e-9, 1, false] };

/** One of these words. */
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

/** One or more of these words, separated by commas. */
export function severalOf<const Word extends string>(...words: readonly Word[]): OptionType<readonly Word[]> {
  const one = oneOf(...words);
  return { words, parse: (given, name) => given.split(',').map((word) => one.parse(word.trim(), name)) };
}

/** Texts separated by commas; `type` says what each is. */
export function listOf<Value>({ catalogues, parse }: OptionType<Value>): OptionType<readonly Value[]> {
  return {
    parse: (given, name) => given.split(',').map((one) => parse(one.trim(), name)),
    list: true,
    ...(catalogues && { catalogues }),
  };
}

/** A day (its first instant, UTC) or a moment in UTC. */
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

/** A folder. */
export const folder: OptionType<string> = { ...file };

/** What files are to be called, without folders and endings. */
export const fileName: OptionType<string> = { parse: (given) => checkedName(given) };

/** What files are to be called: a file name without folders that is no document's. Throws E_USAGE. */
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
