import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { shown, told } from '../../report/prose-corpus.js';
import { proseFaults } from '../../report/prose-faults.js';
import { recordOf } from '../../support/record-of.js';

const cwd = fileURLToPath(new URL('../../../fixtures/subjects/', import.meta.url));

/** Functions with a second sample, so few deals that it is left out, of one deal, clean and biased, handed decks in both ways. */
const CASES = (['correct', 'swapWithAny', 'cutsOnly'] as const).flatMap((name) =>
  (['in-order', 'shuffled'] as const).flatMap((input) => [1, 9, 30, 3000].map((trials) => ({ name, input, trials }))),
);

it.each(CASES)(
  'every sentence about $name agrees with its numbers, handed decks $input, $trials deals',
  async ({ input, name, trials }) => {
    const subject = await openFunctionSubject({
      kind: 'module',
      file: './mistakes.js',
      export: name,
      n: 5,
      randomness: 'injected',
      input,
      cwd,
    });
    const record = await recordOf(subject, { seed: 'prose', trials, detect: 0.2 });
    expect([...(await told(record)), await shown(record)].flatMap(proseFaults)).toEqual([]);
    // The page of two samples says so of each: of which it is, and how many deals it has.
    if (record.core.input) expect(await shown(record)).toMatch(/random order/);
  },
);
