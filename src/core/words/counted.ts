/** A number as it will be read: a string is one already written, such as 1,200 or 1.40. */
export type Written = number | bigint | string;

/** Nouns whose plural is not made by rule. */
const NOUNS: Readonly<Record<string, string>> = { axis: 'axes', hypothesis: 'hypotheses', leaf: 'leaves' };

/** Verbs, and what stands for a noun, that change in the plural by more than their s. */
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

/** A noun, given in the singular, in the number that `n` asks for: `card`, `winning moves`, `pairs of deals`. */
export function nounFor(n: Written, noun: string): string {
  return isOne(n) ? noun : plural(noun);
}

/** A verb, given in the third person, in the number that `n` asks for: `is`, `are`; `says`, `say`. */
export function verbFor(n: Written, verb: string): string {
  return isOne(n) ? verb : (VERBS[verb] ?? verb.replace(/s$/, ''));
}

/** So many of a noun that is given in the singular: `1 deal`, `1,200 deals`, `1.40 times`, `no deals`. `between` stands after the number. */
export function counted(n: Written, noun: string, between = ' '): string {
  return `${String(n) === '0' ? 'no' : n}${between}${nounFor(n, noun)}`;
}

/** Some of so many of a noun: `3 of 29 tests`; of one the one: `the one test`. */
export function shareOf(n: Written, all: Written, noun: string): string {
  return isOne(n) && isOne(all) ? `the one ${noun}` : `${n} of ${all} ${nounFor(all, noun)}`;
}

/** All of so many: `the one claim`, `all 12 claims`. */
export function allOf(n: Written, noun: string): string {
  return isOne(n) ? `the one ${noun}` : `all ${counted(n, noun)}`;
}
