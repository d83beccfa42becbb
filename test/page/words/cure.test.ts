import { describe, expect, it } from 'vitest';
import type { Source } from '../../../src/core/record/origin.js';
import type { Block } from '../../../src/page/document/doc.js';
import { written } from '../../../src/page/words/code/language.js';
import { languageOf } from '../../../src/page/words/code/language-of.js';
import { cureBlocks } from '../../../src/page/words/cure.js';
import { boundeds, shuffles } from '../../../src/parts/catalogues.js';
import { programSource } from './code/sources.js';

const CURES = [...shuffles.all, ...boundeds.all].flatMap(({ cure, id }) => (cure ? [[id, cure] as const] : []));
const BUILT_IN: Source = { kind: 'built-in', maker: 'riffle', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' };
const SOURCES: readonly Source[] = [BUILT_IN, programSource('python3', ['deal.py'])];

function drawn([block]: readonly Block[]): string {
  return block.is === 'part' ? (block.drawn?.().text ?? '') : '';
}

describe('a cure on a page', () => {
  it.each(CURES)('of %s has the lines of its code as lines, and no hidden characters', (_, cure) => {
    for (const source of SOURCES) {
      const page = drawn(cureBlocks([cure], source));
      expect(page).not.toContain('\\u{');
      const code = [...page.matchAll(/<pre>([\s\S]*?)<\/pre>/g)].map(([, text]) => text.split('\n').length);
      const language = languageOf(source);
      expect(code).toEqual([cure.wrong, cure.right].map((lines) => written(language, lines).split('\n').length));
    }
  });
});
