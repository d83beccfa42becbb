import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT_OF } from '../../../src/core/errors.js';
import type { Origin } from '../../../src/core/record/origin.js';
import type { FunctionSource } from '../../../src/core/source/function-source.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { blockAt } from '../../../src/engine/count/blocks.js';
import type { ReplayedDeal } from '../../../src/engine/replay-deal.js';
import { reopenFunctionSubject } from '../../../src/host/function/module/reopen.js';
import { replayFunction } from '../../../src/host/function/module/replay.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { replayOfFunction } from '../../../src/host/function/replay-of-function.js';
import { blockOf, deal, decksBy, downward, EXAMPLES, failure, folderOf, numbersOf } from './blocks.js';

/** The origin as it comes back from a file. */
const recorded = (subject: Subject): Origin<FunctionSource> => JSON.parse(JSON.stringify(subject.origin));

const PACKAGE = {
  'node_modules/tiny/package.json': '{"name":"tiny","version":"2.0.1"}',
  'node_modules/tiny/index.js': 'exports.shuffle = (deck) => deck.sort(() => Math.random() - 0.5);',
};

describe('reopenFunctionSubject', () => {
  it.each(['./in-place.js', './with-random.js', './later.js', './typed.ts'])('%s deals the same decks again', async (file) => {
    const first = await openFunctionSubject({ kind: 'module', file, n: 9, randomness: 'injected', cwd: EXAMPLES });
    const again = await reopenFunctionSubject(recorded(first), 9, EXAMPLES);
    expect([again.id, again.origin]).toEqual([first.id, first.origin]);
    const block = blockOf('reopen', 4, 60);
    expect(await deal(again, block)).toEqual(decksBy(block, 9));
  });

  it('gives random() to a function that was given it by --pass-random', async () => {
    const cwd = folderOf({ 'a.mjs': 'export default (deck, x) => (x() < 0.5 ? deck : deck.reverse());' });
    const first = await openFunctionSubject({ kind: 'module', file: 'a.mjs', n: 3, randomness: 'injected', passRandom: true, cwd });
    const block = blockOf('pass', 0, 30);
    expect(await deal(await reopenFunctionSubject(recorded(first), 3, cwd), block)).toEqual(await deal(first, block));
  });

  it('finds a package again', async () => {
    const cwd = folderOf(PACKAGE);
    const first = await openFunctionSubject({ kind: 'npm', specifier: 'tiny', export: 'shuffle', n: 6, randomness: 'injected', cwd });
    const block = blockOf('tiny', 0, 40);
    expect(await deal(await reopenFunctionSubject(recorded(first), 6, cwd), block)).toEqual(await deal(first, block));
  });

  it('says when the code has changed, by both digests', async () => {
    const cwd = folderOf(PACKAGE);
    cpSync(join(EXAMPLES, 'in-place.js'), join(cwd, 'own.mjs'));
    const own = recorded(await openFunctionSubject({ kind: 'module', file: './own.mjs', n: 6, randomness: 'injected', cwd }));
    const tiny = recorded(
      await openFunctionSubject({ kind: 'npm', specifier: 'tiny', export: 'shuffle', n: 6, randomness: 'injected', cwd }),
    );
    writeFileSync(join(cwd, 'own.mjs'), 'export default (deck) => deck;');
    writeFileSync(join(cwd, 'node_modules/tiny/index.js'), 'exports.shuffle = (deck) => deck;');
    const changed = await failure(reopenFunctionSubject(own, 6, cwd));
    expect([changed.code, EXIT_OF[changed.code]]).toEqual(['E_VERIFY', 20]);
    // The second digest is that of the new text by coreutils sha256sum.
    expect(changed.message).toBe(
      `./own.mjs has changed since the record was made: sha256 was ${own.source.sha256}, is 6bb9cc41de29a9663bb7b920937326f41c9d1a815567e872225a4d9721d55a66`,
    );
    expect(await failure(reopenFunctionSubject(tiny, 6, cwd))).toMatchObject({ code: 'E_VERIFY', hint: 'npm install tiny@2.0.1' });
    expect(await failure(replayFunction(own, 6, blockOf('x', 0, 5), 0, cwd))).toMatchObject({ code: 'E_VERIFY' });
  });

  it('holds the function to how it behaved when the record was made', async () => {
    const first = recorded(
      await openFunctionSubject({ kind: 'module', file: './in-place.js', n: 6, randomness: 'injected', cwd: EXAMPLES }),
    );
    const otherwise = await reopenFunctionSubject(
      { ...first, source: { ...first.source, call: { ...first.source.call, result: 'returns' } } },
      6,
      EXAMPLES,
    );
    expect(await failure(deal(otherwise, blockOf('x', 0, 5)))).toMatchObject({ code: 'E_SUBJECT_CONTRACT', at: { trial: 1 } });
  });
});

