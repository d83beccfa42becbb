const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** "21 November 2026", in UTC; the text itself where it is no date. */
export function date(startedAt: string): string {
  const time = Date.parse(startedAt);
  return Number.isNaN(time) ? startedAt : DAY.format(time);
}
