/** A cap for any record, so that a forged one cannot keep a reader busy forever before it is refused. */
export const MOST_AUDITS = 1e7;
