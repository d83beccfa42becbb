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

/** "21 November 2026", in UTC; the text itself where it is no date. By hand, since a formatter of the engine takes some milliseconds to make. */
export function date(startedAt: string): string {
  const day = new Date(startedAt);
  return Number.isNaN(day.getTime()) ? startedAt : `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
