import { quoteText } from './log-error.js';

/** The reason why a field was not found; `hint` says what to write where there are two readings. */
export interface UnknownField {
  readonly unknown: string;
  readonly hint?: string;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

type Find = (part: string) => number;

/** Returns the field (from 1) that a user names: by its place, as a number, or by its name in the header, in quotes if it is a number. */
export function fieldNumber(text: string, names: readonly string[] | null, fields: number, option: string): number | UnknownField {
  const found = chosen(text, names, fields, wholeText, option);
  return 'unknown' in found ? found : found.from;
}

/** Returns the fields of the deck that a user names: one, or the first and last with a hyphen between them. */
export function fieldRange(text: string, names: readonly string[] | null, fields: number): Range | UnknownField {
  return chosen(text, names, fields, partsOf, '--field');
}

/** Returns the names of fields, in quotes, whose places could be taken for names of others; undefined where places tell, or names cannot. */
export function quotedFields(range: Range, names: readonly string[], fields: number): string | undefined {
  const places = range.from === range.to ? `${range.from}` : `${range.from}-${range.to}`;
  return 'unknown' in fieldRange(places, names, fields) ? quoted(range, names) : undefined;
}

/** Reads a text by places and by names alone; where both succeed and differ, nothing tells which is meant. */
function chosen(
  text: string,
  names: readonly string[] | null,
  fields: number,
  readings: (text: string, find: Find) => Range | null,
  option: string,
): Range | UnknownField {
  const name = nameIn(names ?? []);
  const byPlace = readings(text, (part) => placeOf(part, fields) || name(part));
  const byName = readings(text, name);
  const one = byPlace ?? byName;
  if (one === null) return unknownField(text, names, fields);
  if (names === null || byPlace === null || byName === null || isSame(byPlace, byName)) return one;
  const ways = [byName, byPlace].flatMap((range) => {
    const way = quoted(range, names);
    return way === undefined ? [] : [`${option} '${way}' for ${fieldWords(range)}`];
  });
  return {
    unknown: `${option} ${text} names ${fieldWords(byName)} and counts ${fieldWords(byPlace)}: one of both was expected, got what may be either`,
    hint: `name them in quotes: ${ways.join(', or ')}`,
  };
}

function nameIn(names: readonly string[]): Find {
  return (part) => names.indexOf(part) + 1 || names.indexOf(/^"(.*)"$/s.exec(part)?.[1] ?? part) + 1;
}

function wholeText(text: string, find: Find): Range | null {
  const one = find(text);
  return one > 0 ? { from: one, to: one } : null;
}

/** Two numbers with a hyphen between them are a range, even where they are a name together. */
function partsOf(text: string, find: Find): Range | null {
  const one = wholeText(text, find);
  if (one && !/^[0-9]+-[0-9]+$/.test(text)) return one;
  for (let hyphen = text.indexOf('-', 1); hyphen > 0; hyphen = text.indexOf('-', hyphen + 1)) {
    const [from, to] = [find(text.slice(0, hyphen)), find(text.slice(hyphen + 1))];
    if (from > 0 && from < to) return { from, to };
  }
  return one;
}

function placeOf(text: string, fields: number): number {
  const place = /^[0-9]{1,6}$/.test(text) ? Number(text) : 0;
  return place <= fields ? place : 0;
}

function quoted(range: Range, names: readonly string[]): string | undefined {
  const { from, to } = range;
  const text = [from, ...(from === to ? [] : [to])].map((field) => `"${names[field - 1]}"`).join('-');
  const found = partsOf(text, nameIn(names));
  return found && isSame(found, range) && !text.includes("'") ? text : undefined;
}

function isSame(one: Range, other: Range): boolean {
  return one.from === other.from && one.to === other.to;
}

function fieldWords({ from, to }: Range): string {
  return from === to ? `field ${from}` : `fields ${from} to ${to}`;
}

function unknownField(text: string, names: readonly string[] | null, fields: number): UnknownField {
  const known =
    names === null
      ? `a number from 1 to ${fields}`
      : `one of ${names.slice(0, 6).map(quoteText).join(', ')}${names.length > 6 ? ' …' : ''}`;
  return { unknown: `the field was expected to be ${known}, got ${quoteText(text)}` };
}
