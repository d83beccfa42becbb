import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { NimGame } from '../../src/cli/nim/game.js';
import { grundy } from '../../src/cli/nim/grundy.js';
import { matrix } from '../../src/cli/nim/matrix.js';
import { nimble } from '../../src/cli/nim/nimble.js';
import { northcott } from '../../src/cli/nim/northcott.js';
import { NIM_OPTIONS } from '../../src/cli/nim/options.js';
import { NimTalk } from '../../src/cli/nim/play.js';
import { poker } from '../../src/cli/nim/poker.js';
import { primePower } from '../../src/cli/nim/prime-power.js';
import { json } from '../../src/cli/nim/say.js';
import { plainNim } from '../../src/cli/nim/solve.js';
import { readOptions } from '../../src/cli/options/option.js';
import { terminalLines } from '../../src/cli/terminal-lines.js';
import type { ClaimsCore, ClaimsProof } from '../../src/core/record/proof.js';
import { builtPackage } from '../support/checkout.js';
import type { Done } from '../support/program.js';
import { program } from '../support/program.js';

const nim = (...args: readonly string[]): Promise<Done> => program(tmpdir(), 'nim', ...args);

const GAMES: readonly NimGame[] = [plainNim, primePower, nimble, matrix, poker, northcott, grundy];

/** The answer to a command as the program hands it over, without starting it. */
function answer(command: string): { readonly lines: readonly string[]; readonly data: unknown } {
  const [name, ...rest] = command.split(' ');
  const game = GAMES.find((one) => one.name === name);
  const words = rest.filter((word, i) => !word.startsWith('--') && !['--cap', '--adds', '--width'].includes(rest[i - 1]));
  const value = (option: string): string | undefined => (rest.includes(option) ? rest[rest.indexOf(option) + 1] : undefined);
  const asked = readOptions(NIM_OPTIONS, {
    misere: rest.includes('--misere'),
    counts: rest.includes('--counts'),
    cap: value('--cap'),
    adds: value('--adds'),
    width: value('--width'),
  });
  const { json: data, text } = game?.solve(words, asked) ?? { json: {}, text: [] };
  return { lines: terminalLines(text), data: JSON.parse(json(data)) };
}
const said = (command: string): readonly string[] => answer(command).lines;
const data = (command: string): unknown => answer(command).data;

describe('nim solve', () => {
  it('shows the columns, who wins, and every winning move', async () => {
    const { status, stderr, stdout } = await nim('solve', '5,14,9,5');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trimEnd().split('\n')).toEqual([
      'Nim, normal play: the last stone wins.',
      '',
      'pile 1    5  0101',
      'pile 2   14  1110',
      'pile 3    9  1001',
      'pile 4    5  0101',
      'nim-sum   7  0111',
      '',
      'Columns 2, 3 and 4 from the left have an odd number of 1s.',
      'The nim-sum is 7, not 0: the player to move wins.',
      'There are 3 winning moves:',
      '  take 3 from pile 1, which leaves 2',
      '  take 5 from pile 2, which leaves 9',
      '  take 3 from pile 4, which leaves 2',
    ]);
  });

  it('says in misère play which of the rules decides', () => {
    const last = (piles: string): readonly string[] => said(`solve --misere ${piles}`).slice(-3);
    expect(last('2,1')).toEqual([
      'Exactly one pile has 2 or more, and can be left with 0 or 1: the player to move wins.',
      'There is one winning move:',
      '  take 2 from pile 1, which leaves 0',
    ]);
    expect(last('1,1,1').slice(1)).toEqual([
      'No pile has 2 or more, and 3 piles of 1 are an odd number: the player to move loses, if the other',
      'makes no mistake.',
    ]);
    expect(last('0').at(-1)).toBe('No pile is left, and the other player took the last stone: the player to move wins.');
    expect(last('2,2').slice(1)).toEqual([
      'The nim-sum is 0, and some pile has 2 or more, so that it decides here too: the player to move',
      'loses, if the other makes no mistake.',
    ]);
  });

  it('gives the same as data, whole numbers as text where a double would not hold them', async () => {
    const { stdout } = await nim('solve', '6', '9', '3', '--json');
    expect(JSON.parse(stdout)).toEqual({
      game: 'nim',
      play: 'normal',
      piles: [6, 9, 3],
      nimSum: 12,
      winning: true,
      moves: [{ pile: 2, from: 9, to: 5, take: 4 }],
      columns: { rows: ['0110', '1001', '0011'], nimSum: '1100', ones: [1, 1, 2, 2], odd: [1, 2] },
    });
    expect(data('solve 36893488147419103237,36893488147419103232')).toMatchObject({
      nimSum: 5,
      moves: [{ pile: 1, from: '36893488147419103237', to: '36893488147419103232', take: 5 }],
    });
  });

  it('leaves out columns that no terminal holds', () => {
    expect(said(`solve 1${'0'.repeat(40)},7`)[5]).toBe('(in binary 133 columns, too wide to show)');
  });

  it('shows twenty winning moves of many', () => {
    expect(said(`solve ${'1,'.repeat(30)}1`).slice(-2)).toEqual(['  take 1 from pile 20, which leaves 0', '  and 11 more; --json has all']);
  });
});

