import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './rooms.js';
import { LONG_FILES, LONGEST, sourceFaults } from './source-rules.js';
import { readTree } from './source-tree.js';

const of = (path: string, text: string): string[] => sourceFaults(new Map([[path, text]]), CATALOGUES);

const GOOD = `import { a } from './a.js';

/** The second letter, in [0, 26). */
export const b: number = a;

/** A letter of the alphabet. */
export interface Letter {
  readonly any: string;
}

/**
 * Two forms of one function.
 */
export function f(x: string): string;
export function f(x: number): number;
export function f(x: unknown): unknown {
  return x !== b;
}

class Late {}
export { Late };
`;

describe('the source rules', () => {
  it('accept a file that keeps to them', () => {
    expect(of('math/b.ts', GOOD)).toEqual([]);
  });

  it.each([
    ['TODO', '// TODO: later', 'says TODO'],
    ['@ts-ignore', '// @ts-ignore', 'says @ts-ignore'],
    ['@ts-expect-error', '// @ts-expect-error', 'says @ts-expect-error'],
    ['any', 'const x: any = 1;', 'line 1 says any'],
    ['any inside a type', '\nconst x = 1 as unknown as Map<string, any[]>;', 'line 2 says any'],
    ['!', 'const x = [1].at(0)!;', 'line 1 asserts non-null with !'],
    ['an enum', 'enum E { a }', 'line 1 declares an enum'],
    ['a namespace', 'namespace N { const a = 1; }', 'line 1 declares a namespace'],
    ['a default export', 'export default 1;', 'line 1 exports by default'],
    ['a console', 'console.log(1);', 'line 1 writes to the console'],
    ['a warning', 'console.warn(1);', 'line 1 writes to the console'],
    ['the standard output', "process.stdout.write('x');", 'line 1 writes to the console'],
    ['the standard error', 'progressOn(process.stderr);', 'line 1 writes to the console'],
    ['a number written by itself', "const x = n.toLocaleString('en');", 'line 1 writes a number past core/words/numbers.ts'],
    ['decimals', 'const x = `${(n / 2).toFixed(1)} %`;', 'line 1 writes a number past core/words/numbers.ts'],
    ['digits', 'const x = n?.toPrecision(2);', 'line 1 writes a number past core/words/numbers.ts'],
    ['a format of numbers', "const x = new Intl.NumberFormat('en');", 'line 1 writes a number past core/words/numbers.ts'],
    ['a verdict in a string', "const x = 'the shuffle is Fair';", "line 1 says 'Fair' in a text"],
    ['a verdict in a template', `const x = \`\${n} tests passed\`;`, "line 1 says 'passed' in a text"],
    ['a comment without a head', '/** Whether it deals. */\nconst x = 1;', 'begins a doc comment with Whether'],
    ['one of several lines', '/**\n * Of the deck.\n */\nconst x = 1;', 'begins a doc comment with Of'],
    ['a name by a preposition', 'export const besideLooks = 1;', 'exports besideLooks, named by a preposition'],
    ['a type by a preposition', 'export type OfDeck = 1;', 'exports OfDeck, named by a preposition'],
    ['a long file', '// a\n'.repeat(LONGEST + 1), `has ${LONGEST + 1} lines, at most ${LONGEST} are meant`],
  ])('catch %s', (_name, text, fault) => {
    expect(of('math/b.ts', text)).toEqual([`math/b.ts: ${fault}`]);
  });

  it('let a file have as many lines as the limit', () => {
    expect(of('math/b.ts', '// a\n'.repeat(LONGEST))).toEqual([]);
  });

  it('catch a file that is not in kebab-case', () => {
    expect(of('math/bigInt.ts', '')).toEqual(['math/bigInt.ts: is not named in kebab-case']);
  });

  it('catch a catalogue entry that is not named after its export', () => {
    const tree = new Map([
      ['parts/prng/index.ts', "export { random16 } from './random-16.js';\nexport { pcg } from './pcg32.js';\n"],
      ['parts/prng/random-16.ts', '/** Sixteen bits. */\nexport const random16: number = 1;\n'],
      ['parts/prng/pcg32.ts', '/** A generator. */\nexport const pcg: number = 1;\n'],
      ['parts/prng/helper.ts', '/** No entry. */\nexport const other: number = 1;\n'],
    ]);
    expect(sourceFaults(tree, CATALOGUES)).toEqual(['parts/prng/pcg32.ts: exports nothing of its own name']);
  });
});

describe('every file of src/', () => {
  const src = readTree();

  it('keeps to the source rules', () => {
    expect(sourceFaults(src, CATALOGUES)).toEqual([]);
  });

  it('is short: the median file has at most 60 lines', () => {
    const lengths = [...src.values()].map((text) => text.trimEnd().split('\n').length).sort((a, b) => a - b);
    expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(60);
  });

  it('that is listed as long is there and is long', () => {
    const stale = Object.keys(LONG_FILES).filter((path) => (src.get(path) ?? '').trimEnd().split('\n').length <= LONGEST);
    expect(stale).toEqual([]);
  });
});
