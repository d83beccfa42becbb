import { quoteText } from './log-error.js';

type Unknown = { readonly unknown: string };

/** Returns the field (from 1) that a user names: by its name in the header, or by its number. */
export function fieldNumber(text: string, names: readonly string[] | null, fields: number): number | Unknown {
  const named = names?.indexOf(text) ?? -1;
  if (named >= 0) return named + 1;
  const number = /^[0-9]{1,6}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= fields) return number;
  const known =
    names === null
      ? `a number from 1 to ${fields}`
      : `one of ${names.slice(0, 6).map(quoteText).join(', ')}${names.length > 6 ? ' …' : ''}`;
  return { unknown: `the field was expected to be ${known}, got ${quoteText(text)}` };
}

/** Returns the fields of the deck that a user names: one, or the first and last with a hyphen between them. */
export function fieldRange(
  text: string,
  names: readonly string[] | null,
  fields: number,
): { readonly from: number; readonly to: number } | Unknown {
  const one = fieldNumber(text, names, fields);
  if (typeof one === 'number') return { from: one, to: one };
  for (let hyphen = text.indexOf('-', 1); hyphen > 0; hyphen = text.indexOf('-', hyphen + 1)) {
    const from = fieldNumber(text.slice(0, hyphen), names, fields);
    const to = fieldNumber(text.slice(hyphen + 1), names, fields);
    if (typeof from === 'number' && typeof to === 'number' && from < to) return { from, to };
  }
  return one;
}
