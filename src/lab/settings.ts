import { LANGUAGES } from '../core/record/profile.js';

/** What a setting may be: one of a few words, or a whole number within bounds. The first word, or `usual`, is what it is where nobody says. */
export type Field =
  | { readonly of: readonly string[]; readonly usual?: string }
  | { readonly from: number; readonly to: number; readonly usual: number };

/** The settings of a page by name. */
export type Fields = Readonly<Record<string, Field>>;

/** What they are set to. */
export type Settings = Readonly<Record<string, string>>;

/** A setting of a link that the page cannot keep to, and what it is instead. */
export interface Refused {
  readonly name: string;
  readonly got: string;
  /** What it may be: words, or the least and the most; null where there is no such setting. */
  readonly field: Field | null;
}

/** What names the workbench in an address. */
export const BENCH = 'bench';

/** What every page of the lab has: its language, whether the lesson stands alone, and what was guessed, from 1 (0: nothing yet). */
export const COMMON: Fields = { lang: { of: LANGUAGES }, only: { of: ['0', '1'] }, guess: { from: 0, to: 9, usual: 0 } };

/** What a setting is where nobody says. */
export function usualOf(field: Field): string {
  return String(field.usual ?? ('of' in field ? field.of[0] : ''));
}

/** Whether a setting may be this. */
export function fits(field: Field, value: string): boolean {
  if ('of' in field) return field.of.includes(value);
  return /^\d{1,9}$/.test(value) && Number(value) >= field.from && Number(value) <= field.to;
}

/** Reads what stands behind the # of an address: every setting that fits, the usual ones for the rest, and what was refused. */
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

/** The same backwards: what differs from the usual, and behind the # the page: `['lesson', …]`, or the workbench. */
export function writeSettings(page: readonly [string, string], settings: Settings, fields: Fields): string {
  const said = Object.entries(settings).filter(([name, value]) => fields[name] && usualOf(fields[name]) !== value);
  return `#${new URLSearchParams([[...page], ...said])}`;
}
