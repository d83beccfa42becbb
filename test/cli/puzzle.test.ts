import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { benchLines } from '../../src/cli/puzzle/bench.js';
import type { Benched } from '../../src/cli/puzzle/task.js';
import type { ClaimsProof } from '../../src/core/record/proof.js';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';
import { readFixture } from '../support/read-fixture.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-puzzle-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'puzzle', ...args);

/** Plays these lines through a pipe. */
async function played(lines: readonly string[], ...args: readonly string[]): Promise<{ readonly status: number; readonly stdout: string }> {
  const entry = join(builtPackage(), 'dist/cli.js');
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [entry, 'puzzle', 'play', ...args], { cwd }, (error, stdout) =>
      resolve({ status: error === null ? 0 : Number(error.code), stdout }),
    );
    child.stdin?.end(`${lines.join('\n')}\n`);
  });
}

describe('puzzle check', () => {
  it('says whether a board of any size can be solved, and what shows it', async () => {
    const yes = await run('check', '1 2 3 4 / 0 5 6 7');
    expect([yes.status, yes.stdout]).toEqual([
      0,
      'It can be solved: no inversions, the blank in row 1 from the bottom; with an even number of columns\nthey are added up, and the goal has 0 + 1: both are odd.\n',
    ]);
    const no = await run('check', '2', '1', '3', '4', '5', '6', '7', '8', '0');
    expect([no.status, no.stderr]).toEqual([65, '']);
    expect(no.stdout.replaceAll('\n', ' ')).toContain(
      'It cannot be solved: the goal cannot be reached: on 3 columns it needs an even number of inversions, got 1, with the blank in row 1 from the bottom. Every move keeps that parity, so no sequence of moves leads there. With 2 and 1 exchanged it can be solved.',
    );
  });

  it('takes a board of 100 x 100 and a goal of its own, and gives JSON', async () => {
    const tiles = Array.from({ length: 10_000 }, (_, cell) => (cell + 1) % 10_000);
    const large = await run('check', tiles.join(' '), '--json');
    expect(large.status).toBe(0);
    expect(JSON.parse(large.stdout)).toMatchObject({ rows: 100, columns: 100, solvable: true, inversions: 0 });
    const turned = await run('check', '0 1 2 3 / 4 5 6 7', '--goal', 'blank-first', '--json');
    expect(JSON.parse(turned.stdout)).toMatchObject({ rows: 2, columns: 4, solvable: true, goalRowFromBottom: 2 });
  });

  it.each([
    [['check'], 'puzzle check needs a board, got nothing'],
    [['check', '1 2 3 / 4 5'], 'every row must have as many cells, got rows of 3, 2'],
    [['check', '1 2 2 0'], 'every tile must be there once, got 2 in cells 2 and 3'],
    [['check', '1 2 3 4 5 0'], 'a board whose sides are'],
    [['check', '1 2 3 0', '--size', '2x101'], 'the sides of a board are two numbers from 2 to 100, rows first, got "2x101"'],
    [['check', '1 2 3 0', '--seed', 'x'], '--seed belongs to puzzle solve, compare, play, got it with check'],
  ])('refuses %j', async (words, said) => {
    const { status, stderr } = await run(...words);
    expect(status).toBe(64);
    expect(stderr).toContain(said);
  });
});

