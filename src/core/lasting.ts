import { counted } from './counted.js';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** So many seconds, rounded up, in the largest unit of which there are more than two: "40 seconds", "3 minutes", "5 hours", "29 days". */
export function lasting(seconds: number): string {
  const [unit, length] = UNITS.find(([, of]) => seconds > 2 * of) ?? ['second', 1];
  return counted(Math.ceil(seconds / length).toLocaleString('en'), unit);
}
