/** What one folder of src/ may lean on. `index` and `cli` stand for src/index.ts and src/cli.ts as well. */
export interface Layer {
  /** Folders it may import; `folder/file` opens that one file; '*' is every folder. Its own folder always. */
  readonly imports: readonly string[] | '*';
  /** Packages it may import; '*' is every one. */
  readonly libraries: readonly string[] | '*';
  /** May it touch `node:` and Node's globals? A list opens only the files whose names start so. Without it, the folder runs in a browser. */
  readonly node: boolean | readonly string[];
  /** May it read a clock? A list opens only the files whose names start so. */
  readonly clock: boolean | readonly string[];
  /** Every file that index.ts exports is an entry; entries never import each other. */
  readonly catalogue: boolean;
}

const browser = { libraries: [], node: false, clock: false, catalogue: false } as const;
const catalogue = { ...browser, catalogue: true } as const;

/** Who may import whom: the table of ARCHITECTURE.md. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  core: { ...browser, imports: [] },
  math: { ...browser, imports: ['core'] },
  prng: { ...catalogue, imports: ['core'], libraries: ['pure-rand', 'seedrandom', '@noble/hashes'] },
  seeding: { ...catalogue, imports: ['core'], libraries: ['@noble/hashes'] },
  bounded: { ...catalogue, imports: ['core'] },
  shuffle: { ...catalogue, imports: ['core'] },
  statistic: { ...catalogue, imports: ['core', 'math'], libraries: ['simple-statistics'] },
  partial: { ...catalogue, imports: ['core', 'math', 'statistic/adjacent-pairs'] },
  board: { ...catalogue, imports: ['core', 'math', 'puzzle'] },
  sequential: { ...browser, imports: ['core', 'math'] },
  nim: { ...browser, imports: ['core', 'math', 'statistic/histogram', 'statistic/adjacent-pairs'] },
  puzzle: { ...browser, imports: ['core', 'math'] },
  exact: { ...browser, imports: ['core', 'math', 'shuffle', 'bounded'] },
  claim: { ...catalogue, imports: ['core', 'math', 'exact', 'shuffle', 'bounded'] },
  log: { imports: ['core', 'math', 'prng/xoshiro128ss', 'puzzle'], libraries: [], node: true, clock: false, catalogue: false },
  subject: {
    ...browser,
    imports: ['core', 'math', 'prng', 'seeding', 'bounded', 'shuffle', 'log', 'nim', 'puzzle'],
    libraries: ['@noble/hashes', 'esbuild'],
    node: ['module', 'npm', 'child', 'program', 'race-'],
    clock: ['child-watch'],
  },
  battery: { ...browser, imports: ['core', 'math', 'statistic', 'nim', 'puzzle'] },
  diagnose: { ...browser, imports: ['core', 'math', 'exact', 'shuffle', 'bounded'] },
  loop: {
    ...browser,
    imports: ['core', 'math', 'prng', 'statistic', 'partial', 'board', 'nim', 'battery', 'diagnose', 'subject/pipeline'],
    libraries: ['@noble/hashes'],
  },
  calibrate: { ...browser, imports: ['core', 'math', 'loop'] },
  run: { imports: ['core', 'calibrate', 'subject', 'loop'], libraries: ['@noble/hashes'], node: true, clock: true, catalogue: false },
  evidence: {
    imports: ['core', 'math', 'battery', 'loop', 'run', 'exact', 'nim', 'puzzle'],
    libraries: ['@noble/hashes', 'zod'],
    node: true,
    clock: true,
    catalogue: false,
  },
  audit: {
    ...browser,
    imports: [
      'core',
      'math',
      'sequential',
      'battery',
      'exact',
      'claim',
      'subject',
      'loop',
      'calibrate',
      'run',
      'evidence',
      'nim',
      'puzzle',
    ],
    node: ['version'],
  },
  testing: {
    ...browser,
    imports: ['core', 'math', 'battery', 'subject', 'loop', 'run', 'evidence', 'audit', 'report'],
    node: ['lend-random'],
  },
  report: {
    ...browser,
    imports: ['core', 'math', 'nim', 'puzzle'],
    libraries: ['vega', 'vega-lite', 'simple-statistics', '@noble/hashes'],
  },
  lab: {
    ...browser,
    imports: [
      'core',
      'math',
      'exact',
      'prng',
      'seeding',
      'bounded',
      'shuffle',
      'statistic',
      'nim',
      'puzzle',
      'battery',
      'diagnose',
      'loop',
      'report',
    ],
  },
  cli: { imports: '*', libraries: '*', node: true, clock: true, catalogue: false },
  index: { imports: '*', libraries: [], node: true, clock: false, catalogue: false },
};

/** Files, or beginnings of file names, in which `Math.random` may be said: the generator of that name, and where a subject's own is replaced. */
export const SAYS_MATH_RANDOM: readonly string[] = ['prng/math-random', 'subject/child', 'testing/lend-random'];
