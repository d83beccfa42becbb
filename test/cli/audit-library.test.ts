import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import type * as Library from '../../src/index.js';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';

/** The package as it is published. */
let library: typeof Library;
const folder = mkdtempSync(join(tmpdir(), 'audit-call-'));
const home = process.cwd();
const ASKED = { n: 8, trials: 3000, seed: 'one call' } as const;
const TYPED = ['--n', '8', '--trials', '3000', '--seed', 'one call'];

beforeAll(async () => {
  library = (await import(pathToFileURL(join(builtPackage(), 'dist', 'index.js')).href)) as typeof Library;
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'sorts.js'), 'export default (deck) => deck.sort(() => Math.random() - 0.5);\n');
  writeFileSync(
    join(folder, 'two.js'),
    `export function even(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}
export const loses = (deck) => deck.slice(1);
`,
  );
});
beforeEach(() => process.chdir(folder));
afterEach(() => {
  process.chdir(home);
  rmSync(join(folder, 'out'), { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What was thrown, as `code: message`. */
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof library.AuditError ? `${error.code}: ${error.message}` : String(error)),
  );

describe('one call', () => {
  it('takes a null as the command does, and gives its record', async () => {
    writeFileSync('weights.txt', '1\n10\n100\n1\n10\n100\n1\n10\n');
    const given = await library.audit('./two.js#even', { ...ASKED, null: 'weighted:weights.txt' });
    const { stdout } = await program(
      folder,
      'run',
      './two.js#even',
      ...TYPED,
      '--null',
      'weighted:weights.txt',
      '--json',
      '--quiet',
      '--out',
      'out',
    );
    expect([given.core.plan.null?.kind, given.digest]).toEqual(['weighted', (JSON.parse(stdout) as Evidence).digest]);
    expect(await refusal(library.audit('./two.js#even', { ...ASKED, null: 'cycle' }))).toContain('E_USAGE: --null must be one of cyclic');
    expect(await refusal(library.audit('./two.js#even', { ...ASKED, null: 'cyclic', input: 'shuffled' }))).toContain(
      'E_USAGE: --null cyclic needs a deck handed in in order',
    );
  });

  it('gives the record of the command, digest for digest, and writes it with its page', async () => {
    const heard: string[] = [];
    const given = await library.audit('./sorts.js', {
      ...ASKED,
      out: 'out',
      onProgress: (role, done, of) => heard.push(`${role} ${done}/${of}`),
    });
    expect(given.core.verdict.kind).toBe('biased');
    expect(readdirSync('out').sort()).toEqual(['sorts.html', 'sorts.json']);
    const { digest, core } = JSON.parse(readFileSync('out/sorts.json', 'utf8')) as Evidence;
    expect([digest, core]).toEqual([given.digest, given.core]);
    expect(heard).toContain('sample 3000/3000');

    const typed = await program(folder, 'run', './sorts.js', ...TYPED, '--json', '--out', 'typed', '--quiet');
    expect((JSON.parse(typed.stdout) as Evidence).digest).toBe(given.digest);
    expect(readFileSync('out/sorts.html', 'utf8')).toContain(given.digest.slice('sha256:'.length));
    expect((await program(folder, 'verify', 'out/sorts.json')).status).toBe(0);
    expect((await library.audit('./sorts.js', { ...ASKED, seed: 'another', out: 'out' })).digest).not.toBe(given.digest);
  });

  it('calls a function where it stands, on the numbers that one of a file gets, and hands it its decks in both ways', async () => {
    const { default: sorts } = (await import(pathToFileURL(join(folder, 'sorts.js')).href)) as { default: Library.ShuffleUnderTest };
    const slow = async (deck: number[]): Promise<unknown> => {
      await Promise.resolve();
      return sorts(deck, Math.random);
    };
    const { random } = Math;
    for (const input of ['in-order', 'shuffled'] as const) {
      const [named, here, later] = [
        await library.audit('./sorts.js', { ...ASKED, input }),
        await library.audit(sorts, { ...ASKED, input }),
        await library.audit(slow, { ...ASKED, input }),
      ];
      for (const { core, verdict } of [here, later]) {
        expect([core.counts, core.results, core.input, core.absolute]).toEqual([
          named.core.counts,
          named.core.results,
          named.core.input,
          named.core.absolute,
        ]);
        expect(verdict).toBe(core.verdict);
      }
      expect(here.core.subject.replay).toBe('none');
    }
    expect(Math.random).toBe(random);
    const drawn = await library.audit((deck) => deck.sort(() => Math.random() - 0.5), { ...ASKED, randomness: 'live', out: 'out' });
    expect([drawn.verdict.kind, readdirSync('out').sort()]).toEqual(['biased', ['the-shuffle.html', 'the-shuffle.json']]);
    expect(await refusal(library.audit((deck) => deck.sort(() => random() - 0.5), ASKED))).toContain('E_NONDETERMINISTIC: the shuffle: ');
  });

  it('says its verdict by itself, which is no part of the record', async () => {
    const given = await library.audit('naive-swap', ASKED);
    expect([given.verdict, Object.keys(given)]).toEqual([given.core.verdict, ['schema', 'core', 'digest', 'run']]);
    const { verdict: _, ...read } = library.parseEvidence(JSON.stringify(given), 'here') as Library.Audited;
    expect([_, read.digest]).toEqual([undefined, library.digestOf(given.core)]);
  });

  it('takes every way to name what is audited, and writes nothing where no folder is named', async () => {
    const named = await library.audit('./two.js#even', { n: 8, seed: 'one call', detect: 0.3 });
    expect([named.core.subject.id, named.core.verdict.kind, named.core.plan.detect]).toEqual(['./two.js#even', 'no-bias-found', 0.3]);
    const built = await library.audit('naive-swap/mt19937', { ...ASKED, tests: ['parity'] });
    expect([built.core.subject.id, built.core.plan.tests]).toEqual(['naive-swap/mt19937/lemire/continuous', ['parity']]);
    const called = await library.audit('./two.js', { ...ASKED, call: '(deck, random) => deck.sort(() => random() - 0.5)' });
    expect(called.core.verdict.kind).toBe('biased');
    const drawn = await library.audit('fisher-yates', { n: 8, trials: 100 });
    expect([drawn.run.seedOrigin, named.run.seedOrigin, drawn.core.plan.seed.length]).toEqual(['drawn', 'given', 16]);
    expect(readdirSync('.')).not.toContain('reports');
  });

  it.each([
    ['./missing.js', {}, 'E_INPUT_MISSING'],
    ['./two.js', {}, 'E_SUBJECT_LOAD'],
    ['./two.js#loses', {}, 'E_SUBJECT_LENGTH'],
    ['naive-swop', {}, 'E_UNKNOWN_ID'],
    ['', {}, 'E_USAGE: what is audited must be a function, or a text such as \'./shuffle.js\', got ""'],
    [52, {}, "E_USAGE: what is audited must be a function, or a text such as './shuffle.js', got number"],
    [() => 0, {}, 'E_SUBJECT_TYPE: the shuffle: deal 1: the result must be an array or an iterable'],
    [(deck: number[]) => deck.slice(1), {}, 'E_SUBJECT_LENGTH'],
    [(deck: number[]) => deck.reverse(), { call: 'shuffle' }, 'E_USAGE: --call is for functions of a file or a package'],
    [
      (deck: number[]) => deck.reverse(),
      { deal: 2 },
      'E_USAGE: a function that is called where it stands shuffles whole decks, got deal 2',
    ],
    ['naive-swap', { cards: 52 }, 'E_USAGE: the options are out, name, n, '],
    ['naive-swap', { n: 1 }, 'E_USAGE: n must be a whole number from 2 to 65535, got 1'],
    ['naive-swap', { trials: '1e6' }, 'E_USAGE: trials must be a whole number from 1 to 1000000000000, got "1e6"'],
    ['naive-swap', { detect: 0 }, 'E_USAGE: detect must be a number from 1e-9 to 1, got 0'],
    ['naive-swap', { tests: 'parity' }, 'E_USAGE: tests must be a list of texts, got "parity"'],
    ['naive-swap', { seed: '' }, 'E_USAGE: seed must be a text, got ""'],
    ['naive-swap', { out: 'package.json' }, 'E_CANNOT_CREATE'],
    ['naive-swap', { out: 'out', name: 'a/b' }, 'E_USAGE: --name is a file name without folders, got "a/b"'],
    ['./sorts.js', { randomness: 'seeded' }, 'E_USAGE: --randomness must be injected or live'],
  ] as const)('refuses %s with %o', async (subject, options, code) => {
    const said = await refusal(
      library.audit(subject as Library.ShuffleUnderTest | string, { n: 8, trials: 100, ...options } as Library.AuditOptions),
    );
    expect(said.slice(0, code.length)).toBe(code);
  });
});
