import { counted } from './counted.js';
import { count } from './numbers.js';

const UNITS = [
  ['year', 365.25 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const roundedUp = (value: number): string => count(Math.ceil(value));

/**
 * Writes a duration in the largest unit of which there are more than two: "40 seconds", "3 minutes", "5 hours", "29 days". `written` formats the
 * number; rounded up if absent.
 */
export function lasting(seconds: number, written: (value: number) => string = roundedUp): string {
  const [unit, length] = UNITS.find(([, of]) => seconds > 2 * of) ?? ['second', 1];
  return counted(written(seconds / length), unit);
}
