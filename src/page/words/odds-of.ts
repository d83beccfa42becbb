import { count, rounded } from '../numbers.js';

/** The chance from which on a thing is called what luck brings. */
const USUAL = 0.05;

export function isUsual(chance: number): boolean {
  return chance >= USUAL;
}

/** Words a chance as so many of so many: `56 of 100`, `1 of 240`. */
export function oddsOf(chance: number): string {
  if (chance >= 0.995) return 'nearly all';
  return chance >= 0.095 ? `${count(Math.round(100 * chance))} of 100` : `1 of ${rounded(1 / chance)}`;
}
