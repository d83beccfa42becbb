import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_FORMS } from '../../../src/core/source/card-form.js';
import type { Randomness } from '../../../src/core/source/function-source.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { blockOf, deal, decksBy, EXAMPLES, folderOf, numbersOf } from './blocks.js';

const open = (file: string, n: number, name?: string, randomness: Randomness = 'injected'): Promise<Subject> =>
  openFunctionSubject({ kind: 'module', file, ...(name === undefined ? {} : { export: name }), n, randomness, cwd: EXAMPLES });

describe('a module', () => {
  it.each([
    ['./in-place.js', undefined, 'default', { result: 'mutates', async: false, random: false, stream: 'block', isolation: 'process' }],
    ['./named.js', 'down', 'down', { result: 'returns', async: false, random: false, stream: 'block', isolation: 'process' }],
    ['./with-random.js', undefined, 'shuffle', { result: 'returns', async: false, random: true, stream: 'block', isolation: 'process' }],
    ['./later.js', undefined, 'shuffle', { result: 'returns', async: true, random: false, stream: 'block', isolation: 'process' }],
    ['./typed.ts', undefined, 'default', { result: 'mutates', async: false, random: false, stream: 'block', isolation: 'process' }],
    ['./noisy.js', undefined, 'default', { result: 'mutates', async: false, random: false, stream: 'block', isolation: 'process' }],
    ['./keeps-decks.js', undefined, 'default', { result: 'returns', async: false, random: false, stream: 'block', isolation: 'process' }],
  ] as const)('%s deals what its code makes of the block’s numbers, and its origin says how', async (file, name, found, call) => {
    const subject = await open(file, 52, name);
    const sha256 = createHash('sha256')
      .update(readFileSync(join(EXAMPLES, file)))
      .digest('hex');
    expect(subject.origin).toEqual({
      source: {
        kind: 'module',
        file,
        export: found,
        sha256,
        files: expect.arrayContaining([{ file: file.slice(2), sha256 }]) as unknown,
        call: { ...call, forms: { takes: [...CARD_FORMS], keeps: [], refuses: [] } },
        randomness: 'injected',
      },
      outcome: { kind: 'deck' },
    });
    expect(subject.id).toBe(found === 'default' ? file : `${file}#${found}`);
    expect([subject.replayable, subject.blocks]).toEqual([true, 'any']);
    const block = blockOf('module', 3, 700);
    expect(await deal(subject, block)).toEqual(decksBy(block, 52));
  });

  it('gives the same block the same decks again, and another block others', async () => {
    const subject = await open('./in-place.js', 5);
    const once = await deal(subject, blockOf('again', 0, 50));
    expect(await deal(subject, blockOf('again', 0, 50), 7)).toEqual(once);
    expect(await deal(subject, blockOf('again', 1, 50))).not.toEqual(once);
  });

  it('is held to nothing it replaced: a subject that patches the intrinsics deals as it says', async () => {
    // Its own Math.random stays the one it found, so the decks are those of the numbers all the same.
    const subject = await open('./patches.js', 52);
    const block = blockOf('patches', 0, 2500);
    expect(await deal(subject, block)).toEqual(decksBy(block, 52));
  });

  it('reports the fault of a subject that patches the intrinsics', async () => {
    const text = readFileSync(join(EXAMPLES, 'patches.js'), 'utf8');
    const cwd = folderOf({
      'liar.mjs': text
        .replace('export default', 'const honest =')
        .concat('\nexport default (deck) => { honest(deck); deck[3] = deck[4]; };\n'),
    });
    await expect(openFunctionSubject({ kind: 'module', file: './liar.mjs', n: 9, randomness: 'injected', cwd })).rejects.toMatchObject({
      code: 'E_SUBJECT_DUPLICATE',
      at: { trial: 1, position: 5 },
    });
    const short = folderOf({
      'liar.mjs': text
        .replace('export default', 'const honest =')
        .concat('\nexport default (deck) => { honest(deck); return deck.length = 3, deck; };\n'),
    });
    await expect(
      openFunctionSubject({ kind: 'module', file: './liar.mjs', n: 9, randomness: 'injected', cwd: short }),
    ).rejects.toMatchObject({
      code: 'E_SUBJECT_LENGTH',
      message: './liar.mjs: deal 1: the result must hold 9 cards, got 3',
    });
  });

  it('is given random() where --pass-random says so, the same stream as Math.random', async () => {
    const cwd = folderOf({
      'mixed.mjs': 'export default (deck, next) => { const a = Math.random(), b = next(); return a < b ? deck : deck.reverse(); };',
    });
    const subject = await openFunctionSubject({ kind: 'module', file: 'mixed.mjs', n: 3, randomness: 'injected', passRandom: true, cwd });
    const block = blockOf('mixed', 0, 200);
    const { next } = numbersOf(block);
    expect(await deal(subject, block)).toEqual(Array.from({ length: 200 }, () => (next() < next() ? [0, 1, 2] : [2, 1, 0])));
  });

  it('keeps its own Math.random under live randomness, and says so', async () => {
    const subject = await open('./with-random.js', 8, undefined, 'live');
    expect([subject.replayable, 'randomness' in subject.origin.source && subject.origin.source.randomness]).toEqual([false, 'live']);
    const block = blockOf('live', 0, 300);
    const once = await deal(subject, block);
    expect(once).toHaveLength(300);
    expect(await deal(subject, block)).not.toEqual(once);
  });

  it('with a state of its own is dealt by one process, block after block, until it is closed', async () => {
    const cwd = folderOf({
      'turns.cjs': 'let k = 0; module.exports = (deck) => { k++; return deck.map((_, i) => (i + k) % deck.length); };',
    });
    const subject = await openFunctionSubject({ kind: 'module', file: './turns.cjs', n: 4, randomness: 'injected', cwd });
    const turns = [
      [1, 2, 3, 0],
      [2, 3, 0, 1],
      [3, 0, 1, 2],
    ];
    const onward = [
      [0, 1, 2, 3],
      [1, 2, 3, 0],
      [2, 3, 0, 1],
    ];
    expect(subject.blocks).toBe('sequential');
    expect(subject.origin.source).toMatchObject({ call: { stream: 'one', isolation: 'process' } });
    expect(await deal(subject, blockOf('turns', 0, 3))).toEqual(turns);
    expect(await deal(subject, blockOf('turns', 1, 3))).toEqual(onward);
    subject.close?.();
    expect(await deal(subject, blockOf('turns', 0, 3))).toEqual(turns);
    subject.close?.();
  });

  it('deals one card and 65,536 cards', async () => {
    for (const n of [1, 65_536]) {
      const subject = await open('./in-place.js', n);
      const block = blockOf('sizes', 0, 3);
      expect(await deal(subject, block, 2)).toEqual(decksBy(block, n));
    }
    await expect(open('./in-place.js', 65_537)).rejects.toMatchObject({
      code: 'E_USAGE',
      message: 'a deck must have from 1 to 65536 cards, got 65537',
    });
  });

  it('waits for a slow reader, and ends with its block', async () => {
    const subject = await open('./in-place.js', 52);
    // Four times what the channel can hold, from a child that deals it in well under the pause.
    const source = await subject.open(blockOf('slow', 0, 20_000));
    const batch = new Batch(52, 1);
    await source.fill(batch);
    await new Promise((settle) => setTimeout(settle, 400));
    let dealt = batch.length;
    const rest = new Batch(52, 4096);
    do {
      await source.fill(rest);
      dealt += rest.length;
    } while (rest.length > 0);
    expect(dealt).toBe(20_000);
  });

  it('is stopped when its block is closed early', async () => {
    const subject = await open('./in-place.js', 52);
    const source = await subject.open(blockOf('early', 0, 1_000_000));
    await source.fill(new Batch(52, 10));
    await source.close?.();
  });
});