describe('puzzle solve', () => {
  it("solves the texts' example in LUL, and shows every board", async () => {
    const { status, stderr, stdout } = await run('solve', '1 2 3 0 4 6 7 5 8');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('○ Solved in 3 moves; no path is shorter.');
    expect(stdout).toContain('Path, each letter where the tile slides: LUL');
    expect(stdout).toContain(
      'start   1 L     2 U     3 L\n1 2 3   1 2 3   1 2 3   1 2 3\n. 4 6   4 . 6   4 5 6   4 5 6\n7 5 8   7 5 8   7 . 8   7 8 .\n',
    );
    expect([join(cwd, 'reports')].filter((path) => existsSync(path))).toEqual([]);
  });

  it('writes the boards of a path of many thousand moves to a file', async () => {
    const { status, stderr, stdout } = await run('solve', '8 6 7 2 5 4 3 0 1', '--algorithm', 'depth-first', '--quiet');
    expect([status, stderr]).toEqual([0, '']);
    const moves = Number(/Solved in ([\d,]+) moves/.exec(stdout)?.[1]?.replaceAll(',', ''));
    expect(moves).toBeGreaterThan(1000);
    expect(stdout.split('\n').length).toBeLessThan(12);
    expect(stdout).toContain('boards  reports/puzzle-solve-boards.txt');
    const [path = '', ...boards] = readFileSync(join(cwd, 'reports/puzzle-solve-boards.txt'), 'utf8').split('\n');
    expect(path.replaceAll(' ', '')).toHaveLength(moves);
    expect(boards.join('\n')).toContain(`${moves} ${path.at(-1)}`);
    rmSync(join(cwd, 'reports'), { recursive: true });
  });

  it('takes words without quotes, a state of the other convention, and gives JSON', async () => {
    const { status, stdout } = await run('solve', '123046758L', '--moves', 'blank', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      moves: 3,
      tilePath: 'LUL',
      blankPath: 'RDR',
      shortest: true,
      solvability: { inversions: 2, rowFromBottom: 2 },
    });
    expect((await run('solve', '1', '2', '3', '0', '4', '6', '7', '5', '8')).stdout).toContain('LUL');
  });

  it('traces f, g and h, and draws the tree', async () => {
    const { stdout } = await run('solve', '123046758', '--trace', '--out', 'traces', '--name', 'example');
    expect(stdout).toContain('1  1 2 3 / . 4 6 / 7 5 8  f 3 = 0 + 3  the start');
    expect(stdout).toContain('     L  1 2 3 / 4 . 6 / 7 5 8  f 3 = 1 + 2');
    expect(readFileSync(join(cwd, 'traces', 'example.html'), 'utf8')).toContain('The tree of the search');
  });

  it('draws the same board of 4 x 4 from a seed, and solves it with tables', async () => {
    const solved = JSON.parse((await run('solve', '--size', '4x4', '--seed', 'one', '--json')).stdout) as {
      moves: number;
      start: number[];
    };
    expect(solved).toMatchObject({ moves: 57, start: [11, 3, 4, 12, 7, 5, 9, 13, 6, 0, 14, 2, 15, 8, 10, 1] });
  });

  it.each([
    [['2 1 3 4 5 6 7 8 0'], 65, 'the goal cannot be reached: on 3 columns it needs an even number of inversions, got 1'],
    [['1 2 3 0 4 6 7 5 5'], 64, 'every tile must be there once, got 5 in cells 8 and 9\n  hint: missing: 8'],
    [['1 2 3 0 4 6'], 64, 'a board whose sides are not told must be a square, got 6 cells\n  hint: say which: --size 2x3 or --size 3x2'],
    [['123046758L'], 64, 'after a tile slid L the blank cannot be in the first column'],
    [['123046758', '--algorithm', 'a-stern'], 64, 'no algorithm is called "a-stern"\n  hint: nearest: a-star'],
    [['123046758', '--heuristic', 'patterns-5-5-5'], 64, 'patterns-5-5-5 cannot be used: its tables are for boards of 4 x 4, got 3 x 3'],
    [['867254301', '--algorithm', 'breadth-first', '--limit', '100'], 21, 'of 181,440 boards were met, and a path may show before all are'],
    [['867254301', '--algorithm', 'ida-star', '--limit', '8000'], 21, 'boards, if it grows as the last two whole rounds grew, '],
    [['867254301', '--algorithm', 'depth-first', '--limit', '100'], 21, 'depth-first must find a path within its limit, got none in 10'],
    [['123046758', '--goal', 'middle-blank'], 64, '--goal must be blank-last, blank-first or a board, got "middle-blank"'],
    [['123046758', '--moves', 'hand'], 64, '--moves must be tile or blank, got "hand"'],
    [['123046758', '--seed', 'a'], 64, '--seed draws a board, got it with a board'],
  ])('refuses %j', async (args, code, message) => {
    const { status, stderr, stdout } = await run('solve', ...args);
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([code, '']);
  });
});

describe('puzzle', () => {
  it.each([
    [[], 'puzzle needs one of solve, compare, play, check, verify, bench, got nothing'],
    [['slove', '123046758'], 'puzzle knows solve, compare, play, check, verify, bench, got "slove"\n  hint: nearest: solve'],
    [['123046758'], 'hint: try: shuffle-audit puzzle solve "123046758"'],
    [['play', '--trace'], '--trace belongs to puzzle solve, got it with play'],
    [['bench', 'korv'], 'puzzle bench knows korf, got "korv"\n  hint: nearest: korf'],
    [['verify', '123'], 'puzzle verify takes no board, got 123'],
  ])('%j is a usage error', async (args, message) => {
    const { status, stderr } = await run(...args);
    expect(stderr).toContain(message);
    expect(status).toBe(64);
  });
});

describe('puzzle compare', () => {
  it('puts the searches side by side, in the terminal and on a page', async () => {
    const { status, stdout } = await run(
      'compare',
      '1 2 3 4 0 8 7 6 5',
      '--algorithm',
      'a-star,breadth-first,depth-first',
      '--heuristic',
      'manhattan',
    );
    expect(status).toBe(0);
    const rows = stdout.split('\n').filter((line) => /^(a-star|breadth-first|depth-first) /.test(line));
    expect(rows).toHaveLength(3);
    expect(rows.find((row) => row.startsWith('depth-first'))).toContain('too long');
    expect(rows.filter((row) => row.includes(' yes '))).toHaveLength(2);
    expect(readFileSync(join(cwd, 'reports', 'puzzle-compare.html'), 'utf8')).toContain('Side by side');
  });
});

