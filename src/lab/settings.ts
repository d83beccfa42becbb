import { LANGUAGES } from '../core/record/profile.js';

/** A kind of setting: one of a few words, or a whole number within bounds. The first word, or `usual`, is the default. */
export type Field =
  | { readonly of: readonly string[]; readonly usual?: string }
  | { readonly from: number; readonly to: number; readonly usual: number };

export type Fields = Readonly<Record<string, Field>>;

/** The values of the settings. */
export type Settings = Readonly<Record<string, string>>;

/** A setting of a link that the page cannot follow, and the value used instead. */
export interface Refused {
  readonly name: string;
  readonly got: string;
  /** The allowed values: words, or the least and the most; null where there is no such setting. */
  readonly field: Field | null;
}

/** The name of the workbench in an address. */
export const BENCH = 'bench';

/** The settings of every page of the lab: its language, whether the lesson stands alone, and what was guessed, from 1 (0: nothing yet). */
export const COMMON: Fields = { lang: { of: LANGUAGES }, only: { of: ['0', '1'] }, guess: { from: 0, to: 9, usual: 0 } };

/** Returns the default of a setting. */
export function usualOf(field: Field): string {
  return String(field.usual ?? ('of' in field ? field.of[0] : ''));
}

export function fits(field: Field, value: string): boolean {
  if ('of' in field) return field.of.includes(value);
  return /^\d{1,9}$/.test(value) && Number(value) >= field.from && Number(value) <= field.to;
}

/** Reads the part of an address after the #: every setting that fits, the defaults for the rest, and what was refused. */
export function readSettings(hash: string, fields: Fields): { readonly settings: Settings; readonly refused: readonly Refused[] } {
  const given = [...new URLSearchParams(hash.replace(/^#/, ''))].filter(([name]) => name !== 'lesson' && name !== BENCH);
  const refused = given.flatMap(([name, got]): Refused[] => {
    const field = Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
    return field !== null && fits(field, got) ? [] : [{ name, got, field }];
  });
  const kept = given.filter(([name]) => !refused.some((one) => one.name === name));
  const usual = Object.entries(fields).map(([name, field]) => [name, usualOf(field)] as const);
  return { settings: Object.fromEntries([...usual, ...kept]), refused };
}

/** Writes it back: the settings that differ from the default, and after the # the page: `['lesson', …]`, or the workbench. */
export function writeSettings(page: readonly [string, string], settings: Settings, fields: Fields): string {
  const said = Object.entries(settings).filter(([name, value]) => fields[name] && usualOf(fields[name]) !== value);
  return `#${new URLSearchParams([[...page], ...said])}`;
}