describe('replayFunction', () => {
  it.each(['./in-place.js', './with-random.js', './later.js'])(
    '%s: tells the words, the numbers and the deck of one deal',
    async (file) => {
      const subject = await openFunctionSubject({ kind: 'module', file, n: 20, randomness: 'injected', cwd: EXAMPLES });
      const block = blockOf('replay', 2, 1500);
      for (const trial of [0, 1, 1234]) {
        const { deck, words, numbers } = await replayFunction(recorded(subject), 20, block, trial, EXAMPLES);
        expect([...deck]).toEqual(decksBy({ ...block, trials: trial + 1 }, 20)[trial]);
        // Made from the numbers it says it drew, the deck is the same.
        let k = 0;
        expect([...deck]).toEqual(downward(20, () => numbers[k++]));
        expect([k, words.length]).toEqual([numbers.length, 2 * numbers.length]);
        const all = numbersOf(block);
        for (let skipped = 0; skipped < 19 * (trial + 1); skipped++) all.next();
        expect([...words]).toEqual(all.words.slice(-38));
      }
    },
  );

  it('tells a deal that draws a great many numbers, and one that draws none', async () => {
    const cwd = folderOf({
      'many.mjs': 'let k = 0; export default (deck) => { for (let i = k++ * 5000; i > 0; i--) Math.random(); return deck; };',
    });
    const subject = await openFunctionSubject({ kind: 'module', file: 'many.mjs', n: 3, randomness: 'injected', cwd });
    const counts = [0, 1, 2].map(
      async (trial) => (await replayFunction(recorded(subject), 3, blockOf('many', 0, 3), trial, cwd)).words.length,
    );
    expect(await Promise.all(counts)).toEqual([0, 10_000, 20_000]);
  });

  it('refuses live randomness and a trial the block has not', async () => {
    const subject = await openFunctionSubject({ kind: 'module', file: './in-place.js', n: 5, randomness: 'live', cwd: EXAMPLES });
    const block = blockOf('x', 0, 5);
    const live = recorded(subject);
    expect((await failure(replayFunction(live, 5, block, 0, EXAMPLES))).message).toBe(
      './in-place.js: only injected randomness can be replayed, got live',
    );
    const { source } = live;
    const fresh = { ...live, source: { ...source, randomness: 'injected', call: { ...source.call, stream: 'block' } } } as const;
    expect((await failure(replayFunction(fresh, 5, block, 5, EXAMPLES))).message).toBe(
      './in-place.js: a trial of the block must lie in 0 to 4, got 5',
    );
  });
});

describe('replayOfFunction', () => {
  it.each(['in-order', 'shuffled'] as const)(
    'deals any deal of a function that one process deals as the audit did, handed decks %s',
    async (input) => {
      // It shuffles on where the deal before left its order.
      const cwd = folderOf({
        'kept.mjs': `let at = 0; export default (deck) => { at = (at + Math.floor(Math.random() * deck.length)) % deck.length;
        return [...deck.slice(at), ...deck.slice(0, at)]; };`,
      });
      const subject = await openFunctionSubject({ kind: 'module', file: './kept.mjs', n: 7, randomness: 'injected', input, cwd });
      expect(subject.blocks).toBe('sequential');
      const plan = { n: 7, seed: 'one', blockSize: 40, trials: 130 };
      const dealt: number[][] = [];
      for (let block = 0; block < 4; block++) dealt.push(...(await deal(subject, blockAt({ ...plan, role: 'sample' }, block))));
      subject.close?.();
      const again = await Promise.all([1, 40, 41, 97, 130].map((trial) => replayOfFunction(recorded(subject), plan, trial, cwd)));
      expect(again.map(({ block, inBlock }) => [block, inBlock])).toEqual([
        [0, 1],
        [0, 40],
        [1, 1],
        [2, 17],
        [3, 10],
      ]);
      // Of decks in random order an audit counts the places in the deck handed in.
      const told = ({ deck, handed }: ReplayedDeal): readonly number[] => deck.map((card) => (handed ? handed.indexOf(card) : card - 1));
      expect(again.map(told)).toEqual([1, 40, 41, 97, 130].map((trial) => dealt[trial - 1]));
    },
  );
});
