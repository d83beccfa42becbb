import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProgramSource } from '../../../src/core/source/program-source.js';
import type { Protocol } from '../../../src/core/source/protocols.js';
import type { Outcome } from '../../../src/core/subject/outcome.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { NEW_DECK_ORDER, STANDARD_CARDS } from '../../../src/engine/log/standard-cards.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { runAudit } from '../../../src/host/audits.js';
import { numbersFrom } from '../../../src/host/program/cards.js';
import { linesOf } from '../../../src/host/program/lines.js';
import { openProgramSubject, reopenProgramSubject } from '../../../src/host/program/subject.js';
import { blockOf, deal, failure, folderOf } from '../function/blocks.js';
import { answering, dealAll, type Opening, openScript, turning } from './programs.js';

/** Opens a program that writes these bytes again and again. */
function openWriter(bytes: string | readonly number[], opening: Parameters<typeof openScript>[1] = {}): Promise<Subject> {
  const octal = [...Buffer.from(typeof bytes === 'string' ? bytes : Uint8Array.from(bytes))].map(
    (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
  );
  return openProgramSubject({ program: 'sh', n: 4, cwd: '.', ...opening, args: ['-c', `while printf '${octal.join('')}'; do :; done`] });
}

const originOf = async (text: string, opening: Parameters<typeof openScript>[1] = {}): Promise<ProgramSource> => {
  const { source } = (await openScript(text, opening)).origin;
  if (source.kind !== 'program') throw new Error('no program');
  return source;
};

describe('a program', () => {
  it('deals every block and sample from one start, in order, and again from the beginning after close', async () => {
    const subject = await openScript(turning(''));
    const turned = (k: number): number[] => [0, 1, 2, 3].map((p) => (p + k) % 4);
    expect(await deal(subject, blockOf('one', 0, 3))).toEqual([1, 2, 3].map(turned));
    expect(await deal(subject, blockOf('two', 1, 2), 1)).toEqual([4, 5].map(turned));
    await subject.finish?.();
    subject.close?.();
    expect(await dealAll(subject, 2)).toEqual([1, 2].map(turned));
    expect(subject).toMatchObject({ blocks: 'sequential', replayable: false });
  });

  it.each<[string, string | readonly number[], Protocol, number[]]>([
    ['numbers from 0 with spaces', '2 0 1 3\n', 'lines', [2, 0, 1, 3]],
    ['numbers from 1 with commas', '3, 1,2 ,4\n', 'lines', [2, 0, 1, 3]],
    ['brackets, tabs, leading zeros and CRLF', '[02,\t00, 01, 03 ]\r\n', 'lines', [2, 0, 1, 3]],
    ['standard names, whatever their spelling', '3♠ AS  2♠\ufe0f 4s\n', 'lines', [2, 0, 1, 3]],
    ['bytes from 0', [2, 0, 1, 3], 'u8', [2, 0, 1, 3]],
    ['bytes from 1', [3, 1, 2, 4], 'u8', [2, 0, 1, 3]],
    ['two bytes a card', [2, 0, 0, 0, 1, 0, 3, 0], 'u16le', [2, 0, 1, 3]],
  ])('may write %s', async (_, bytes, protocol, deck) => {
    expect(await dealAll(await openWriter(bytes, { protocol }), 3)).toEqual([deck, deck, deck]);
  });

  it('may write any names that --cards lists, in the order that each deal starts from', async () => {
    const names = { alphabet: ['ace', 'two', 'joker'], n: 3 };
    expect(await dealAll(await openWriter('joker ace two\n', names), 1)).toEqual([[2, 0, 1]]);
    const wrong = await failure(openWriter('joker ace king\n', names));
    expect(wrong).toMatchObject({ code: 'E_SUBJECT_CARD', message: expect.stringMatching(/a card of --cards was expected, got "king"$/) });
    expect((await failure(openWriter('joker ace two\n', { ...names, n: 4 }))).message).toBe(
      '--cards must name as many cards as --n, 4, got 3',
    );
    const boxed = { alphabet: NEW_DECK_ORDER, n: 52 };
    expect((await dealAll(await openWriter(`${STANDARD_CARDS.join(' ')}\n`, boxed), 1))[0]?.slice(12, 15)).toEqual([12, 51, 50]);
  });

  it('is sent what it is to shuffle, numbers or names, and answers in kind', async () => {
    const request = { protocol: 'request' } as const;
    expect(await dealAll(await openScript(answering(''), request), 2)).toEqual([
      [1, 2, 3, 0],
      [1, 2, 3, 0],
    ]);
    const checks = "if (deck.join() !== 'AS,2S,3S,4S') process.exit(1);";
    const named = await openScript(answering(checks), { ...request, alphabet: STANDARD_CARDS.slice(0, 4) });
    expect(await dealAll(named, 1)).toEqual([[1, 2, 3, 0]]);
    const one = await openScript(answering('if (deck[0] !== 1) process.exit(1);'), { ...request, alphabet: 'from-1' });
    expect(await dealAll(one, 1)).toEqual([[1, 2, 3, 0]]);
    const texts = await failure(openScript(answering('deck.forEach((card, i) => (deck[i] = String(card)));'), request));
    expect(texts).toMatchObject({ code: 'E_SUBJECT_CARD', at: { trial: 1, position: 1 } });
    expect((await failure(openScript(answering('say(deck); continue;'), request))).code).toBe('E_SUBJECT_TYPE');
  });

  it('by requests of what a function of the kind would be handed', async () => {
    const asked = (outcome: Outcome, say: string): Promise<Subject> =>
      openScript(answering(`const { deal, board, piles, max } = JSON.parse(line); say({ id, ${say} }); continue;`), {
        protocol: 'request',
        outcome,
        n: 4,
      });
    const hand = await asked({ kind: 'hand', seen: 3, order: 'kept' }, 'deck: deck.slice(-deal)');
    expect(await dealAll(hand, 1)).toEqual([[1, 2, 3]]);
    const turned = 'board: board.slice(0, -2).concat(0, board.at(-2))';
    expect(await dealAll(await asked({ kind: 'board', rows: 2, columns: 2 }, turned), 2)).toEqual([
      [1, 2, 0, 3],
      [1, 2, 0, 3],
    ]);
    const dealt = await asked({ kind: 'piles', piles: 3, max: 7 }, 'piles: Array(piles).fill(max)');
    expect(await dealAll(dealt, 1)).toEqual([[7, 7, 7]]);
    expect(dealt.origin.source).toMatchObject({ protocol: 'request', vocabulary: { kind: 'numbers' } });
  });

  it('by requests of moves in even piles of the seed’s own, the same for both first starts', async () => {
    const outcome = { kind: 'moves', piles: 3, max: 7, choice: 'pile' } as const;
    const player = (move: string): Promise<Subject> =>
      openScript(answering(`const { piles, max } = JSON.parse(line); ${move} say({ id, piles }); continue;`), {
        protocol: 'request',
        outcome,
      });
    const first = await player('piles[0] = 0;');
    const moves = await dealAll(first, 4000);
    expect(moves.filter((move) => move[3] !== 0 || move[4] !== 0)).toEqual([]);
    const stones = new Float64Array(8);
    for (const move of moves) for (const pile of move.slice(0, 3)) stones[pile]++;
    // 12,000 piles: 1,714 of each size, give or take 38; five times that is met once in a quarter of a million such tests.
    expect([stones[0], ...stones.subarray(1).filter((many) => Math.abs(many - 12_000 / 7) > 192)]).toEqual([0]);
    expect(await dealAll(first, 4000)).toEqual(moves);
    expect(first.origin.source).toMatchObject({ starts: 'alike' });
    const lots = await player('const i = Math.floor(Math.random() * 3); piles[i] = Math.floor(Math.random() * piles[i]);');
    expect(lots.origin.source).toMatchObject({ starts: 'apart' });
    expect(await failure(player('piles[0] = max + 1;'))).toMatchObject({
      code: 'E_SUBJECT_CONTRACT',
      message: expect.stringContaining('deal 1: a move must take stones away, got pile 1 from'),
    });
    expect(await failure(player('piles.pop();'))).toMatchObject({ code: 'E_SUBJECT_LENGTH' });
  });

  it.each([
    ['0 1 2\n', 'E_SUBJECT_LENGTH', 'deal 1: must deal 4 cards, got 3'],
    ['0 1 2 3 4\n', 'E_SUBJECT_LENGTH', 'deal 1: must deal 4 cards, got 5'],
    ['0 1 2 3\n0 1 2 4\n', 'E_SUBJECT_CARD', 'deal 2, position 4: must be one of numbers from 0 to 3, got "4"'],
    ['0 1 2 3\n0 1 2 1e0\n', 'E_SUBJECT_CARD', 'deal 2, position 4: must be one of numbers from 0 to 3, got "1e0"'],
    ['0 1 2 3\n0,1,,2,3\n', 'E_SUBJECT_LENGTH', 'deal 2: must deal 4 cards, got 5'],
    ['0 1 2 3\n3 1 2 3\n', 'E_SUBJECT_DUPLICATE', 'deal 2, position 4: must hold every card once, got 3 again'],
    ['1 2 3 4\n4 1 2 4\n', 'E_SUBJECT_DUPLICATE', 'deal 2, position 4: must hold every card once, got 4 again'],
    [
      'red blue green gold\nred blue green pink\n',
      'E_SUBJECT_CARD',
      'deal 2, position 4: must be one of the 4 cards that it is known to deal, got "pink"',
    ],
    ['1 2 3 4\n0 1 2 3\n', 'E_SUBJECT_CARD', 'deal 2, position 1: must be one of numbers from 1 to 4, got "0"'],
    ['\n', 'E_SUBJECT_GARBAGE', 'deal 1: must write a deck of 4 cards in every line, got ""'],
    ['3 1 1 0\n', 'E_SUBJECT_CARD', 'deal 1: the numbers 0 to 3 or 1 to 4, each once, were expected in a deck of 4'],
  ])('that writes %s ends in %s', async (bytes, code, message) => {
    const error = await failure(openWriter(bytes).then((subject) => dealAll(subject, 2)));
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('that writes a card a line is told that a line holds a deck, and one that writes hands where they are read', async () => {
    const hint = async (bytes: string): Promise<string | undefined> => (await failure(openWriter(bytes))).hint;
    expect(await hint('3\n0\n1\n2\n')).toMatch(/^a line holds a whole deck; .* paste -sd/);
    expect(await hint('3 0\n')).toMatch(/^the number of cards is set with --n, and with --deal /);
    expect(await hint('Hello\n')).toContain('words for people belong on its standard error');
  });

  it('is held to cards that a byte can hold', async () => {
    const wrong = await failure(openWriter([0, 1, 2, 3, 0, 1, 2, 4], { protocol: 'u8' }).then((subject) => dealAll(subject, 2)));
    expect(wrong.message).toContain('deal 2, position 4: must be a number from 0 to 3, got 4');
  });

  it.each<readonly [Opening, string]>([
    [{ protocol: 'u8', n: 257 }, 'u8 every number must be at most 255, got up to 256 in whole decks'],
    [{ protocol: 'u8', n: 256, alphabet: 'from-1' }, 'u8 every number must be at most 255, got up to 256 in whole decks'],
    [{ protocol: 'u16le', n: 65_536, alphabet: 'from-1' }, 'u16le every number must be at most 65535, got up to 65536 in whole decks'],
    [
      { protocol: 'u8', outcome: { kind: 'hand', seen: 2, order: 'kept' }, n: 300 },
      'u8 every number must be at most 255, got up to 299 in hands',
    ],
    [
      { protocol: 'u8', outcome: { kind: 'piles', piles: 3, max: 256 } },
      'u8 every number must be at most 255, got up to 256 in deals of Nim',
    ],
  ])('is refused where a number of %o does not fit its bytes', async (opening, message) => {
    const error = await failure(openProgramSubject({ program: 'true', args: [], cwd: '.', n: 4, ...opening }));
    expect(error).toMatchObject({ code: 'E_USAGE', message: `with --protocol ${message}` });
  });

  it('may write piles of as many stones as a byte holds', async () => {
    const outcome = { kind: 'piles', piles: 3, max: 255 } as const;
    expect(await dealAll(await openWriter([255, 1, 7], { protocol: 'u8', outcome }), 1)).toEqual([[255, 1, 7]]);
  });

  it('runs in the folder of the user with no environment but the search path, and its files are found all the same', async () => {
    const look = `import { readdirSync, readFileSync } from 'node:fs';
      const names = Object.keys(process.env).filter((name) => name !== 'PATH' && name !== 'SystemRoot' && name !== 'SHUFFLE_AUDIT_PROGRAM');
      if (!readdirSync('.').includes('look.mjs') || names.length > 0) process.exit(1);
      process.stdout.write(readFileSync(process.argv[2], 'utf8'));`;
    const cwd = folderOf({ 'look.mjs': look, 'deck.txt': '1 0\n0 1\n'.repeat(40) });
    const subject = await openProgramSubject({ program: process.execPath, args: ['look.mjs', 'deck.txt', 'no-file'], cwd, n: 2 });
    expect(await dealAll(subject, 2)).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const { source } = subject.origin;
    if (source.kind !== 'program') throw new Error('no program');
    expect(source.args).toEqual(['look.mjs', 'deck.txt', 'no-file']);
    expect(source.files.map(({ file }) => file)).toEqual(['look.mjs', 'deck.txt']);
    // A record's program must be what it was, its script too.
    expect(await dealAll(reopenProgramSubject({ source, outcome: { kind: 'deck' } }, 2, cwd), 2)).toHaveLength(2);
    writeFileSync(join(cwd, 'deck.txt'), '0 1\n');
    expect(() => reopenProgramSubject({ source, outcome: { kind: 'deck' } }, 2, cwd)).toThrow(
      'deck.txt has changed since the record was made',
    );
  });

  it('that deals the same after every start is told from one that does not', async () => {
    expect((await originOf(turning(''))).starts).toBe('alike');
    const own = turning("write(Array.from({ length: n }, (_, p) => p).sort(() => Math.random() - 0.5).join(' ') + '\\n'); continue;");
    expect((await originOf(own.replace('const n = 4', 'const n = 40'), { n: 40 })).starts).toBe('apart');
  });

  it('that does not end as it must gives no verdict', async () => {
    const subject = await openScript(turning('', 'process.exit(5);'));
    const plan = makePlan(subject.space, { seed: 'ends badly', trials: 300 });
    expect(await failure(runAudit(plan, subject, { workers: 1 }))).toMatchObject({ code: 'E_SUBJECT_EXIT' });
    // One that is asked is refused before the first deal.
    const asked = failure(openScript(answering('', 'process.exit(5);'), { protocol: 'request' }));
    expect(await asked).toMatchObject({ code: 'E_SUBJECT_EXIT' });
  });

  it('that is a shell loop, which does not hear the end, is ended with its group and judged', async () => {
    const args = ['-c', 'while :; do shuf -i 0-3 | paste -sd " " -; done'];
    const subject = await openProgramSubject({ program: 'sh', args, cwd: folderOf({}), n: 4 });
    const plan = makePlan(subject.space, { seed: 'loop', trials: 300 });
    expect((await runAudit(plan, subject, { workers: 1 })).verdict.kind).toBe('inconclusive');
    expect(subject.origin.source).toMatchObject({ deaf: true, protocol: 'lines' });
    expect((await originOf(turning(''))).deaf).toBeUndefined();
  });

  it('that names its own cards, or writes them as bytes, is understood from its first deck, and held to that', async () => {
    const names = turning(
      "write(Array.from({ length: n }, (_, p) => ['red', 'green', 'blue', 'grey'][(p + k) % n]).join(' ') + '\\n'); continue;",
    );
    expect(await originOf(names)).toMatchObject({
      protocol: 'lines',
      vocabulary: { kind: 'alphabet', cards: ['blue', 'green', 'grey', 'red'] },
    });
    const other = names.replace("'red', 'green'", "k === 60 ? 'pink' : 'red', 'green'");
    const wrong = await failure(openScript(other).then((subject) => dealAll(subject, 100)));
    expect([wrong.code, wrong.message]).toEqual(['E_SUBJECT_CARD', expect.stringContaining('got "pink"')]);
    const bytes = (size: number): string =>
      `import { writeSync } from 'node:fs'; process.stdin.on('end', () => process.exit(0)).resume();
       setInterval(() => { for (let i = 0; i < 50; i++) writeSync(1, Buffer.from(Array.from({ length: 40 }, (_, p) => p).sort(() => Math.random() - 0.5).flatMap((c) => ${size === 1 ? '[c]' : '[c, 0]'}))); }, 1);`;
    for (const [size, protocol] of [
      [1, 'u8'],
      [2, 'u16le'],
    ] as const)
      expect(await originOf(bytes(size), { n: 40 })).toMatchObject({ protocol, vocabulary: { kind: 'from-0' } });
    expect((await failure(openScript(turning("write('words for people\\n'); continue;")))).code).toBe('E_SUBJECT_GARBAGE');
  });
});

describe('a line of numbers', () => {
  it('is read the same way, quickly or card by card', () => {
    const quick = linesOf({ n: 5, width: 5, numbers: false }, undefined, numbersFrom(0, 5));
    const slow = linesOf({ n: 5, width: 5, numbers: false }, ['0', '1', '2', '3', '4'], null);
    const utf8 = new TextEncoder();
    let state = 12_345;
    const luck = (bound: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 16) % bound;
    };
    const pieces = ['0', '1', '2', '3', '4', '5', '04', ' ', ' ', ',', ', ', '\t', '-', '[', ']', '\r', 'x'];
    slow.take(utf8.encode('0 1 2 3 4'), new Uint16Array(5), 0);
    let taken = 0;
    for (let k = 0; k < 20_000; k++) {
      const plain = k % 2 === 0;
      const line = plain
        ? Array.from({ length: 5 }, () => `${luck(5)}`).join([' ', ',', ', ', '\t'][luck(4)])
        : Array.from({ length: 9 }, () => pieces[luck(pieces.length)]).join('');
      const [a, b] = [new Uint16Array(5), new Uint16Array(5)];
      const fault = quick.take(utf8.encode(line), a, 0);
      const other = slow.take(utf8.encode(line.replaceAll(/0+(?=[0-9])/g, '')), b, 0);
      expect(fault === null, line).toBe(other === null);
      if (fault === null) {
        expect([...a], line).toEqual([...b]);
        taken++;
      }
    }
    expect(taken).toBeGreaterThan(10_000);
  });
});
