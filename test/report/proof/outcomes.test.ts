import { describe, expect, test } from 'vitest';
import type { OutcomeProof, SizedOutcome } from '../../../src/core/record/outcome-proof.js';
import { SCHEMA } from '../../../src/core/record/scheme-names.js';
import { proveBuiltInOutcomes } from '../../../src/engine/prove/prove-built-in-outcomes.js';
import { digestOf } from '../../../src/engine/record/digest.js';
import { pages } from '../../../src/report/proof/outcomes/pages.js';
import { firstDifference } from '../../support/first-difference.js';
import { faults } from '../page-faults.js';
import { unbalanced } from '../well-formed.js';

const made = (maker: string, outcome: SizedOutcome, n = 4): OutcomeProof => {
  const source = { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
  const core = proveBuiltInOutcomes('1.2.3', { source, outcome }, n);
  const run = { startedAt: '2026-01-01T00:00:00.000Z', elapsedMs: 1, node: '20.0.0', cpu: 'none', workers: 1 };
  return { schema: SCHEMA, core, digest: digestOf(core), run };
};

const board = { kind: 'board', rows: 2, columns: 2 } as const;
const game = { kind: 'moves', piles: 3, max: 3, choice: 'pile' } as const;
const PROOFS = {
  'an even hand': made('fisher-yates', { kind: 'hand', seen: 2, order: 'unknown' }),
  'an uneven hand': made('naive-swap', { kind: 'hand', seen: 2, order: 'kept' }),
  'a walk': made('walk:7', board),
  'boards that cannot be solved': made('unchecked', board),
  'piles rounded from 0': made('round', { kind: 'piles', piles: 2, max: 3 }),
  'an even player': made('per-pile', game),
  'a player that takes the first pile': made('first-pile', game),
} as const;
const all = Object.entries(PROOFS);

describe('the page of a proof of other outcomes', () => {
  test.each(all)('of %s is self-contained, its policy holds it, and it is the same twice', async (_, proof) => {
    const page = await pages.html(proof, {});
    expect(faults(page)).toEqual([]);
    expect(firstDifference(page, await pages.html(proof, {}))).toBeNull();
  });

  test('speaks in the words of the kind, draws outcomes, and names one that should never come', async () => {
    const page = await pages.html(PROOFS['boards that cannot be solved'], {});
    expect(page).toContain('How often each board is made');
    expect(page.match(/<table class="tiles">/g)).toHaveLength(26);
    expect(page).toContain('should never come');
    expect(page).toContain('an even scrambler never makes it');
    expect(page).not.toMatch(/\border of|\bdeck\b/);
  });

  test('tells a player’s moves in one position', async () => {
    const page = await pages.html(PROOFS['a player that takes the first pile'], {});
    expect(page).toContain('The position that is furthest from even');
    expect(page).toContain('pile 2 from 1 to 0');
  });
});

describe('the text of a proof of other outcomes', () => {
  test.each(all)('of %s keeps to 100 columns', (_, proof) => {
    expect(
      pages
        .text(proof, {})
        .split('\n')
        .filter((line) => line.length > 100 && !line.includes('npx')),
    ).toEqual([]);
  });

  test('says what was found, and how to make it again', () => {
    const text = pages.text(PROOFS['a walk'], {});
    expect(text).toContain('■ Proved uneven for boards of a 2 × 2 puzzle');
    expect(text).toContain('walk:7 makes the board 1 _ / 3 2 with probability 35/128');
    expect(text).toContain('npx shuffle-audit prove puzzle:walk:7 --size 2x2');
    expect(pages.text(PROOFS['an even hand'], {})).toContain('prove fisher-yates --n 4 --deal 2 --order-unknown');
    expect(pages.text(PROOFS['an even player'], {})).toContain(
      'In each of the 21 positions of 3 piles of 1 to 3 stones that can be won, every winning move has',
    );
  });
});

describe('JUnit XML of a proof of other outcomes', () => {
  test.each(all)('of %s is well formed, with one case', (_, proof) => {
    const xml = pages.junit(proof, {});
    expect(unbalanced(xml)).toEqual([]);
    expect(xml).toContain(`tests="1" failures="${proof.core.law.uniform ? 0 : 1}"`);
  });

  test('says what refutes it', () => {
    expect(pages.junit(PROOFS['piles rounded from 0'], {})).toContain('an even dealer never deals it');
  });
});