describe('the other games', () => {
  it.each([
    ['prime-power 56700', '56700 = 2^2 · 3^4 · 5^2 · 7; the piles are the exponents.', '  divide by 27 = 3^3, which leaves 2100'],
    [
      'nimble 1,1,2,2,2,4,4,4,4,4,4',
      '11 coins; each is a pile as large as the number of its square.',
      '  move a coin from square 2 to square 0; 3 coins can do it',
    ],
    [
      'nimble --counts 5,2,3,0,6',
      '16 coins; each is a pile as large as the number of its square.',
      '  move a coin from square 2 to square 0; 3 coins can do it',
    ],
    [
      'matrix 2,0,5/1,1,0',
      'A move takes stones from one row, from any of its cells; the piles are the sums of the rows.',
      '  take 5 stones from row 1, in any of 3 ways: for example 2, 0, 3 from its cells',
    ],
    ['poker 3,5,2 --cap 6', 'The player to move may add stones once more; caps 6, 6, 6.', '  add 4 stones to pile 3, which makes 6'],
    [
      'northcott 1-6,4-2 --width 7',
      'The piles are the gaps between the pieces, on a board of 7 columns.',
      '  in row 2 move the piece from column 4 to column 7',
    ],
    ['grundy kayles 5,8', 'heap 1  5  Grundy value 4', '  of heap 1 (5) leave 4'],
    ['grundy wythoff 3,6', 'piles 3 and 6, Grundy value 1', '  take 1 from pile 2, which leaves 3 and 5'],
  ])('nim %s', (command, line, move) => {
    const lines = said(command);
    expect(lines).toContain(line);
    expect(lines).toContain(move);
  });

  it('tell a proved period from none', () => {
    expect(said('grundy dawsons-kayles 1000000000000').join(' ')).toContain(
      'The values repeat every 34 from heap 53 on: proved by the period theorem of octal games',
    );
    expect(said('grundy grundys-game')).toContain('No period was seen up to heap 1,000; no theorem is known that could prove one.');
    expect(data('grundy subtraction:1,3,4')).toMatchObject({ period: { length: 7, from: 0, proved: true } });
  });
});

