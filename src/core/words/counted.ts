/** A number to write: a string is one already written, such as 1,200 or 1.40. */
export type Written = number | bigint | string;

/** Irregular plurals of nouns. */
const NOUNS: Readonly<Record<string, string>> = { axis: 'axes', hypothesis: 'hypotheses', leaf: 'leaves', stratum: 'strata' };

/** Verbs and pronouns whose plural changes by more than the s. */
const VERBS: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  its: 'their',
  it: 'them',
  matches: 'match',
};

const HISSES = /(?:s|x|ch|sh)$/;
const TAKES_IES = /[^aeiou]y$/;

function plural(noun: string): string {
  const [head = '', ...rest] = noun.split(' of ');
  if (rest.length > 0) return [plural(head), ...rest].join(' of ');
  const at = noun.lastIndexOf(' ') + 1;
  const last = noun.slice(at);
  const before = noun.slice(0, at);
  if (NOUNS[last] !== undefined) return `${before}${NOUNS[last]}`;
  if (TAKES_IES.test(last)) return `${before}${last.slice(0, -1)}ies`;
  return `${before}${last}${HISSES.test(last) ? 'es' : 's'}`;
}

const isOne = (n: Written): boolean => String(n) === '1';

/** Returns a noun, given in the singular, in the singular or plural for `n`: `card`, `winning moves`, `pairs of deals`. */
export function nounFor(n: Written, noun: string): string {
  return isOne(n) ? noun : plural(noun);
}

/** Returns a verb, given in the third person, in the singular or plural for `n`: `is`, `are`; `says`, `say`. */
export function verbFor(n: Written, verb: string): string {
  return isOne(n) ? verb : (VERBS[verb] ?? verb.replace(/s$/, ''));
}

/** Writes a number with its noun, given in the singular: `1 deal`, `1,200 deals`, `1.40 times`, `no deals`. `between` separates the two. */
export function counted(n: Written, noun: string, between = ' '): string {
  return `${String(n) === '0' ? 'no' : n}${between}${nounFor(n, noun)}`;
}

/** Writes a part of a total: `3 of 29 tests`; for one of one: `the one test`. */
export function shareOf(n: Written, all: Written, noun: string): string {
  return isOne(n) && isOne(all) ? `the one ${noun}` : `${n} of ${all} ${nounFor(all, noun)}`;
}

/** Writes all of a number: `the one claim`, `all 12 claims`. */
export function allOf(n: Written, noun: string): string {
  return isOne(n) ? `the one ${noun}` : `all ${counted(n, noun)}`;
}
