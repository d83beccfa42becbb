import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childParameter } from '../../../src/engine/child/parameter.js';

const DEFAULTS = [
  `')'`,
  `"(,\\")"`,
  '`,${[")", `}${1}`].map((x) => `)${x}`)})`',
  '/[,)/\\]]\\)/g',
  'a / b',
  'x++ / 2',
  '(p, q) => p / q',
  '({ a: [1, 2], b: { c: ")" } }).a[0] / 2',
  'function (p, q = ")") { return /[)]"/.test(p), 7; }',
  'class { m(a, b) { return `}`; } }',
  'typeof /[`"]/ / 2',
  '1 / 2 / 3',
  '[..."),"]',
  '/* , */ 4 // )\n',
];
const BLANKS = ['', ' ', '\n', '\t/* , rng) */ ', ' // random, "\n', '\u00a0', '\u2028'];
const NAMES = ['deck', 'random', 'rng', 'rand', '$', '_1', 'größe', 'of', 'async', 'a\u0031'];
const PATTERNS = ['{ a, b: [c] }', '[d, , e = ")"]', '{ rng: f = "," }', '{}', '[...g]'];

/** Sources around a parameter list, and how to get at the function. */
const FORMS: readonly (readonly [(list: string) => string, boolean])[] = [
  [(list) => `function (${list}) { return 1; }`, false],
  [(list) => `function shuffle(${list}) {}`, false],
  [(list) => `async function /* (a, b) */ shuffle(${list}) {}`, false],
  [(list) => `function* deal(${list}) {}`, false],
  [(list) => `(${list}) => 1`, false],
  [(list) => `async (${list}) => ({ a: 1 })`, false],
  [(list) => `m(${list}) {}`, true],
  [(list) => `async m(${list}) {}`, true],
  [(list) => `*m(${list}) {}`, true],
  [(list) => `async(${list}) {}`, true],
  [(list) => `function(${list}) {}`, true],
  [(list) => `'a (b, c)'(${list}) {}`, true],
  [(list) => `['x)' + ((a, b) => a)(1, 2)](${list}) {}`, true],
  [(list) => `12(${list}) {}`, true],
];

const blank = fc.constantFrom(...BLANKS);
const parameter = fc.oneof(
  { weight: 3, arbitrary: fc.record({ name: fc.constantFrom(...NAMES), value: fc.option(fc.constantFrom(...DEFAULTS)) }) },
  fc.record({ pattern: fc.constantFrom(...PATTERNS), value: fc.option(fc.constantFrom(...DEFAULTS)) }),
);

describe('childParameter', () => {
  it('names every parameter of any function, whatever its defaults and comments hold', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(parameter, { maxLength: 4, selector: (p) => ('name' in p ? p.name : p.pattern) }),
        fc.constantFrom(...FORMS),
        fc.array(blank, { minLength: 30, maxLength: 30 }),
        fc.boolean(),
        (parameters, [form, isMethod], blanks, rest) => {
          let b = 0;
          const gap = (): string => blanks[b++ % blanks.length];
          const written = parameters.map((p) => {
            const value = p.value === null ? '' : `${gap()}=${gap()}${p.value}`;
            return `${gap()}${'name' in p ? p.name : p.pattern}${value}${gap()}`;
          });
          const names = parameters.map((p) => ('name' in p ? p.name : null));
          if (rest) {
            written.push(`${gap()}...${gap()}more`);
            names.push(null);
          }
          const source = form(written.join(','));
          // The engine's own word on what is a function, and the text it gives back.
          const made: unknown = new Function(isMethod ? `return Object.values({ ${source} })[0]` : `return (${source})`)();
          if (typeof made !== 'function') throw new Error('not a function');
          const text = Function.prototype.toString.call(made);
          for (let i = 0; i < names.length + 1; i++) expect(childParameter(text, i)).toBe(names[i] ?? null);
        },
      ),
      { seed: 20_260_731, numRuns: 1500 },
    );
  });

  it('reads an arrow function without brackets', () => {
    expect(childParameter('deck => f(a, rng)', 0)).toBe('deck');
    expect(childParameter('deck => f(a, rng)', 1)).toBeNull();
    expect(childParameter('async deck => (a, rng) => 1', 1)).toBeNull();
  });

  it('finds none in a native or a bound function', () => {
    expect(childParameter(String(Array.prototype.push), 0)).toBeNull();
    expect(childParameter(String(((_deck: unknown, _rng: unknown) => 0).bind(null)), 1)).toBeNull();
  });

  it('ends on any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'(){}[]`"\'/\\*,=>$a \n'), maxLength: 40 }), (text) => {
        childParameter(text, 1);
      }),
      { seed: 5, numRuns: 3000 },
    );
  });
});