describe('wrong input', () => {
  it.each([
    ['solve 6,-9', 'the 2nd pile must be a whole number from 0, written in digits, got "-9"', plainNim.example],
    ['solve 6,,3', 'the 2nd pile is missing between commas, got "6,,3"', plainNim.example],
    ['solve 1e3', 'the pile must be a whole number from 0, written in digits, got "1e3"', 'write 1000'],
    ['solve', 'at least one pile is needed, got none', plainNim.example],
    [`solve ${'1,'.repeat(1000)}1`, 'at most 1000 piles are taken, got 1001', plainNim.example],
    [`solve ${'9'.repeat(1001)}`, 'the pile may have up to 1000 digits, got 1001', plainNim.example],
    ['prime-power 12,5', 'prime-power takes one number, got 2', primePower.example],
    [
      'prime-power 0',
      'the number must be a whole number from 1 to 3317044064679887385961980, got 0',
      'every number divides 0, so there would be no end',
    ],
    ['nimble --counts 0,1001', 'at most 1000 coins are taken, got 1001', undefined],
    ['matrix 1,2/3', 'every row must have as many cells as the first, 2, got 1 in row 2', 'write 0 for an empty cell'],
    [`matrix ${'1/'.repeat(100)}1`, 'at most 100 rows are taken, got 101', matrix.example],
    ['matrix 1,2//3', 'row 2 is empty, got "1,2//3"', matrix.example],
    ['matrix', 'at least one row is needed, got none', matrix.example],
    ['poker 3,5 --adds x', '--adds must be a whole number from 0, written in digits, got "x"', poker.example],
    ['poker 3,5,2 --cap 4,5', '--cap needs one number, or one for each of the 3 piles, got 2', poker.example],
    ['northcott 36', 'row 1 must be two columns such as 1-6, the own piece first, got "36"', northcott.example],
    ['northcott', 'at least one row is needed, got none', northcott.example],
    ['grundy', 'grundy needs a game, got none', 'kayles, dawsons-kayles'],
    ['grundy wythoff 3', 'wythoff is played with two piles, got 1', 'shuffle-audit nim grundy wythoff 3,6'],
  ])('%s is refused with the reason and what to do', (command, message, hint) => {
    expect(() => said(command)).toThrow(
      expect.objectContaining({ code: 'E_USAGE', message, hint: hint === undefined ? undefined : expect.stringContaining(hint) }),
    );
  });

  const known = 'nim knows solve, prime-power, nimble, matrix, poker, northcott, grundy, play, verify';
  it.each([
    [['solve', ''], 'at least one pile is needed, got none', 'for example: shuffle-audit nim solve 6,9,3'],
    [['poker', '3', '--misere'], '--misere belongs to nim solve, prime-power, nimble, matrix, play, got it with poker', undefined],
    [['6,9,3'], `${known}, got "6,9,3"`, 'try: shuffle-audit nim solve 6,9,3'],
    [['sovle', '3'], `${known}, got "sovle"`, 'nearest: solve; see: shuffle-audit nim --help'],
    [['play', '0'], 'a game needs a pile with a stone in it, got none', 'for example: shuffle-audit nim play 3,4,5'],
  ])('%j ends the program with its code', async (args, message, hint) => {
    const { status, stderr, stdout } = await nim(...args);
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toBe(`shuffle-audit: ${message}\n${hint === undefined ? '' : `  hint: ${hint}\n`}`);
  });
});

