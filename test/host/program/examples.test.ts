import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Verdict } from '../../../src/core/record/evidence.js';
import type { Protocol } from '../../../src/core/source/protocols.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { runAudit } from '../../../src/host/audits.js';
import { openProgramSubject } from '../../../src/host/program/subject.js';
import { has, PROGRAMS } from './programs.js';

const built = mkdtempSync(join(tmpdir(), 'shuffle-audit-built-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

interface Example {
  readonly name: string;
  /** Commands it needs; without one it is skipped. */
  readonly needs: readonly string[];
  /** Compiled first. */
  readonly source?: string;
  readonly command: readonly string[];
  readonly n: number;
  readonly trials: number;
  readonly protocol?: Protocol;
  readonly verdict: Verdict['kind'];
  /** A row that shows the bias. */
  readonly because?: string;
}

const c = { needs: ['cc'], source: 'rand_modulo.c', trials: 20_000, n: 52 } as const;
/** The low bits of glibc's sums follow a linear rule of some 500 bits. */
const linear = { verdict: 'biased', because: 'linear-complexity/down' } as const;

// 64 KiB of random bytes, the same in every run: SHA-256 of a counter. Programs with no seed to set read them, for one audit in some hundreds ends undecided
// by luck.
const BYTES = join(built, 'bytes');
writeFileSync(BYTES, Buffer.concat(Array.from({ length: 2048 }, (_, k) => createHash('sha256').update(`examples ${k}`).digest())));

const EXAMPLES: readonly Example[] = [
  {
    name: 'random.shuffle of Python',
    needs: ['python3'],
    command: ['python3', 'random_shuffle.py', '52', 'py'],
    n: 52,
    trials: 6000,
    verdict: 'no-bias-found',
  },
  {
    name: 'List::Util of Perl',
    needs: ['perl'],
    command: ['perl', 'list_util.pl', '52', '7'],
    n: 52,
    trials: 6000,
    verdict: 'no-bias-found',
  },
  { ...c, name: 'Fisher–Yates by rand() % (i + 1) in C', command: ['rand_modulo', '52', '1', 'yates'], ...linear },
  {
    ...c,
    name: 'the naive swap by rand() % n in C',
    command: ['rand_modulo', '52', '1', 'naive'],
    verdict: 'biased',
    because: 'position-matrix',
  },
  { ...c, name: 'a linked list shuffled through an array in C', command: ['rand_modulo', '52', '2', 'list'], ...linear },
  {
    name: 'std::shuffle with mt19937 in C++',
    needs: ['c++'],
    source: 'std_shuffle.cpp',
    command: ['std_shuffle', '52', '1'],
    n: 52,
    trials: 20_000,
    protocol: 'u8',
    verdict: 'no-bias-found',
  },
  { name: 'shuf', needs: ['shuf'], command: ['sh', 'shuf.sh', '5', BYTES], n: 5, trials: 800, verdict: 'no-bias-found' },
  {
    name: 'sort -R',
    needs: ['sort', 'seq', 'tr'],
    command: ['sh', 'sort_random.sh', '5', BYTES],
    n: 5,
    trials: 800,
    verdict: 'no-bias-found',
  },
  {
    name: 'awk with a seed',
    needs: ['awk'],
    command: ['awk', '-v', 'n=52', '-v', 'seed=5', '-f', 'srand.awk'],
    n: 52,
    trials: 6000,
    verdict: 'no-bias-found',
  },
  {
    name: 'awk with srand(), started anew for every deal',
    needs: ['awk'],
    command: ['sh', 'srand_anew.sh', '52', 'srand.awk'],
    n: 52,
    trials: 300,
    verdict: 'biased',
    because: 'repeats',
  },
  {
    name: 'requests to Python',
    needs: ['python3'],
    command: ['python3', 'requests.py', 'py'],
    n: 8,
    trials: 3000,
    protocol: 'request',
    verdict: 'no-bias-found',
  },
  {
    name: 'named cards of Python',
    needs: ['python3'],
    command: ['python3', 'named_cards.py', 'py'],
    n: 52,
    trials: 6000,
    verdict: 'no-bias-found',
  },
];

describe('programs in other languages', () => {
  for (const { name, needs, source, command, n, trials, protocol, verdict, because } of EXAMPLES) {
    const missing = needs.filter((one) => !has(one));
    it.skipIf(missing.length > 0)(`${name}: ${verdict}${missing.length > 0 ? ` (skipped: no ${missing.join(', ')})` : ''}`, async () => {
      const [program = '', ...args] = command;
      if (source) compile(source, join(built, program));
      const subject = await openProgramSubject({
        program: source ? join(built, program) : program,
        args,
        cwd: PROGRAMS,
        n,
        ...(protocol && { protocol }),
      });
      const detect = n === 52 ? 0.05 : 0.5;
      const core = await runAudit(makePlan(subject.space, { seed: 'examples', trials, detect }), subject, { workers: 1 });
      // A seed that is told makes both starts alike, and nothing clean can be said of it; its deals are judged all the same.
      const { source: opened } = subject.origin;
      const alike = opened.kind === 'program' && opened.starts === 'alike' && verdict === 'no-bias-found';
      expect(core.verdict.kind).toBe(alike ? 'inconclusive' : verdict);
      if (alike) expect(core.verdict).toMatchObject({ reason: { why: 'told-seed' } });
      if (verdict === 'no-bias-found')
        expect(Math.min(...core.results.map(({ logPAdjusted }) => logPAdjusted))).toBeGreaterThan(Math.log(0.01));
      if (because) expect(core.verdict).toMatchObject({ because: expect.arrayContaining([because]) as string[] });
    });
  }
});

function compile(source: string, to: string): void {
  execFileSync(source.endsWith('.c') ? 'cc' : 'c++', ['-O2', '-o', to, join(PROGRAMS, source)]);
}
