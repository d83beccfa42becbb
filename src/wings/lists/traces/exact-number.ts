import type { MechanismNumber } from '../record/one-list.js';

/** Returns a number that the list leaves no doubt of. */
export function exactly(name: string, value: number): MechanismNumber {
  return { name, value, low: value, high: value };
}
