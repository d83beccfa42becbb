import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Evidence } from '../../src/core/record/evidence.js';
import { prngs } from '../../src/parts/catalogues.js';
import type { Mortal } from './lives.js';
import { live } from './lives.js';

/** A function with a generator of its own, which one process has to deal from the first deck on. */
const OWN = `let x = 1;
export default (deck) => {
  for (let i = deck.length - 1; i > 0; i--) {
    x = (x * 48271) % 2147483647;
    const j = x % (i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
};
`;

/** One of each kind of going on: blocks in any order, one stream, one process, and a fresh sample after the first. */
const MORTALS: readonly Mortal[] = [
  {
    subject: { shuffle: 'fisher-yates', prng: 'xoshiro128ss' },
    n: 16,
    trials: 60_000,
    tests: ['position-matrix', 'repeats', 'previous-deal'],
  },
  { subject: { shuffle: 'fisher-yates', prng: 'mulberry32' }, n: 16, trials: 30_000, tests: ['position-matrix', 'repeats'] },
  { subject: { file: './own.mjs' }, n: 8, trials: 30_000, tests: ['position-matrix', 'repeats'] },
  { subject: { shuffle: 'sattolo', prng: 'xoshiro128ss' }, n: 16, trials: 30_000, tests: ['position-matrix', 'cycles'] },
];

/** Ends of one run, so that every kind has its share. */
const MOST_LIVES = 8;

/** What came of ending runs again and again. */
export interface Kills {
  readonly kills: number;
  readonly runs: number;
  /** Lives that ended with something in the journal that the next one went on from. */
  readonly wentOn: number;
  /** Records that differ from the one of a run that was let be. */
  readonly different: number;
  /** Files left beside record and page. */
  readonly left: readonly string[];
}

/** Ends runs at random instants, by SIGKILL, until so many have been ended, each time with another number of workers. */
export async function kill(times: number, seed: number): Promise<Kills> {
  const random = numbers(seed);
  let [kills, runs, wentOn, different] = [0, 0, 0, 0];
  const left: string[] = [];
  for (let turn = 0; kills < times; turn++) {
    const mortal = MORTALS[turn % MORTALS.length];
    const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-mortal-'));
    try {
      const whole = await wholeRun(cwd, mortal);
      for (let lives = 0; ; lives++) {
        const lifeMs = kills < times && lives < MOST_LIVES ? whole.startMs + random() * (whole.lastMs - whole.startMs) : null;
        const workers = 1 + Math.floor(random() * 3);
        if (journalBytes(cwd) > 0) wentOn++;
        runs++;
        if (await live(cwd, mortal, workers, lifeMs)) break;
        kills++;
      }
      if (coreText(cwd) !== whole.core) different++;
      left.push(...readdirSync(join(cwd, 'reports')).filter((name) => !/^mortal\.(json|html)$/.test(name) && !name.endsWith('.tmp')));
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  }
  return { kills, runs, wentOn, different, left };
}

/** The record of a run that is let be, and when in its life there is something to be ended. */
async function wholeRun(cwd: string, mortal: Mortal): Promise<{ core: string; startMs: number; lastMs: number }> {
  mkdirSync(join(cwd, 'reports'), { recursive: true });
  writeFileSync(join(cwd, 'own.mjs'), OWN);
  const began = performance.now();
  await live(cwd, mortal, 2, null);
  const lastMs = performance.now() - began;
  const core = coreText(cwd);
  const { elapsedMs } = record(cwd).run;
  rmSync(join(cwd, 'reports'), { recursive: true });
  mkdirSync(join(cwd, 'reports'));
  return { core, startMs: 0.8 * (lastMs - elapsedMs), lastMs };
}

function record(cwd: string): Evidence {
  return JSON.parse(readFileSync(join(cwd, 'reports', 'mortal.json'), 'utf8')) as Evidence;
}

function coreText(cwd: string): string {
  const { core, digest } = record(cwd);
  return JSON.stringify({ core, digest });
}

function journalBytes(cwd: string): number {
  const name = readdirSync(join(cwd, 'reports')).find((file) => file === 'mortal.journal');
  return name === undefined ? 0 : readFileSync(join(cwd, 'reports', name)).length;
}

/** Seeded numbers in [0, 1). */
function numbers(seed: number): () => number {
  const source = prngs.get('xoshiro128ss').create(Uint32Array.of(seed, 1, 2, 3));
  const word = new Uint32Array(1);
  return () => {
    source.fill(word);
    return word[0] / 2 ** 32;
  };
}
