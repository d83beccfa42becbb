const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Writes a date as "21 November 2026", in UTC; returns the text itself where it is no date. Done by hand, since a formatter of the engine takes
 * milliseconds to create.
 */
export function date(startedAt: string): string {
  const day = new Date(startedAt);
  return Number.isNaN(day.getTime()) ? startedAt : `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
