import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { builtInSubject } from '../../../../src/engine/subject/built-in-subject.js';
import { choices } from '../../../../src/kinds/moves/page/choices.js';
import { recordOf } from '../../../support/record-of.js';
import { sectionHtml } from '../../../support/section-html.js';

function played(maker: string): Promise<Evidence> {
  const source = { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
  const outcome = { kind: 'moves', piles: 3, max: 7, choice: 'pile' } as const;
  return recordOf(builtInSubject({ source, outcome }, 0), { seed: 'page', trials: 20_000 });
}

const readable = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the choice of a player', () => {
  test.each([
    [
      'first-pile',
      /Of [\d,]+ moves with a choice, pile 1 is changed in 100\.0 % of them; by an even choice it would be in 33\.3 %\./,
      true,
    ],
    ['largest-pile', /Of [\d,]+ moves with a choice, the largest pile that wins is changed in 100\.0 % of them;/, true],
  ] as const)('of %s is told by the pile that is furthest off, and what is never chosen is marked', async (maker, sentence, never) => {
    const markup = await sectionHtml(choices((await played(maker)).core));
    expect(readable(markup)).toMatch(sentence);
    expect(markup.includes('>never chosen</text>')).toBe(never);
    expect(markup).toContain('fill="var(--biased)"');
  });

  test('that is even has no such sentence, and no red bar', async () => {
    const markup = await sectionHtml(choices((await played('per-pile')).core));
    expect(readable(markup)).not.toContain('with a choice, ');
    expect(markup).not.toContain('var(--biased)');
  });
});
