import { describe, expect, it } from 'vitest';
import { fences } from './markdown.js';
import { exampleFaults, examplesDocument, FIRST_MET, sourceExamples } from './source-examples.js';
import { readTree } from './source-tree.js';

const example = (...lines: string[]): string =>
  ['/**', ' * A thing.', ' *', ' * @example', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
const GOOD = example('```ts', "import { one, two } from 'shuffle-audit';", '', 'console.log(one(two));', '', '// prints:', '// 1', '```');
const faults = (text: string, named: readonly string[] = []): string[] =>
  exampleFaults(sourceExamples(new Map([['core/a.ts', text]])), named);

describe('the examples in the sources', () => {
  it('stand on the exports that a user meets first, import them, and say what they print', () => {
    expect(FIRST_MET.length).toBeGreaterThanOrEqual(10);
    expect(exampleFaults(sourceExamples(readTree()), FIRST_MET)).toEqual([]);
  });

  it('are read with the name they stand before, their file and their line', () => {
    const text = `import x from 'x';\n\n/** No example. */\nexport const zero = 0;\n\n${GOOD}\nexport async function one(): void {}\n`;
    expect(sourceExamples(new Map([['core/a.ts', text]]))).toEqual([
      {
        name: 'one',
        file: 'core/a.ts',
        line: 9,
        lines: ["import { one, two } from 'shuffle-audit';", '', 'console.log(one(two));', '', '// prints:', '// 1'],
      },
    ]);
    expect(faults(text, ['one'])).toEqual([]);
  });

  it.each([
    ['a name without one', `${GOOD}\nexport function one(): void {}`, ['two: has no example']],
    [
      'an import of something else',
      `${GOOD}\nexport function two2(): void {}`,
      ['two: has no example', 'core/a.ts:4: does not import two2 from the package'],
    ],
    [
      'nothing printed',
      `${GOOD.replace('// prints:', '// says:')}\nexport function two(): void {}`,
      ['core/a.ts:4: does not say what it prints'],
    ],
    [
      'an open fence',
      `${GOOD.replace(' * ```\n', '')}\nexport function two(): void {}`,
      ['core/a.ts:4: has no fence of TypeScript that is closed'],
    ],
  ])('are caught with %s', (_lie, text, found) => {
    expect(faults(`${text}\n`, ['two'])).toEqual(found);
  });

  it('become a document, a block each', () => {
    const examples = sourceExamples(new Map([['core/a.ts', `${GOOD}\nexport function one(): void {}\n`]]));
    const { blocks } = fences(examplesDocument(examples));
    expect(blocks.map(({ lines }) => lines.slice(0, 2))).toEqual([['// example-of-one.ts', "import { one, two } from 'shuffle-audit';"]]);
  });
});
