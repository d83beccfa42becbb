/** Clocks differ: what one says may lie so many milliseconds ahead of another. */
export const CLOCK_MS = 300_000;