describe('nim play', () => {
  const play = async (input: string, ...args: readonly string[]): Promise<readonly string[]> => {
    const entry = join(builtPackage(), 'dist/cli.js');
    const { status, stderr, stdout } = spawnSync(process.execPath, [entry, 'nim', 'play', ...args], { input, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return stdout.trimEnd().split('\n');
  };

  it.each(['normal', 'misere'] as const)('loses in %s play to a player who takes every hint', (way) => {
    const talk = new NimTalk([3n, 4n, 5n], way);
    let lines = talk.open(false);
    while (!talk.over) {
      const [, take, pile] = /^You win if you take (\d+) from pile (\d+)/.exec(talk.hear('hint')[0]) ?? [];
      lines = talk.hear(`${pile} ${take}`);
    }
    expect(lines.at(-1)).toBe(way === 'normal' ? 'You took the last stone: you win.' : 'I took the last stone: you win.');
  });

  it('wins from a position it can win, and asks again for what is no move, from a pipe', async () => {
    expect(await play('hint\n5 1\n1 9\nfoo\n\n1 1\n', '--first', 'machine', '1,2')).toEqual([
      'Take any number of stones from one pile. Whoever takes the last stone wins.',
      'Type a pile and how many to take, such as 2 4; hint shows a winning move, quit leaves.',
      '',
      'pile 1  1  o',
      'pile 2  2  oo',
      'I take 1 from pile 2, which leaves 1.',
      '',
      'pile 1  1  o',
      'pile 2  1  o',
      'No move wins, if I make no mistake, and I make none.',
      'There is no pile 5; the piles are 1 to 2.',
      'Pile 1 holds 1; take 1 or more of them, not 9.',
      'Not understood: "foo". Type a pile and how many to take, such as 2 4.',
      'I take 1 from pile 2, which leaves 0.',
      'I took the last stone: I win.',
    ]);
  });

  it('ends when nothing more is typed, or on quit', async () => {
    expect((await play('2 1\n')).at(-1)).toBe('The game is left at 3, 3, 0.');
    expect((await play('quit\n2 1\n')).at(-1)).toBe('The game is left at 3, 4, 5.');
  });
});

describe('nim verify', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-nim-'));
  afterAll(() => rmSync(cwd, { recursive: true, force: true }));
  const verifying = (...args: readonly string[]): Promise<Done> => program(cwd, 'nim', 'verify', ...args);
  const recordIn = (text: string): ClaimsCore => (JSON.parse(text) as ClaimsProof).core;

  it('asks on one grid, says what has no meaning there, and a record that was altered ends 20', async () => {
    const { status, stdout } = await verifying('--grid', '2x3', '--quiet');
    expect(status).toBe(0);
    expect(stdout).toContain('odd-winning-moves: with fewer than 3 piles there is never more than one winning move');
    const text = readFileSync(join(cwd, 'reports/nim-claims.json'), 'utf8');
    expect(text).toContain('"grid":{"most":3,"piles":2}');
    writeFileSync(join(cwd, 'lie.json'), text.replace('"grid":{"most":3,"piles":2}', '"grid":{"most":7,"piles":2}'));
    expect((await program(cwd, 'verify', 'lie.json', '--quiet')).status).toBe(20);
  });

  it.each([
    [['--grid', '15^4'], '--grid must be piles x most stones, 1 to 10 piles of up to 1 to 255, got "15^4"'],
    [['--grid', '11x1'], 'got "11x1"'],
    [['--grid', '5x16'], '--grid must have at most 1,048,576 positions, got 1,419,857 with "5x16"'],
    [['--grid', '2x3', '--long'], '--long adds a grid to the usual ones, got it with --grid'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await verifying(...args);
    expect(stderr).toContain(message);
    expect(status).toBe(64);
  });

  it('ends 0: every claim holds and every wrong twin is refuted', async () => {
    const { status, stdout } = await verifying('--json', '--quiet');
    const { claims, plan, verdict } = recordIn(stdout);
    expect(plan).toEqual({ family: 'nim', long: false });
    expect([status, verdict]).toEqual([0, expect.objectContaining({ kind: 'holds' })]);
    expect(claims.filter(({ holds, twin }) => !holds || twin.holds)).toEqual([]);
    const lines = (await verifying('--quiet', '--out', 'kept', '--name', 'nim')).stdout.split('\n');
    expect(lines[0]).toMatch(/^○ Proved: all \d+ claims about Nim hold$/);
    expect(lines.join(' ')).toContain('sabotaged twins were refuted.');
    expect(readdirSync(join(cwd, 'kept')).sort()).toEqual(['nim.html', 'nim.json']);
    expect((await program(cwd, 'verify', 'kept/nim.json', '--quiet')).status).toBe(0);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });
});
