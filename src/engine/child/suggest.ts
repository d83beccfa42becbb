import { childParameter } from './parameter.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const sourceOf = Function.prototype.toString;
const namesOf = Object.getOwnPropertyNames;
const matches = RegExp.prototype.test;

const GENERATOR = /^(?:random|rng|rand|prng|gen|generator|engine|source)(?:fn|func|function|source|generator)?$/i;
const SEED = /^(?:random|rng|rand|prng)?(?:seed|state)$/i;
const OPTIONS = /^(?:options?|opts?|config|settings)$/i;
const SHUFFLES = /shuffle|permut|scramble|deal|sample/i;
const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** Suggests a fix if a function does not take a deck alone: `result` is its return value for one. */
export function childCallHint(
  { call, name }: { readonly call: { readonly name: string }; readonly name: string },
  result: unknown,
): string {
  return childTry(childSuggest(call, name === 'default' ? call.name : name, result));
}

/** Makes the same hint from the text of a one-line function; '' for ''. */
export function childTry(text: string): string {
  return text === '' ? '' : `it was called with a deck alone; to call it otherwise: --call "${text}"`;
}

/**
 * Writes a one-line function that calls `value`, which the user knows by `name`, in the way it was probably meant; '' if there is no guess. `result`
 * is its return value for a deck alone. The guess is only a hint to the user: it decides nothing, and never throws.
 */
export function childSuggest(value: unknown, name: string, result: unknown): string {
  try {
    if (typeof value !== 'function' || !is(NAME, name)) return methodOf(value, name);
    const source: unknown = apply(sourceOf, value, []);
    if (typeof source !== 'string') return '';
    const method = shuffling((value as { readonly prototype?: unknown }).prototype);
    if (source.slice(0, 5) === 'class' || method !== '')
      return `(deck, random) => new ${name}(${value.length > 0 ? 'random' : ''}).${method === '' ? 'shuffle' : method}(deck)`;
    const first = childParameter(source, 0);
    const second = childParameter(source, 1);
    const drawn = first === null ? '' : is(GENERATOR, first) ? 'random' : is(SEED, first) ? 'Math.floor(random() * 2 ** 32)' : '';
    if (drawn !== '') return second === null ? `(deck, random) => ${name}(${drawn})(deck)` : `(deck, random) => ${name}(${drawn}, deck)`;
    if (typeof result === 'function') return `(deck, random) => ${name}(random)(deck)`;
    if (typeof result === 'object' && result !== null) {
      const chain = 'shuffle' in result && typeof result.shuffle === 'function' ? '.shuffle()' : '';
      if ('value' in result && typeof result.value === 'function') return `(deck) => ${name}(deck)${chain}.value()`;
      if (chain !== '') return `(deck) => ${name}(deck)${chain}`;
    }
    return second !== null && is(OPTIONS, second) ? `(deck, random) => ${name}(deck, { random })` : '';
  } catch {
    return '';
  }
}

/** Suggests a call for an object with a method that looks like the one wanted. */
function methodOf(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null || !is(NAME, name)) return '';
  const method = shuffling(value);
  return method === '' ? '' : `(deck) => ${name}.${method}(deck)`;
}

function shuffling(of: unknown): string {
  if (typeof of !== 'object' || of === null) return '';
  const names = namesOf(of);
  for (let i = 0; i < names.length; i++)
    if (is(SHUFFLES, names[i]) && typeof (of as Readonly<Record<string, unknown>>)[names[i]] === 'function') return names[i];
  return '';
}

function is(pattern: RegExp, text: string): boolean {
  return apply(matches, pattern, [text]) === true;
}
