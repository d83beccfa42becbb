import { describe, expect, it } from 'vitest';
import { numberFaults } from './number-rules.js';
import { readTree } from './source-tree.js';

const of = (text: string): string[] => numberFaults(new Map([['page/a.ts', text]]));

describe('the number of nouns and verbs', () => {
  it.each([
    ['a formatted number', `const a = \`\${count(trials)} deals were dealt\`;`, "a number before 'deals'"],
    ['a bare one', `const a = \`needs \${least} cards\`;`, "a number before 'cards'"],
    ['a length', `const a = \`\${rows.length} rows\`;`, "a number before 'rows'"],
    ['an adjective between', `const a = \`\${count(x)} malformed rows\`;`, "a number before 'malformed rows'"],
    ['a no-break space', `const a = \`\${count(x)}\${NBSP}audits\`;`, "a number before 'audits'"],
    ['a plural without s', `const a = \`\${count(x)} leaves\`;`, "a number before 'leaves'"],
    ['the nouns of a kind', `const a = \`\${count(x)} \${nouns.deals}\`;`, 'a number before nouns.deals'],
    ['a noun chosen by hand', "const a = x === 1 ? 'test' : 'tests';", "'test' and 'tests' by hand"],
    ['a verb chosen by hand', "const a = x > 1 ? 'are' : 'is';", "'are' and 'is' by hand"],
    ['both', "const a = x === 1 ? 'field was' : 'fields were';", "'field was' and 'fields were' by hand"],
  ])('is not made by hand: %s', (_, text, fault) => {
    expect(of(text)).toEqual([`page/a.ts: line 1 has ${fault}`]);
  });

  it.each([
    `const a = \`\${counted(count(trials), 'deal')} \${verbFor(trials, 'is')} too few\`;`,
    `const a = \`\${MOST} cards, \${n} cards, \${ratio(x)} times, 2^\${bits} words\`;`,
    `const a = \`\${dealer.id} lists no deals, \${prng} repeats itself\`;`,
    "const a = x === 1 ? 'once' : 'often';",
  ])('is not asked of what is no such number: %s', (text) => {
    expect(of(text)).toEqual([]);
  });

  it('is made by one helper in every text of src/', () => {
    expect(numberFaults(readTree())).toEqual([]);
  });
});