describe('puzzle play', () => {
  it('goes by letters and numbers of tiles through a pipe, and counts', async () => {
    const { status, stdout } = await played(['l', '5', 'x', 'undo', 'hint', 'ul'], '123046758');
    expect(status).toBe(0);
    expect(stdout).toContain('"x" is no move');
    expect(stdout).toContain('U is on a shortest path; 2 moves to go');
    expect(stdout.trim().split('\n').at(-1)).toBe('Solved in 3 moves; no path is shorter.');
  });

  it('ends where the input does, and keeps to the blank’s convention', async () => {
    const { status, stdout } = await played(['r', 'd'], '123046758', '--moves', 'blank');
    expect(status).toBe(0);
    expect(stdout.trim().split('\n').at(-1)).toBe('Left after 2 moves.');
    expect((await played(['u'], '213456780')).status).toBe(65);
  });
});

describe('puzzle bench', () => {
  it('solves Korf’s boards as published, says what it took, and writes nothing', async () => {
    const { status, stdout } = await run('bench', 'korf', '--quiet');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^○ Solved: all 100 boards of Korf, by shortest paths$/m);
    expect(stdout).toMatch(/^moves +41 +53 +53\.05 +66 +5,305$/m);
    expect(stdout).toMatch(/^The tables took [\d.]+ s to build, the search [\d.]+ s, and the program held at most [\d,.]+ [MG]B/m);
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
    const { stdout: json } = await run('bench', 'korf', '--quiet', '--json');
    const { boards, cost } = JSON.parse(json) as Benched;
    const { instances } = readFixture<{ readonly instances: readonly { readonly optimal: number }[] }>('games/puzzle/korf100.json');
    expect(boards.map(({ moves }) => moves)).toEqual(instances.map(({ optimal }) => optimal));
    expect(Object.keys(cost).sort()).toEqual(['cpu', 'peakBytes', 'searchMs', 'tablesMs']);
    const refused = await run('bench', 'korf', '--out', 'benched');
    expect([refused.status, refused.stderr]).toEqual([64, expect.stringContaining('--out belongs to puzzle solve, compare, verify')]);
  });

  it('names the boards whose paths are not as long as published', () => {
    const boards = Array.from({ length: 100 }, (_, k) => {
      const moves = 40 + (k % 10);
      return { id: k + 1, published: k < 2 ? moves - 2 : moves, moves, expanded: 100 * (k + 1), generated: 200 * (k + 1) };
    });
    const cost = { tablesMs: 400, searchMs: 3200, peakBytes: 105_000_000, cpu: 'a processor' };
    const lines = benchLines({ bench: 'korf-1985', algorithm: 'ida-star', heuristic: 'patterns-5-5-5', boards, cost });
    expect(lines[0]).toBe('■ Not as published: 2 boards of 100');
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^moves +40 +45 +44\.50 +49 +4,450$/),
        expect.stringMatching(/^boards made +200 +10,100 +10,100 +20,000 +1,010,000$/),
        'board 1: 40 moves where 38 are published',
        'board 2: 41 moves where 39 are published',
        expect.stringMatching(/^The tables took 0\.4 s to build, the search 3\.2 s, and the program held at most 105 MB, on a/),
      ]),
    );
  });
});

describe('puzzle verify', () => {
  it('asks on boards of one size, and says what has no meaning there', async () => {
    const { status, stdout } = await run('verify', '--board', '2x2', '--out', 'small');
    expect(status).toBe(0);
    expect(stdout).toContain('means: its numbers are known from elsewhere for 3 x 3 alone');
    const text = readFileSync(join(cwd, 'small/puzzle-claims.json'), 'utf8');
    expect(text).toContain('"board":{"columns":2,"rows":2}');
    const refused = await run('verify', '--board', '2x5');
    expect([refused.status, refused.stderr]).toEqual([
      64,
      expect.stringContaining('--board must be rows x columns of up to 9 cells, got "2x5"'),
    ]);
  });

  it('checks every claim and refutes every twin', async () => {
    const { status, stdout } = await run('verify', '--json');
    expect(status).toBe(0);
    const { claims, plan, verdict } = (JSON.parse(stdout) as ClaimsProof).core;
    expect(plan).toEqual({ family: 'puzzle' });
    expect(readdirSync(join(cwd, 'reports'))).toEqual(expect.arrayContaining(['puzzle-claims.html', 'puzzle-claims.json']));
    expect(verdict.kind).toBe('holds');
    expect(claims.filter(({ holds, twin }) => !holds || twin.holds)).toEqual([]);
  });
});
